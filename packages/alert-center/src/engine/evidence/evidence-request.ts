import { DEVICE_SILENT_MS, MEDIA_POLL_MS, REQUEST_TIMEOUT_MS } from './evidence-limits.ts';
import type {
  CameraDevice,
  ClipsAnswer,
  Media,
  MediaState,
  NoMediaReason,
} from './evidence-state.ts';
import {
  type MediaSubject,
  type ReducedMedia,
  ask,
  become,
  fail,
  pollLater,
  rest,
  step,
  timeOut,
} from './evidence-transitions.ts';

/** Responses of `set upload media` (AC-84). */
const SENT = 'Sent';
const NOT_SENT = 'Not Sent(No video downloaded)';

/** Failures that a new check may resolve. */
const retryable: ReadonlySet<NoMediaReason> = new Set(['unavailable', 'unplayable']);

export const mayLookAgain = (view: MediaState): boolean =>
  view.state === 'failed' && retryable.has(view.reason);

export function onRequested(media: Media, now: number): ReducedMedia {
  // After a failure of the service, check for a video again before contacting the device.
  if (mayLookAgain(media.view)) {
    const reset = { ...media, failures: 0, misses: 0, unplayable: {}, requestedAt: null };
    return ask(become(reset, { state: 'loading' }, now), 'readClips');
  }
  if (media.view.state !== 'timeout') return { media, effects: [] };
  return ask(step(media, 'lastReport', now), 'readLastReport');
}

export function onCancelled(media: Media, now: number): ReducedMedia {
  const { state } = media.view;
  return state === 'requesting' || state === 'waiting'
    ? timeOut(media, 'cancelled', now)
    : { media, effects: [] };
}

export function onLastReport(
  media: Media,
  at: number | null,
  device: CameraDevice | null,
  { serverAhead }: MediaSubject,
  now: number,
): ReducedMedia {
  if (device === null) return fail(media, 'noDevice', now);
  if (at === null || now + serverAhead - at > DEVICE_SILENT_MS) {
    const view = { state: 'timeout', reason: 'deviceSilent', lastReportOn: at } as const;
    return rest(media, view, now, { type: 'notify', what: 'deviceUnreachable' });
  }
  return ask(step({ ...media, device }, 'fileList', now), 'updateFileList');
}

export function onUpload(media: Media, message: string, now: number): ReducedMedia {
  const response = message.trim();
  if (response === NOT_SENT) return fail(media, 'notSent', now);
  if (response === SENT) {
    const waiting = become(media, { state: 'waiting', isRequested: true }, now);
    return ask({ ...waiting, requestedAt: now, misses: 0 }, 'readClips');
  }
  return timeOut(media, 'requestFailed', now, { type: 'notifyError', error: new Error(response) });
}

/** No video yet after a request by this or another user. */
export function onAwaited(
  media: Media,
  requestedAt: number,
  { hasBrokenOff }: ClipsAnswer,
  now: number,
): ReducedMedia {
  const waited = now - requestedAt;
  // A response right after the request may still report the failure of an earlier upload.
  if (hasBrokenOff && waited >= MEDIA_POLL_MS) return timeOut(media, 'uploadBroken', now);
  if (waited >= REQUEST_TIMEOUT_MS) return timeOut(media, 'requestUnanswered', now);
  return pollLater(media, { state: 'waiting', isRequested: true }, now);
}
