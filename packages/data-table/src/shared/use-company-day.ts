import { useClock, useFormat, useSession } from '@pantau/core';
import { type Day, dayOf } from '@pantau/core/day';
import { useCallback, useMemo } from 'react';

export interface CompanyDay {
  /** IANA name; `undefined` for the device's time zone. */
  readonly timeZone: string | undefined;
  /** The current day in that time zone. */
  today(): Day;
}

/** The company's calendar: the time zone of the user, else of the provider. */
export function useCompanyDay(): CompanyDay {
  const clock = useClock();
  const format = useFormat();
  const { user } = useSession();
  const timeZone = user?.timeZone ?? format.timeZone;
  const today = useCallback(() => dayOf(clock.now(), timeZone), [clock, timeZone]);
  return useMemo(() => ({ timeZone, today }), [timeZone, today]);
}
