import { useReportError, useToast } from '@pantau/core';
import {
  type ComponentType,
  type ReactElement,
  createElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from './use-text.ts';

/** A component that loads on first use. */
export interface Part<P> {
  get(): ComponentType<P> | undefined;
  load(): Promise<ComponentType<P>>;
}

/** A failed load is not cached, so that the next use tries again. */
export function definePart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  let component: ComponentType<P> | undefined;
  return {
    get: () => component,
    async load() {
      component ??= await load();
      return component;
    },
  };
}

export interface LazyPartProps<P extends object> {
  readonly part: Part<P>;
  /** Props of the component. */
  readonly props: P;
  /** Called if the component cannot be loaded. */
  onFail(): void;
}

/**
 * Renders a component as soon as it is loaded. If loading fails, offline or after a new release, the user
 * is notified and the rest of the table keeps working.
 */
export function LazyPart<P extends object>(wanted: LazyPartProps<P>): ReactElement | null {
  const { part, props, onFail } = wanted;
  const [component, setComponent] = useState(() => part.get());
  const t = useText();
  const toast = useToast();
  const report = useReportError();
  const fail = useRef<(error: unknown) => void>(report);
  useEffect(() => {
    fail.current = (error) => {
      report(error);
      toast.show({ kind: 'error', text: t('partFailed') });
      onFail();
    };
  });

  useEffect(() => {
    let isHere = true;
    part.load().then(
      (loaded) => {
        if (isHere) setComponent(() => loaded);
      },
      (error: unknown) => {
        if (isHere) fail.current(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [part]);

  return component === undefined ? null : createElement(component, props);
}
