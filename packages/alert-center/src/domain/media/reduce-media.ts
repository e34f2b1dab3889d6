import {
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MOST_MS,
  MEDIA_COMES_BY_ITSELF_MS,
  MEDIA_FAILURES_MOST,
  MEDIA_POLL_MS,
  MISSES_TO_DECIDE,
  RENEWALS_MOST,
  REQUEST_PATIENCE_MS,
} from './media-limits.ts';
import type {
  Clip,
  Media,
  MediaEffect,
  MediaEvent,
  MediaState,
  NoMediaReason,
  RequestStep,
  TimeoutReason,
} from './media-state.ts';

/** What of the alert decides the way of its evidence. */
export interface MediaSubject {
  /** Of the alert, epoch ms. */
  readonly createdOn: number;
  /** Whether there is a device that can be asked. */
  readonly hasDevice: boolean;
  /** Kinds of device whose missing file means that there is none (spec alerts §4). */
  readonly listsFilesFirst: boolean;
}

export interface ReducedMedia {
  readonly media: Media;
  readonly effects: readonly MediaEffect[];
}

/** Answers of `set upload media` (spec alerts §4). */
const SENT = 'Sent';
const NOT_SENT = 'Not Sent(No video downloaded)';

export function createMedia(now: number): Media {
  return {
    view: { state: 'loading' },
    since: now,
    misses: 0,
    failures: 0,
    unplayable: 0,
    ticket: 0,
    isAsking: false,
    dueAt: null,
    requestedAt: null,
  };
}

/** Failures after which it makes sense to look again. */
const retryable: ReadonlySet<NoMediaReason> = new Set(['unavailable', 'unplayable']);

type Call = Exclude<MediaEffect['type'], 'tell' | 'tellError'>;

function become(media: Media, view: MediaState, now: number): Media {
  const isSame = JSON.stringify(view) === JSON.stringify(media.view);
  return isSame ? media : { ...media, view, since: now };
}

/** Nothing is under way and nothing is due. */
function rest(
  media: Media,
  view: MediaState,
  now: number,
  ...effects: MediaEffect[]
): ReducedMedia {
  return { media: { ...become(media, view, now), isAsking: false, dueAt: null }, effects };
}

function ask(media: Media, type: Call): ReducedMedia {
  const ticket = media.ticket + 1;
  return { media: { ...media, ticket, isAsking: true, dueAt: null }, effects: [{ type, ticket }] };
}

function fail(media: Media, reason: NoMediaReason, now: number, ...tell: MediaEffect[]) {
  return rest(media, { state: 'failed', reason }, now, ...tell);
}

function timeOut(media: Media, reason: TimeoutReason, now: number, ...tell: MediaEffect[]) {
  return rest({ ...media, misses: 0 }, { state: 'timeout', reason }, now, ...tell);
}

function step(media: Media, name: RequestStep, now: number): Media {
  return become(media, { state: 'requesting', step: name }, now);
}

function pollLater(media: Media, view: MediaState, now: number): ReducedMedia {
  const next = { ...become(media, view, now), isAsking: false, dueAt: now + MEDIA_POLL_MS };
  return { media: next, effects: [] };
}

function onClips(
  media: Media,
  clips: readonly Clip[],
  { createdOn }: MediaSubject,
  now: number,
): ReducedMedia {
  const known = { ...media, failures: 0 };
  if (clips.length > 0) return rest({ ...known, misses: 0 }, { state: 'complete', clips }, now);
  const age = now - createdOn;
  const { requestedAt } = media;
  if (requestedAt !== null) {
    return now - requestedAt >= REQUEST_PATIENCE_MS
      ? timeOut({ ...known, requestedAt: null }, 'nothingCame', now)
      : pollLater(known, { state: 'waiting', isRequested: true }, now);
  }
  if (age > MEDIA_AGE_MOST_MS) return fail(known, 'tooOld', now);
  const missed = { ...known, misses: media.misses + 1 };
  if (missed.misses < MISSES_TO_DECIDE) return pollLater(missed, { state: 'checking' }, now);
  return age > MEDIA_COMES_BY_ITSELF_MS
    ? timeOut(missed, 'nothingCame', now)
    : pollLater(missed, { state: 'waiting', isRequested: false }, now);
}

