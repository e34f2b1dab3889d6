import { type Locale, intlLocale } from '@pantau/core';

const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const hourAndMinute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type GreetingKey = 'goodMorning' | 'goodAfternoon' | 'goodLateAfternoon' | 'goodEvening';

/** Message key of the greeting for the time of day in a time zone. Indonesian has a greeting of its own from 15 to 18. */
export function greetingKeyAt(ms: number, timeZone: string | undefined): GreetingKey {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      ...(timeZone !== undefined && { timeZone }),
    }).format(ms),
  );
  if (hour >= 4 && hour < 11) return 'goodMorning';
  if (hour >= 11 && hour < 15) return 'goodAfternoon';
  return hour >= 15 && hour < 18 ? 'goodLateAfternoon' : 'goodEvening';
}

/** WIB, WITA or WIT: only the Indonesian locale abbreviates these zones. */
function zoneName(ms: number, zone: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat('id-ID', { ...zone, timeZoneName: 'short' }).formatToParts(
    ms,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Date, time and zone name, such as Jumat, 20 November 2026, 14.32 WIB. */
export function longDateTime(ms: number, locale: Locale, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const tag = intlLocale(locale);
  const day = new Intl.DateTimeFormat(tag, { ...longDate, ...zone }).format(ms);
  const time = new Intl.DateTimeFormat(tag, { ...hourAndMinute, ...zone }).format(ms);
  return `${day}, ${time} ${zoneName(ms, zone)}`;
}

export function firstName(fullname: string): string {
  return fullname.trim().split(/\s+/)[0] ?? fullname;
}
