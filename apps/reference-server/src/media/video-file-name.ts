export interface VideoFileNameParts {
  readonly licensePlate: string;
  readonly startTime: Date;
  readonly view: 'adas' | 'dms';
  readonly ending: string;
}

/** File name of a saved video, by its start time: `B-9482-KXT_2026-11-20_14-31-18_dms.mp4`. */
export function videoFileName(
  { licensePlate, startTime, view, ending }: VideoFileNameParts,
  zone: string,
) {
  // The Swedish locale formats dates as ISO 8601.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(startTime);
  const plate = licensePlate.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plate}_${time.replace(' ', '_').replaceAll(':', '-')}_${view}.${ending}`;
}
