/** A file of a clip. */
export interface ClipSource {
  readonly url: string;
  /** MIME type, such as `video/mp4`; null if unknown. */
  readonly contentType: string | null;
}

/** The recording of one camera. */
export interface VideoClip {
  /** Unique among the clips of an alert. */
  readonly id: string;
  /** Name of the camera, shown to the user. */
  readonly camera: string;
  /** The same recording in one or more formats. The first one that the browser can play is used. */
  readonly sources: readonly ClipSource[];
  /** Time of the first frame in epoch milliseconds. */
  readonly startTime: number;
  /** Time of the event in epoch milliseconds. Marked on the scrubber if it is within the clip. */
  readonly eventTime?: number | undefined;
}

/** What a file name is made of. */
export interface ClipFile {
  readonly licensePlate: string;
  readonly camera: string;
  /** In epoch milliseconds. */
  readonly startTime: number;
  readonly contentType: string | null;
}

const extensions: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/ogg': 'ogv' };

const slug = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * The file name of a downloaded clip, such as `B-9482-KXT_2026-11-20_14-31-18_Depan.mp4`.
 *
 * @param timeZone IANA name. Default: the device's time zone.
 */
export function clipFileName(file: ClipFile, timeZone?: string): string {
  const { licensePlate, camera, startTime, contentType } = file;
  // The Swedish locale formats dates as ISO 8601.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  const [date = '', clock = ''] = time.format(startTime).split(' ');
  const type = contentType?.replace(/;.*/, '').trim().toLowerCase() ?? '';
  const name = [slug(licensePlate), date, slug(clock), slug(camera)]
    .filter((part) => part !== '')
    .join('_');
  return `${name}.${extensions[type] ?? 'mp4'}`;
}
