import { useClock } from '@pantau/core';
import { whenIdle } from '@pantau/core/lazy';
import { useEffect, useState } from 'react';

/** Whether the browser has been idle since the component mounted, for parts that would delay the others. */
export function useIdle(): boolean {
  const clock = useClock();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(clock, () => setIdle(true)), [clock]);
  return isIdle;
}
