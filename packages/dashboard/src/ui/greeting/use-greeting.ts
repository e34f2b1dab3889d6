import { useClock, useFormat, useLocale, useSession } from '@pantau/core';
import { useEffect, useState } from 'react';
import { useText } from '../shared/use-text.ts';
import { firstName, greetingKeyAt, longDateTime } from './greeting.ts';

const MINUTE_MS = 60_000;

/** The current time, updated every minute on the minute. */
function useCurrentMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => clock.setTimeout(() => setNow(clock.now()), MINUTE_MS - (clock.now() % MINUTE_MS)),
    [clock, now],
  );
  return now;
}

export interface Greeting {
  /** Addresses the user by first name. */
  readonly title: string;
  /** Date and time with the zone. */
  readonly note: string;
}

/** Greets the signed-in user for the time of day in the company's time zone (PO-29, PO-30, PO-60). */
export function useGreeting(): Greeting {
  const t = useText();
  const locale = useLocale();
  const { timeZone } = useFormat();
  const { user } = useSession();
  const now = useCurrentMinute();
  return {
    title: t(greetingKeyAt(now, timeZone), { name: firstName(user?.fullname ?? '') }),
    note: longDateTime(now, locale, timeZone),
  };
}
