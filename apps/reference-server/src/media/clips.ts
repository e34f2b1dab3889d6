import { readFile } from 'node:fs/promises';
import { viewOf } from '../cameras/camera-fleet.ts';

/** The same clip in two formats: WebM for browsers without H.264, MP4 for browsers without VP9. */
export const clipFormats = [
  { ending: 'webm', contentType: 'video/webm' },
  { ending: 'mp4', contentType: 'video/mp4' },
] as const;

export type ClipEnding = (typeof clipFormats)[number]['ending'];

const cache = new Map<string, Promise<Buffer>>();

/** Loads a demo clip, drawn by core's scripts/build-camera-clips.mjs, and caches it in memory. */
export function loadClip(channel: number, ending: ClipEnding): Promise<Buffer> {
  const name = `${viewOf(channel) === 'dms' ? 'driver' : 'road'}.${ending}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const read = readFile(new URL(`../../media/${name}`, import.meta.url));
  cache.set(name, read);
  read.catch(() => cache.delete(name));
  return read;
}
