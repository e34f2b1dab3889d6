import { readFile } from 'node:fs/promises';
import { viewOf } from '../cameras/camera-fleet.ts';

/** The same pictures in two formats: browsers without H.264 play the first, those without VP9 the second. */
export const clipFormats = [
  { ending: 'webm', contentType: 'video/webm' },
  { ending: 'mp4', contentType: 'video/mp4' },
] as const;

export type ClipEnding = (typeof clipFormats)[number]['ending'];

const cache = new Map<string, Promise<Buffer>>();

/** What a camera of the demo shows: drawn by core's scripts/build-camera-clips.mjs, kept in memory from the first look. */
export function loadClip(channel: number, ending: ClipEnding): Promise<Buffer> {
  const name = `${viewOf(channel) === 'dms' ? 'driver' : 'road'}.${ending}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const read = readFile(new URL(`../../media/${name}`, import.meta.url));
  cache.set(name, read);
  read.catch(() => cache.delete(name));
  return read;
}
