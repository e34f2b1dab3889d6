import type { Locale } from '@pantau/core';

const tags: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-GB' };

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type DayPart = 'goodMorning' | 'goodAfternoon' | 'goodEvening';

/** Part of the day that it is at `ms` in a time zone. */
export function dayPartAt(ms: number, timeZone: string | undefined): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      ...(timeZone !== undefined && { timeZone }),
    }).format(ms),
  );
  if (hour >= 4 && hour < 11) return 'goodMorning';
  return hour >= 11 && hour < 18 ? 'goodAfternoon' : 'goodEvening';
}

/** WIB, WITA, WIT: only Indonesian knows the zones of Indonesia by name. */
function zoneName(ms: number, zone: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat('id-ID', { ...zone, timeZoneName: 'short' }).formatToParts(
    ms,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Jumat, 20 November 2026, 14.32 WIB: day, time and zone of the company. */
export function longDateTime(ms: number, locale: Locale, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const tag = tags[locale];
  const day = new Intl.DateTimeFormat(tag, { ...longDay, ...zone }).format(ms);
  const time = new Intl.DateTimeFormat(tag, { ...minute, ...zone }).format(ms);
  return `${day}, ${time} ${zoneName(ms, zone)}`;
}

/** First name: what one is greeted by. */
export function firstNameOf(fullname: string): string {
  return fullname.trim().split(/\s+/)[0] ?? fullname;
}
