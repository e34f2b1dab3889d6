import { type ComponentType, type ReactElement, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { hasTests, runTests } from './framework.ts';
import type { StandIns } from './stand-ins.ts';

/** What a module made of an example exports. */
interface ExampleModule {
  readonly parts: {
    readonly components: Readonly<Record<string, ComponentType>>;
    readonly elements: Readonly<Record<string, () => ReactElement>>;
    readonly values: Readonly<Record<string, unknown>>;
  };
}

export interface Loaders {
  readonly example: () => Promise<ExampleModule>;
  readonly standIns: () => Promise<{ readonly standIns: StandIns }>;
}

/** Shows something in a section of its own, which is named after it. */
function showPart(name: string, element: ReactElement | string): void {
  const section = document.createElement('section');
  section.dataset['part'] = name;
  section.style.minHeight = '480px';
  document.body.append(section);
  createRoot(section).render(element);
}

/** Runs an example: evaluates its module, and shows every part of it. */
export async function show(loaders: Loaders): Promise<void> {
  const [{ parts }, { standIns }] = await Promise.all([loaders.example(), loaders.standIns()]);
  const { shows = {}, uses = {} } = standIns;
  const shownAs = (name: string, part: unknown): ReactElement | Promise<ReactElement> | undefined =>
    shows[name]?.(part as never);

  for (const [name, component] of Object.entries(parts.components)) {
    showPart(name, (await shownAs(name, component)) ?? createElement(component));
  }
  for (const [name, element] of Object.entries(parts.elements)) {
    showPart(name, (await shownAs(name, element())) ?? element());
  }
  const values = Object.keys(parts.values).join(', ');
  const use = uses[values];
  if (use !== undefined) showPart(values, await use(parts.values as never));
  if (hasTests()) showPart('contract', await runTests());
  document.documentElement.dataset['shown'] = 'all';
}
