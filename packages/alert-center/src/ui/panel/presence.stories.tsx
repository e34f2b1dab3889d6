import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type DemoUser, type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import {
  loaded,
  ownVehicle,
  panelParameters,
  panelStory,
  rowsIn,
  seeOther,
} from '../../testing/stories/panel-story.tsx';
import { AlertPanel } from './alert-panel.tsx';

const meta = { title: 'Alert centre/Panel/Presence', id: 'alert-centre-presence', ...panelStory };

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const { manager, dispatcher, viewer } = demoUsers;

const colleague = (index: number, fullname: string): DemoUser => ({
  ...dispatcher,
  ...{ userId: String(100 + index), fullname },
});
const crowd = ['Siti Rahma', 'Agus Prasetyo', 'Dewi Anggraini', 'Joko Susilo', 'Rina Wulandari'];

/** From top to bottom, open at: nobody, Budi, two people, six people, a resolved one at Budi. */
function arrive(world: MemoryWorld): void {
  const now = world.clock.now();
  const ids = [0, 1, 2, 3, 4].map(
    (index) =>
      world.arrive({
        ...{ alertCode: 9, vehicle: ownVehicle(index), createdOn: now - (index + 1) * 60_000 },
        address: 'Jalan Tol Jakarta–Cikampek KM 47, Karawang, Jawa Barat',
      }).id,
  );
  const [, one = '', two = '', many = '', settled = ''] = ids;
  world.resolveAs(dispatcher, [settled]);
  world.openAs(manager, [one]);
  world.openAs(dispatcher, [one, two, many, settled]);
  world.openAs(viewer, [one]);
  crowd.forEach((name, index) =>
    world.openAs(colleague(index, name), index === 0 ? [two, many] : [many]),
  );
}

const parameters = { world: { scenario: 'empty', prepare: arrive, latencyMs: 5 } };
const phone = { pantau: { ...panelParameters.pantau, width: 360, flush: true } };

const texts = {
  en: {
    one: 'Being viewed by Budi Santoso',
    two: 'Being viewed by Budi Santoso, Siti Rahma',
    many: 'Being viewed by Agus Prasetyo, Budi Santoso, Dewi Anggraini, Joko Susilo and 2 others',
  },
  id: {
    one: 'Sedang dibuka oleh Budi Santoso',
    two: 'Sedang dibuka oleh Budi Santoso, Siti Rahma',
    many: 'Sedang dibuka oleh Agus Prasetyo, Budi Santoso, Dewi Anggraini, Joko Susilo dan 2 orang lain',
  },
};

const rowAt = ({ canvasElement }: PlayContext, index: number): HTMLElement => {
  const row = [...rowsIn(canvasElement)][index];
  if (row === undefined) throw new RangeError(`There is no row ${index}`);
  return row;
};
const buttonAt = (context: PlayContext, index: number): HTMLElement =>
  within(rowAt(context, index)).getAllByRole('button')[0] as HTMLElement;
const marksAt = (context: PlayContext, index: number): readonly string[] =>
  [...rowAt(context, index).querySelectorAll('[data-presence] > *')].map(
    ({ textContent }) => textContent,
  );

const marksStartAt = (context: PlayContext, index: number): number =>
  rowAt(context, index).querySelector('[data-presence]')?.getBoundingClientRect().left ?? 0;

/** Where the name of the row's event ends. */
function eventEndAt(context: PlayContext, index: number): number {
  const name = rowAt(context, index).querySelector('[class*="_what_"]');
  if (name === null) throw new Error('The row names no event');
  const text = new Range();
  text.selectNodeContents(name);
  return text.getBoundingClientRect().right;
}

/** AC-806: Rows say who else has an alert open: initials in sight, names in the row's name and tooltip. */
export const Present: Story = {
  parameters,
  async play(context) {
    await loaded(context);
    const { one, two, many } = texts[context.globals['locale'] === 'id' ? 'id' : 'en'];
    await waitFor(() => expect(marksAt(context, 1)).toEqual(['BS']));
    await expect(marksAt(context, 0)).toEqual([]);
    await expect(marksAt(context, 2)).toEqual(['BS', 'SR']);
    await expect(marksAt(context, 3)).toEqual(['AP', '+5']);
    await expect(marksAt(context, 4)).toEqual(['BS']);
    for (const [index, text] of [one, two, many, one].entries()) {
      await expect(rowAt(context, index + 1)).toHaveAttribute('title', text);
      await expect(buttonAt(context, index + 1)).toHaveAccessibleName(new RegExp(`${text}$`));
    }
    // The user's own and that of somebody who only looks.
    await expect(buttonAt(context, 1)).not.toHaveAccessibleName(/Ratna Dewi|Maya Lestari/);
    const panel = context.canvasElement.querySelector('section') as HTMLElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(eventEndAt(context, 4)).toBeLessThanOrEqual(marksStartAt(context, 4));
  },
};

