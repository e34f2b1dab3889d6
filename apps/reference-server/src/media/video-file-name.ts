export interface VideoFileNameParts {
  readonly licensePlate: string;
  readonly startTime: Date;
  readonly view: 'adas' | 'dms';
  readonly ending: string;
}

/** What a video is saved as: `B-9482-KXT_2026-11-20_14-31-18_dms.mp4`, by the time of its first picture. */
export function videoFileName(
  { licensePlate, startTime, view, ending }: VideoFileNameParts,
  zone: string,
) {
  // Swedish dates are ISO dates.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(startTime);
  const plate = licensePlate.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plate}_${time.replace(' ', '_').replaceAll(':', '-')}_${view}.${ending}`;
}
