import type { Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { people } from './people.ts';

/** An entry of a menu in the toolbar: value and title. */
type Item = readonly [value: string, title: string];

type Tool = NonNullable<Preview['globalTypes']>[string]['toolbar'];
type Icon = NonNullable<NonNullable<Tool>['icon']>;

const menu = (description: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: items.map(([value, title]) => ({ value, title })),
  },
});

/** What a reviewer can set for every story. A story that needs a value of its own keeps it. */
export const globalTypes = {
  locale: menu('Language', 'globe', [
    ['en', 'English'],
    ['id', 'Indonesia'],
    ['en-XA', 'Long texts (+40 %)'],
  ]),
  brand: menu(
    'Brand',
    'paintbrush',
    Object.entries(brands).map(([value, { title }]) => [value, title]),
  ),
  density: menu('Density', 'component', [
    ['comfortable', 'Comfortable'],
    ['compact', 'Compact'],
  ]),
  scopes: menu('What the user may do', 'user', [
    ['story', 'User of the story'],
    ...Object.entries(people).map(([value, { title }]): Item => [value, title]),
  ]),
  connection: menu('Live connection of the alert centre', 'link', [
    ['live', 'Live'],
    ['reconnecting', 'Drops again and again'],
    ['lost', 'Lost'],
  ]),
  motion: menu('Motion', 'play', [
    ['system', 'Motion'],
    ['reduce', 'Reduced motion'],
  ]),
  clock: menu('Clock', 'time', [
    ['running', 'Clock runs'],
    ['fixed', 'Clock stands still'],
  ]),
};

export const initialGlobals = {
  locale: 'en',
  brand: 'pantau',
  density: 'comfortable',
  scopes: 'story',
  connection: 'live',
  motion: 'system',
  clock: 'running',
};
