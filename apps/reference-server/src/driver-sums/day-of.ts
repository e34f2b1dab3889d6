const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day of an instant in a time zone.
 *
 * @param at epoch ms
 * @param timeZone IANA name
 */
export function dayOf(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone });
    formats.set(timeZone, format);
  }
  return Date.parse(format.format(at)) / DAY_MS;
}
