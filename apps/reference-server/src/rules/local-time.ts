/** Day of the week (1 is Monday, 7 is Sunday) and minute of the day in a time zone. */
export interface LocalTime {
  readonly dayOfWeek: number;
  readonly minuteOfDay: number;
}

const weekdays: Readonly<Record<string, number>> = {
  Mon: 1,
  Tue: 2,
  Wed: 3,
  Thu: 4,
  Fri: 5,
  Sat: 6,
  Sun: 7,
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Results that are kept, because many rules ask about the same alerts, and converting takes longer than all else. */
const KEPT = 1_000;
const known = new Map<string, Map<number, LocalTime>>();

function knownTimes(timeZone: string): Map<number, LocalTime> {
  let times = known.get(timeZone);
  if (times === undefined) {
    times = new Map();
    known.set(timeZone, times);
  } else if (times.size >= KEPT) {
    times.clear();
  }
  return times;
}

/**
 * Converts an instant to local time.
 *
 * @param epochMs milliseconds since 1970-01-01 UTC
 * @param timeZone IANA name
 * @throws RangeError when the time zone is unknown
 */
export function localTime(epochMs: number, timeZone: string): LocalTime {
  const times = knownTimes(timeZone);
  const time = times.get(epochMs) ?? convert(epochMs, timeZone);
  times.set(epochMs, time);
  return time;
}

function convert(epochMs: number, timeZone: string): LocalTime {
  let dayOfWeek = 0;
  let hour = 0;
  let minute = 0;
  for (const part of formatOf(timeZone).formatToParts(epochMs)) {
    if (part.type === 'weekday') dayOfWeek = weekdays[part.value] ?? 0;
    else if (part.type === 'hour') hour = Number(part.value);
    else if (part.type === 'minute') minute = Number(part.value);
  }
  return { dayOfWeek, minuteOfDay: hour * 60 + minute };
}