export const PresentInIndonesian: Story = { ...Present, globals: { locale: 'id' } };

export const PresentInTheDark: Story = { ...Present, globals: { theme: 'dark' } };

export const PresentOnAPhone: Story = { ...Present, parameters: { ...parameters, ...phone } };

/** On the narrowest page the name of an event ends close to the age. */
export const PresentOnTheNarrowestPage: Story = {
  ...Present,
  globals: { locale: 'id' },
  parameters: { ...parameters, pantau: { ...phone.pantau, width: 320 } },
};

/** So many alerts that repeats stack by default; two people have different ones of a stack open. */
function repeat(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 1; index <= 56; index += 1) {
    world.arrive({ alertCode: 9, vehicle: ownVehicle(index), createdOn: now - index * 600_000 });
  }
  const ids = [0, 1, 2].map(
    (index) =>
      world.arrive({ alertCode: 9, vehicle: ownVehicle(0), createdOn: now - index * 60_000 }).id,
  );
  world.openAs(dispatcher, ids.slice(0, 1));
  world.openAs(colleague(0, 'Siti Rahma'), ids.slice(1, 2));
}

/** AC-806: The row of a stack says who has any of its alerts open. */
export const PresentAtAStack: Story = {
  parameters: { world: { scenario: 'empty', prepare: repeat, latencyMs: 5 } },
  async play(context) {
    await loaded(context);
    const { two } = texts[context.globals['locale'] === 'id' ? 'id' : 'en'];
    await expect(rowAt(context, 0)).toHaveAttribute('data-stack', '3');
    await waitFor(() => expect(marksAt(context, 0)).toEqual(['BS', 'SR']));
    await expect(rowAt(context, 0)).toHaveAttribute('title', two);
    await expect(buttonAt(context, 0)).toHaveAccessibleName(new RegExp(`${two}$`));
  },
};

const drawn = new Map<string, number>();

/** AC-807: Presence at one alert draws no other row, moves nothing and announces nothing. */
export const ComesAndGoes: Story = {
  parameters: {
    world: {
      scenario: 'empty',
      latencyMs: 5,
      prepare: (world: MemoryWorld) => {
        for (let index = 0; index < 6; index += 1) {
          world.arrive({ alertCode: 9, vehicle: ownVehicle(index) });
        }
      },
    },
  },
  tags: ['behaviour'],
  render: (args, { loaded: world }) => (
    <StoryFrame
      loaded={world}
      onSeeOther={seeOther}
      renderRow={({ view }) => {
        drawn.set(view.alert.id, (drawn.get(view.alert.id) ?? 0) + 1);
        return null;
      }}
    >
      <div style={{ height: 720 }}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
  async play(context) {
    await loaded(context);
    const world = worldOf(context);
    const id = rowAt(context, 2).dataset['alertId'] ?? '';
    const page = context.canvasElement.ownerDocument;
    const live = [...page.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
    const announced = (): string => live.map(({ textContent }) => textContent).join('|');
    const before = announced();
    const boxes = rowsIn(context.canvasElement);
    const sizes = (): string =>
      [...boxes].map((row) => JSON.stringify(row.getBoundingClientRect())).join();
    const sizesBefore = sizes();
    drawn.clear();
    for (let round = 0; round < 5; round += 1) {
      world.openAs(dispatcher, [id]);
      await waitFor(() => expect(marksAt(context, 2)).toEqual(['BS']));
      await expect(sizes()).toBe(sizesBefore);
      world.openAs(dispatcher, []);
      await waitFor(() => expect(marksAt(context, 2)).toEqual([]));
    }
    await expect([...drawn.keys()]).toEqual([id]);
    await expect(announced()).toBe(before);
  },
};
