/** A day of the calendar, `2026-11-20`, whatever the time zone. Days compare as their texts do. */
export type Day = string;

/** Shortcuts of the date filter, in their order; the last days count today (spec shell §5). */
export const dateShortcuts = ['today', 'yesterday', 'last3Days', 'last7Days'] as const;
export type DateShortcut = (typeof dateShortcuts)[number];

const dayPattern = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;
const HOUR_MS = 3_600_000;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** A day that the calendar has, from 1900 to 9999. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const ms = asUtc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(asUtc(day) + count * 24 * HOUR_MS);
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** @param timeZone IANA name; the device's own when left out or unknown */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', {
      ...parts,
      ...(timeZone !== undefined && { timeZone }),
    });
  } catch {
    format = new Intl.DateTimeFormat('en', parts);
  }
  formats.set(timeZone, format);
  return format;
}

/** What a clock on the wall shows there, as if it were UTC. */
function wallClock(ms: number, timeZone: string | undefined): number {
  const read: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(ms)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** @param ms epoch milliseconds */
export function dayOf(ms: number, timeZone?: string): Day {
  return fromUtc(wallClock(ms, timeZone));
}

/**
 * 00:00:00 of a day in a time zone, as epoch milliseconds; where the clocks skip midnight, the first
 * moment of the day.
 */
export function startOfDay(day: Day, timeZone?: string): number {
  const wanted = asUtc(day);
  let ms = wanted;
  // Twice: the offset at the first guess may be that of another season.
  for (let round = 0; round < 2; round += 1) ms += wanted - wallClock(ms, timeZone);
  for (let step = 0; step < 3 && dayOf(ms, timeZone) < day; step += 1) ms += HOUR_MS;
  return ms;
}

/** 23:59:59 of a day in a time zone with its last millisecond (spec shell §5), as epoch milliseconds. */
export function endOfDay(day: Day, timeZone?: string): number {
  return startOfDay(addDays(day, 1), timeZone) - 1;
}

export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const reach: Readonly<Record<DateShortcut, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last3Days: [-2, 0],
  last7Days: [-6, 0],
};

export function shortcutRange(shortcut: DateShortcut, today: Day): DayRange {
  const [from, to] = reach[shortcut];
  return { from: addDays(today, from), to: addDays(today, to) };
}
