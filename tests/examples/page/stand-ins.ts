import type { ReactElement } from 'react';

/** What the examples of a document take from their reader, and how their page shows what they export. */
export interface StandIns {
  /** Values for what the examples declare, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  /** How a component or an element is shown. By default as it is, without props. */
  readonly shows?: Readonly<Record<string, (part: never) => ReactElement | Promise<ReactElement>>>;
  /** What an example without a component is good for, by the names of its values. */
  readonly uses?: Readonly<
    Record<string, (values: never) => ReactElement | string | Promise<ReactElement | string>>
  >;
}

/** A value for what an example declares. */
export function standInOf({ given }: StandIns, name: string): unknown {
  if (name in given) return given[name];
  throw new Error(`There is no stand-in for ${name}, which an example declares`);
}
