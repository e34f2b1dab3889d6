import { useClock } from '@pantau/core';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, updated once per minute. Epoch ms. */
export function useMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.setTimeout(() => setNow(clock.now()), MINUTE_MS), [clock, now]);
  return now;
}
