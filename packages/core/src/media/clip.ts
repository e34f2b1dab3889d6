/** One file of a clip. */
export interface ClipSource {
  readonly url: string;
  /** MIME type, such as `video/mp4`; null where nobody knows. */
  readonly contentType: string | null;
}

/** What one camera has seen. */
export interface VideoClip {
  /** Tells the cameras of one alert apart. */
  readonly id: string;
  /** The camera's name, as the user is to read it. */
  readonly camera: string;
  /** The same pictures in one or several formats: the first one that the browser plays is taken. */
  readonly sources: readonly ClipSource[];
  /** Epoch ms of the first picture. */
  readonly startTime: number;
  /** Epoch ms of what the clip is about: a tick on the scrubber where it lies within. */
  readonly eventTime?: number | undefined;
}

/** What a file is called after: the vehicle and the time of its first picture. */
export interface ClipFile {
  readonly licensePlate: string;
  readonly camera: string;
  /** Epoch ms. */
  readonly startTime: number;
  readonly contentType: string | null;
}

const endings: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/ogg': 'ogv' };

const asWord = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * Name of a downloaded clip: `B-9482-KXT_2026-11-20_14-31-18_Depan.mp4`.
 *
 * @param timeZone IANA name; the device's own when left out
 */
export function clipFileName(file: ClipFile, timeZone?: string): string {
  const { licensePlate, camera, startTime, contentType } = file;
  // Swedish dates are ISO dates.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  const [date = '', clock = ''] = time.format(startTime).split(' ');
  const type = contentType?.replace(/;.*/, '').trim().toLowerCase() ?? '';
  const name = [asWord(licensePlate), date, asWord(clock), asWord(camera)]
    .filter((part) => part !== '')
    .join('_');
  return `${name}.${endings[type] ?? 'mp4'}`;
}
