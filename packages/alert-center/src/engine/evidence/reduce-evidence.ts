import { listsFilesFirst } from './camera.ts';
import { FILE_LIST_WAIT_MS, MEDIA_FAILURES_MAX } from './evidence-limits.ts';
import { onCancelled, onLastReport, onRequested, onUpload } from './evidence-request.ts';
import { onClips, onUnplayable } from './evidence-search.ts';
import type { Media, MediaEvent } from './evidence-state.ts';
import {
  type MediaSubject,
  type ReducedMedia,
  ask,
  dueIn,
  fail,
  pollLater,
  step,
  timeOut,
} from './evidence-transitions.ts';

export function createMedia(now: number): Media {
  return {
    view: { state: 'loading' },
    since: now,
    misses: 0,
    failures: 0,
    unplayable: {},
    clipsReadAt: now,
    device: null,
    ticket: 0,
    isAsking: false,
    dueAt: null,
    requestedAt: null,
  };
}

type Failure = Extract<MediaEvent, { readonly type: 'callFailed' }>;

function onFailure(
  media: Media,
  { error, mayRetry, isNotOffered }: Failure,
  now: number,
): ReducedMedia {
  // The user is waiting for the result: report the error and allow another request.
  if (media.view.state === 'requesting') {
    return timeOut(media, 'requestFailed', now, { type: 'notifyError', error });
  }
  if (isNotOffered) return fail(media, 'notOffered', now);
  const failed = { ...media, failures: media.failures + 1 };
  if (!mayRetry || failed.failures >= MEDIA_FAILURES_MAX) return fail(failed, 'unavailable', now);
  return pollLater(failed, media.view, now);
}

function onDue(media: Media, now: number): ReducedMedia {
  if (media.dueAt === null || now < media.dueAt) return { media, effects: [] };
  if (media.view.state !== 'requesting') return ask(media, 'readClips');
  return media.device !== null && listsFilesFirst(media.device.kind)
    ? ask(step(media, 'files', now), 'listFiles')
    : ask(step(media, 'upload', now), 'requestUpload');
}

/**
 * The state machine of the evidence of one alert, as a pure function: returns the next state and the calls
 * and notices it requires.
 *
 * @param now epoch ms of the local clock
 */
export function reduceMedia(
  media: Media,
  event: MediaEvent,
  subject: MediaSubject,
  now: number,
): ReducedMedia {
  if ('ticket' in event && (event.ticket !== media.ticket || !media.isAsking)) {
    return { media, effects: [] };
  }
  switch (event.type) {
    case 'opened':
      return media.ticket > 0 ? { media, effects: [] } : ask(media, 'readClips');
    case 'clipsRead':
      return onClips(media, event.response, subject, now);
    case 'lastReportRead':
      return onLastReport(media, event.at, event.device, subject, now);
    case 'fileListUpdated':
      return dueIn(step(media, 'listing', now), FILE_LIST_WAIT_MS, now);
    case 'filesListed':
      return event.count === 0
        ? fail(media, 'notFound', now, { type: 'notify', what: 'mediaNotFound' })
        : ask(step(media, 'upload', now), 'requestUpload');
    case 'uploadRequested':
      return onUpload(media, event.message, now);
    case 'callFailed':
      return onFailure(media, event, now);
    case 'requested':
      return onRequested(media, now);
    case 'cancelled':
      return onCancelled(media, now);
    case 'playbackFailed':
      return onUnplayable(media, event.clipId, now);
    case 'clockMoved':
      return onDue(media, now);
  }
}
