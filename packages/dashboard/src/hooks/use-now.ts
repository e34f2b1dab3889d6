import { useClock } from '@pantau/core';
import { useEffect, useState } from 'react';

/**
 * Renders again when what `read` makes of the time changes.
 *
 * @param read must not change between renders unless what it reads does
 * @param every in ms
 */
export function useNow<T extends string | number>(read: (now: number) => T, every: number): T {
  const clock = useClock();
  const [, setValue] = useState<T>();
  useEffect(() => {
    return clock.setInterval(() => setValue(read(clock.now())), every);
  }, [clock, read, every]);
  return read(clock.now());
}
