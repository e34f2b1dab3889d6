/** Last year and the current year, in a time zone. @param now epoch ms */
export function yearRange(now: number, timeZone: string | undefined): readonly [number, number] {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone, calendar: 'gregory' });
  const year = Number(format.format(now));
  return [year - 1, year];
}
