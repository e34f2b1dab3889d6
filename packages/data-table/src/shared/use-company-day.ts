import { useClock, useFormat, useSession } from '@pantau/core';
import { useCallback, useMemo } from 'react';
import { type Day, dayOf } from './day.ts';

export interface CompanyDay {
  /** IANA name; undefined for the device's own. */
  readonly timeZone: string | undefined;
  /** The day that it is there now. */
  today(): Day;
}

/** Days are those of the company: in the time zone of its user, else of the provider (spec shell §5). */
export function useCompanyDay(): CompanyDay {
  const clock = useClock();
  const format = useFormat();
  const { user } = useSession();
  const timeZone = user?.timeZone ?? format.timeZone;
  const today = useCallback(() => dayOf(clock.now(), timeZone), [clock, timeZone]);
  return useMemo(() => ({ timeZone, today }), [timeZone, today]);
}
