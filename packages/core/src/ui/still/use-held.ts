import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useClock } from '../../theme/use-services.ts';
import { useFreshTaps } from './use-fresh-taps.ts';
import { watchBusySigns } from './watch-busy-signs.ts';

export interface HeldValue<T> {
  readonly shown: T;
  /** Shows the current value, although the element is in use. */
  update(): void;
}

/**
 * The value as it was when the user began to point at, touch or focus the element, until they stop or ask for the
 * current one: for rows that must not move under the user. A tap right after a change was aimed at what was there
 * before, and is ignored.
 *
 * @param elementRef an element that is mounted as long as the component
 */
export function useHeld<T>(elementRef: RefObject<HTMLElement | null>, value: T): HeldValue<T> {
  const clock = useClock();
  const [isInUse, setInUse] = useState(false);
  const [held, setHeld] = useState({ value });
  if (!isInUse && held.value !== value) setHeld({ value });
  const shown = isInUse ? held.value : value;
  useFreshTaps(elementRef, shown);

  useEffect(() => {
    const scroller = elementRef.current;
    if (scroller === null) return undefined;
    return watchBusySigns({ scroller, layer: null, clock, onChange: setInUse });
  }, [elementRef, clock]);

  const update = useCallback(() => setHeld({ value }), [value]);
  return { shown, update };
}
