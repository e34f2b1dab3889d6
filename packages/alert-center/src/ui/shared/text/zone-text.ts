/**
 * The short name of a time zone: WIB, WITA and WIT, which English readers in Indonesia use too; GMT+1
 * elsewhere.
 *
 * @param timeZone IANA name; the device's own when left out
 * @param ms the instant, epoch ms: some zones have another name in summer
 */
export function zoneText(timeZone: string | undefined, ms: number): string {
  const format = new Intl.DateTimeFormat('id-ID', {
    ...(timeZone !== undefined && { timeZone }),
    timeZoneName: 'short',
  });
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
