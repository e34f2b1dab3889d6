import { type ComponentType, type ReactElement, createElement } from 'react';
import type { Lazy } from '../../lazy/lazy.ts';
import { type LazyOptions, useLazy } from './use-lazy.ts';

export interface LazyPartProps<P extends object> extends LazyOptions {
  readonly part: Lazy<ComponentType<P>>;
  /** Passed to the part. */
  readonly props: P;
}

/**
 * Renders a component as soon as its code is loaded. If loading fails (offline, or a newer version
 * has replaced the file), the user is notified and the rest of the widget keeps working.
 */
export function LazyPart<P extends object>(lazyPart: LazyPartProps<P>): ReactElement | null {
  const { part, props, ...options } = lazyPart;
  const component = useLazy(part, options);
  return component === undefined ? null : createElement(component, props);
}
