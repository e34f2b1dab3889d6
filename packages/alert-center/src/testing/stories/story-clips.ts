import type { ClipFile } from '../../engine/evidence/evidence-state.ts';

/** A four-second video of a road. */
const road = new URL('../../../../core/src/media/testing/road.webm', import.meta.url).href;

const blob = (content: string): string =>
  URL.createObjectURL(new Blob([content], { type: 'video/mp4' }));

const of =
  (url: string, contentType = 'video/mp4') =>
  (): readonly ClipFile[] => [{ url, contentType }];

/** Playable and broken files of a clip. Broken ones get a new URL for each clip. */
export const storyClips = {
  plays: of(road, 'video/webm'),
  notThere: of('/no-such-clip.mp4'),
  empty: () => of(blob(''))(),
  /** A sign-in page with the content type of a video. */
  wrongType: () => of(blob('<!doctype html><p>Sign in</p>'))(),
  /** Never responds. */
  endless: () => of(URL.createObjectURL(new MediaSource()))(),
} as const satisfies Readonly<Record<string, () => readonly ClipFile[]>>;
