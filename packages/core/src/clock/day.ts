/** A calendar day such as `2026-11-20`, independent of any time zone. Days compare as strings. */
export type Day = string;

const dayPattern = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a valid day from 1900 to 9999. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const ms = asUtc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(asUtc(day) + count * DAY_MS);
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** @param timeZone IANA name; defaults to the device's, also if unknown */
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

/** The local date and time, represented as if it were UTC. */
function wallClock(ms: number, timeZone: string | undefined): number {
  const read: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(ms)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Date and time as ISO writes them, with a space, such as `2026-11-20 14:05:00`; spreadsheets read it as a time.
 *
 * @param ms epoch ms
 */
export function dateTimeText(ms: number, timeZone?: string): string {
  return new Date(wallClock(ms, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** @param ms epoch ms */
export function dayOf(ms: number, timeZone?: string): Day {
  return fromUtc(wallClock(ms, timeZone));
}

/**
 * The start of a day in a time zone, in epoch ms: 00:00:00, or the first moment after it if the clocks skip
 * midnight or, as in Samoa in 2011, the whole day.
 */
export function startOfDay(day: Day, timeZone?: string): number {
  const target = asUtc(day);
  let ms = target;
  // Repeated because the first guess may have the offset of another season.
  for (let round = 0; round < 2; round += 1) ms += target - wallClock(ms, timeZone);
  const latest = ms + DAY_MS;
  while (ms < latest && dayOf(ms, timeZone) < day) ms += MINUTE_MS;
  return ms;
}

/** The end of a day in a time zone, 23:59:59.999, in epoch ms. */
export function endOfDay(day: Day, timeZone?: string): number {
  return startOfDay(addDays(day, 1), timeZone) - 1;
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time of day such as `07:30`. */
export const isTime = (text: string): boolean => timePattern.test(text);

/** The time of day, such as `07:30`, at an epoch ms. */
export const timeOf = (ms: number, timeZone?: string): string =>
  dateTimeText(ms, timeZone).slice(11, 16);

/**
 * When a day has a time of day such as `07:30` in a time zone, in epoch ms. A time that the clocks skip is as much
 * later.
 */
export function instantAt(day: Day, time: string, timeZone?: string): number {
  const target = Date.parse(`${day}T${time}:00Z`);
  let ms = target;
  // Repeated because the first guess may have the offset of another season.
  for (let round = 0; round < 2; round += 1) ms += target - wallClock(ms, timeZone);
  return ms;
}

/** When shifts change, in the company's time zone (docs/decisions/0042). */
const SHIFT_CHANGES = ['06:00', '14:00', '22:00'] as const;

/**
 * The next change of shifts, until which `SnoozeLength.shift` lasts.
 *
 * @param now epoch ms; a change at this very moment has begun the current shift
 * @param timeZone IANA name of the company's time zone
 */
export function shiftEnd(now: number, timeZone: string): number {
  const today = dayOf(now, timeZone);
  const next = [today, addDays(today, 1)]
    .flatMap((day) => SHIFT_CHANGES.map((time) => instantAt(day, time, timeZone)))
    .find((change) => change > now);
  if (next === undefined) throw new Error(`No shift ends after ${now} in ${timeZone}.`);
  return next;
}
