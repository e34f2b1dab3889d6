import { useContext } from 'react';
import { AppearanceContext } from '../theme/provider-context.ts';
import { classNames } from './class-names.ts';
import type { PartName } from '../theme/part-names.ts';

/** Spread on an element. */
export interface PartProps {
  readonly part: PartName;
  readonly className: string | undefined;
}

/** Names an element as a part, with our own classes and those that the host adds to the part (EM-80). */
export type PartsOf = (
  name: PartName,
  ...own: readonly (string | false | null | undefined)[]
) => PartProps;

/** A function rather than a hook for each part, so that parts can be named where they are rendered. */
export function useParts(): PartsOf {
  const elements = useContext(AppearanceContext)?.elements;
  return (name, ...own) => ({
    part: name,
    className: classNames(...own, elements?.[name]) || undefined,
  });
}
