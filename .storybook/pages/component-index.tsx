import { type ReactElement, useEffect, useState } from 'react';
import { useGlobals } from '../toolbar/use-globals.ts';
import css from './pages.module.css';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags?: readonly string[];
}

interface Component {
  readonly title: string;
  /** Address of its page, or of its first state. */
  readonly href: string;
  /** Ids of the stories that show them. */
  readonly states: readonly string[];
}

const areas = [
  ...['Alert centre', 'Data table', 'Sales orders', 'Shell', 'Alert rules', 'Driver score'],
  ...['Company settings', 'Dashboard', 'Embedding', 'Core'],
];

/** Those that `npm run visual` keeps of the main states, at the width of a phone. */
const pictures = import.meta.glob<string>('../../tests/visual/baselines/*-360-*.png', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const PICTURE = /\/([\w-]+)-360-(light|dark)-(?:en|id)\.png$/;

/** Addresses by the id of the story, for a theme; a story that has none in it shows the other one. */
function picturesIn(theme: unknown): ReadonlyMap<string, string> {
  const all = Object.entries(pictures).flatMap(([file, address]) => {
    const [, story = '', shown] = PICTURE.exec(file) ?? [];
    return [{ story, address, isAsChosen: (shown === 'dark') === (theme === 'dark') }];
  });
  const worstFirst = all.toSorted((a, b) => Number(a.isAsChosen) - Number(b.isAsChosen));
  return new Map(worstFirst.map(({ story, address }) => [story, address]));
}

/** The components of each area, from the index that Storybook builds. */
function componentsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Component[]> {
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  const components = [...byTitle].map(([title, own]): Component => {
    const states = own.filter(
      ({ type, tags }) => type === 'story' && tags?.includes('behaviour') !== true,
    );
    const page = own.find(({ type }) => type === 'docs') ?? states[0];
    return {
      title,
      href: page === undefined ? '' : `?path=/${page.type}/${page.id}`,
      states: states.map(({ id }) => id),
    };
  });
  const shown = components.filter(({ states }) => states.length > 0);
  return Map.groupBy(shown, ({ title }) => title.split('/')[0] ?? '');
}

function Link({ title, href, states }: Component): ReactElement {
  return (
    <>
      <a href={href} target="_parent">
        {title.split('/').slice(1).join(', ')}
      </a>{' '}
      <small>
        {states.length} {states.length === 1 ? 'state' : 'states'}
      </small>
    </>
  );
}

function Area({ components }: { readonly components: readonly Component[] }): ReactElement {
  const { theme } = useGlobals();
  const known = picturesIn(theme);
  const pictureOf = ({ states }: Component): string | undefined =>
    known.get(states.find((id) => known.has(id)) ?? '');
  return (
    <>
      <ul className={css.cards}>
        {components.map((component) => {
          const picture = pictureOf(component);
          return (
            picture !== undefined && (
              <li key={component.title}>
                <a href={component.href} target="_parent" tabIndex={-1} aria-hidden>
                  <img src={picture} alt="" loading="lazy" />
                </a>
                <Link {...component} />
              </li>
            )
          );
        })}
      </ul>
      <ul className={css.others}>
        {components
          .filter((component) => pictureOf(component) === undefined)
          .map((component) => (
            <li key={component.title}>
              <Link {...component} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** Every component with its picture, a link to it, and how many states it has. */
export function ComponentIndex(): ReactElement {
  const [areasShown, setAreasShown] = useState<ReturnType<typeof componentsOf>>(new Map());
  useEffect(() => {
    const request = new AbortController();
    void fetch('./index.json', { signal: request.signal })
      .then(async (response) => {
        const { entries } = (await response.json()) as { entries: Record<string, Entry> };
        setAreasShown(componentsOf(Object.values(entries)));
      })
      .catch(() => undefined);
    return () => request.abort();
  }, []);

  return (
    <>
      {areas.map((area) => (
        <section key={area}>
          <h3>{area}</h3>
          <Area components={areasShown.get(area) ?? []} />
        </section>
      ))}
    </>
  );
}
