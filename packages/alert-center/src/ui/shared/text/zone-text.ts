/**
 * Short name of a time zone: WIB, WITA or WIT, in English too; an offset such as GMT+1 elsewhere.
 *
 * @param timeZone IANA name; defaults to the device's time zone
 * @param ms epoch ms; some zones have another name in summer
 */
export function zoneText(timeZone: string | undefined, ms: number): string {
  const format = new Intl.DateTimeFormat('id-ID', {
    ...(timeZone !== undefined && { timeZone }),
    timeZoneName: 'short',
  });
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
