import { type ReactElement, useEffect, useState } from 'react';
import css from './pages.module.css';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags?: readonly string[];
}

interface Component {
  readonly title: string;
  /** Address of its first story or its page. */
  readonly href: string;
  readonly states: number;
  readonly tests: number;
}

const areas = [
  ...['Alert centre', 'Data table', 'Sales orders', 'Shell', 'Alert rules', 'Driver score'],
  ...['Company settings', 'Dashboard', 'Embedding', 'Core'],
];

/** The components of each area, from the index that Storybook builds. */
function componentsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Component[]> {
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  const components = [...byTitle].map(([title, own]): Component => {
    const stories = own.filter(({ type }) => type === 'story');
    const states = stories.filter(({ tags }) => tags?.includes('behaviour') !== true);
    const page = own.find(({ type }) => type === 'docs') ?? states[0];
    return {
      title,
      href: page === undefined ? '' : `?path=/${page.type}/${page.id}`,
      states: states.length,
      tests: stories.length - states.length,
    };
  });
  const shown = components.filter(({ states }) => states > 0);
  return Map.groupBy(shown, ({ title }) => title.split('/')[0] ?? '');
}

/** Every component with a link to it, and how many states it has. */
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
    <div className={css.areas}>
      {areas.map((area) => (
        <section key={area} className={css.area}>
          <h3>{area}</h3>
          <ul>
            {(areasShown.get(area) ?? []).map(({ title, href, states, tests }) => (
              <li key={title}>
                <a href={href} target="_parent">
                  {title.split('/').slice(1).join(', ')}
                </a>{' '}
                <small>
                  {states} {states === 1 ? 'state' : 'states'}
                  {tests > 0 && `, ${tests} ${tests === 1 ? 'test' : 'tests'}`}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
