import type { ClipFile } from '../../engine/evidence/evidence-state.ts';

/** Four seconds of a road. */
const road = new URL('../../../../core/src/media/testing/road.webm', import.meta.url).href;

const blob = (content: string): string =>
  URL.createObjectURL(new Blob([content], { type: 'video/mp4' }));

const of =
  (url: string, contentType = 'video/mp4') =>
  (): readonly ClipFile[] => [{ url, contentType }];

/** What a backend may say that a clip is. An address of its own for each clip, where it is a lie. */
export const storyClips = {
  plays: of(road, 'video/webm'),
  notThere: of('/no-such-clip.mp4'),
  empty: () => of(blob(''))(),
  /** A page to sign in, called a video. */
  wrongType: () => of(blob('<!doctype html><p>Sign in</p>'))(),
  /** Takes the request and never says anything. */
  endless: () => of(URL.createObjectURL(new MediaSource()))(),
} as const satisfies Readonly<Record<string, () => readonly ClipFile[]>>;
