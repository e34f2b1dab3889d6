import { intlLocale, useFormat } from '@pantau/core';
import { useMemo } from 'react';

/** How the page's language writes days and times. */
export interface DayExample {
  readonly day: string;
  readonly time: string;
}

/** 7:30 on 31 December 2026. */
const EXAMPLE = Date.UTC(2026, 11, 31, 7, 30);

export function useDayExample(): DayExample {
  const { locale } = useFormat();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', ...options }).format(EXAMPLE);
    return {
      day: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
      time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    };
  }, [locale]);
}
