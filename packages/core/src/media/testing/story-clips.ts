import type { ClipSource, VideoClip } from '../clip.ts';
import mp4 from './road.mp4';
import webm from './road.webm';

const startTime = Date.parse('2026-11-20T07:19:38Z');

/** Four seconds of a road with the event in the middle. */
export const front: VideoClip = {
  id: 'adas',
  camera: 'Depan',
  sources: [
    { url: mp4, contentType: 'video/mp4' },
    { url: webm, contentType: 'video/webm' },
  ],
  startTime,
  eventTime: startTime + 2_000,
};

/** The recording of another camera, which starts a second later. */
export const cabin: VideoClip = {
  id: 'dms',
  camera: 'Kabin',
  sources: [{ url: webm, contentType: 'video/webm' }],
  startTime: startTime + 1_000,
  eventTime: startTime + 2_000,
};

const withSources = (...sources: readonly ClipSource[]): VideoClip => ({ ...front, sources });

const blob = (content: string): string =>
  URL.createObjectURL(new Blob([content], { type: 'video/mp4' }));

/** Clips that cannot be played. Each call returns a new URL, so that stories do not share a cache entry. */
export const brokenClips = {
  missing: () => withSources({ url: '/no-such-clip.mp4', contentType: 'video/mp4' }),
  empty: () => withSources({ url: blob(''), contentType: 'video/mp4' }),
  wrongType: () =>
    withSources({ url: blob('<!doctype html><p>Sign in</p>'), contentType: 'video/mp4' }),
  namedWrongType: () => withSources({ url: blob('<p>Sign in</p>'), contentType: 'text/html' }),
  /** The request never completes. */
  endless: () =>
    withSources({ url: URL.createObjectURL(new MediaSource()), contentType: 'video/mp4' }),
  /** The first of two formats is broken. */
  halfBroken: () =>
    withSources({ url: blob('no video'), contentType: 'video/mp4' }, ...front.sources),
} as const;
