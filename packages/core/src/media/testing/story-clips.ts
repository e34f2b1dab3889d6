import type { ClipSource, VideoClip } from '../clip.ts';
import mp4 from './road.mp4';
import webm from './road.webm';

const startTime = Date.parse('2026-11-20T07:19:38Z');

/** Four seconds of a road; what it is about happens in the middle. */
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

/** Of another camera that began a second later. */
export const cabin: VideoClip = {
  id: 'dms',
  camera: 'Kabin',
  sources: [{ url: webm, contentType: 'video/webm' }],
  startTime: startTime + 1_000,
  eventTime: startTime + 2_000,
};

const of = (...sources: readonly ClipSource[]): VideoClip => ({ ...front, sources });

const blob = (content: string): string =>
  URL.createObjectURL(new Blob([content], { type: 'video/mp4' }));

/** What a backend may answer that is no video. Addresses of their own for each story. */
export const lies = {
  notThere: () => of({ url: '/no-such-clip.mp4', contentType: 'video/mp4' }),
  empty: () => of({ url: blob(''), contentType: 'video/mp4' }),
  wrongType: () => of({ url: blob('<!doctype html><p>Sign in</p>'), contentType: 'video/mp4' }),
  namedWrongType: () => of({ url: blob('<p>Sign in</p>'), contentType: 'text/html' }),
  /** Takes the request and never says anything. */
  endless: () => of({ url: URL.createObjectURL(new MediaSource()), contentType: 'video/mp4' }),
  /** The first of two formats is broken. */
  halfBroken: () => of({ url: blob('no video'), contentType: 'video/mp4' }, ...front.sources),
} as const;