function onFailure(media: Media, error: Error, now: number): ReducedMedia {
  // The user asked and waits for the answer: he is told, and may ask again.
  if (media.view.state === 'requesting') {
    return timeOut(media, 'requestFailed', now, { type: 'tellError', error });
  }
  const failed = { ...media, failures: media.failures + 1 };
  if (failed.failures >= MEDIA_FAILURES_MOST) return fail(failed, 'unavailable', now);
  return pollLater(failed, media.view, now);
}

function onRequested(media: Media, { hasDevice }: MediaSubject, now: number): ReducedMedia {
  const { view } = media;
  // What failed because the service did is looked for again, before a device is troubled.
  if (view.state === 'failed' && retryable.has(view.reason)) {
    const anew = { ...media, failures: 0, misses: 0, unplayable: 0 };
    return ask(become(anew, { state: 'loading' }, now), 'readClips');
  }
  if (view.state !== 'timeout') return { media, effects: [] };
  if (!hasDevice) return fail(media, 'noDevice', now);
  return ask(step(media, 'lastReport', now), 'readLastReport');
}

function onLastReport(media: Media, at: number | null, now: number): ReducedMedia {
  if (at === null || now - at > DEVICE_SILENT_MS) {
    return timeOut(media, 'deviceSilent', now, { type: 'tell', what: 'deviceUnreachable' });
  }
  return ask(step(media, 'fileList', now), 'updateFileList');
}

function onUpload(media: Media, message: string, now: number): ReducedMedia {
  const answer = message.trim();
  if (answer === NOT_SENT) return fail(media, 'notSent', now);
  if (answer === SENT) {
    const waiting = become(media, { state: 'waiting', isRequested: true }, now);
    return ask({ ...waiting, requestedAt: now, misses: 0 }, 'readClips');
  }
  return timeOut(media, 'requestFailed', now, { type: 'tellError', error: new Error(message) });
}

/** Asked for once more, so that an address that has expired is renewed; then it is given up. */
function onUnplayable(media: Media, now: number): ReducedMedia {
  if (media.view.state !== 'complete') return { media, effects: [] };
  const next = { ...media, unplayable: media.unplayable + 1 };
  return next.unplayable > RENEWALS_MOST
    ? fail(next, 'unplayable', now)
    : ask(become(next, { state: 'loading' }, now), 'readClips');
}

function onDue(media: Media, { listsFilesFirst }: MediaSubject, now: number): ReducedMedia {
  if (media.dueAt === null || now < media.dueAt) return { media, effects: [] };
  if (media.view.state !== 'requesting') return ask(media, 'readClips');
  return listsFilesFirst
    ? ask(step(media, 'files', now), 'listFiles')
    : ask(step(media, 'upload', now), 'requestUpload');
}

/**
 * The evidence of one alert as one pure function (spec alerts §4, Media polling status): what is known,
 * what happens, at what time (epoch ms), gives what is known next and what is to be asked for.
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
      return media.isAsking || media.ticket > 0 ? { media, effects: [] } : ask(media, 'readClips');
    case 'clipsRead':
      return onClips(media, event.clips, subject, now);
    case 'lastReportRead':
      return onLastReport(media, event.at, now);
    case 'fileListUpdated': {
      const waits = step(media, 'listing', now);
      return {
        media: { ...waits, isAsking: false, dueAt: now + FILE_LIST_WAIT_MS },
        effects: [],
      };
    }
    case 'filesListed':
      return event.count === 0
        ? fail(media, 'notFound', now, { type: 'tell', what: 'mediaNotFound' })
        : ask(step(media, 'upload', now), 'requestUpload');
    case 'uploadAnswered':
      return onUpload(media, event.message, now);
    case 'callFailed':
      return onFailure(media, event.error, now);
    case 'requested':
      return onRequested(media, subject, now);
    case 'playbackFailed':
      return onUnplayable(media, now);
    case 'clockMoved':
      return onDue(media, subject, now);
  }
}
