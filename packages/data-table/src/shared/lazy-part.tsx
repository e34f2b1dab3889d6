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

/** A component that is loaded when it is first wanted. */
export interface Part<P> {
  get(): ComponentType<P> | undefined;
  load(): Promise<ComponentType<P>>;
}

/** A load that failed is forgotten, so that the next wish tries again. */
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
  /** Of the part. */
  readonly props: P;
  /** It could not be loaded: whoever wanted it stops wanting it. */
  onFail(): void;
}

/**
 * Renders a part as soon as it is loaded. Where it cannot be (offline, or a newer version replaced it)
 * the user is told, and nothing else of the table breaks.
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
