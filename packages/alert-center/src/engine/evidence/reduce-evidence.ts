import { listsFilesFirst } from './camera.ts';
import {
  ADDRESS_TRUSTED_MS,
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_UNREQUESTED_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
  MISSES_MAX,
  RENEWALS_MAX,
  REQUEST_TIMEOUT_MS,
} from './evidence-limits.ts';
import type {
  CameraDevice,
  Clip,
  ClipsAnswer,
  Media,
  MediaEffect,
  MediaEvent,
  MediaState,
  NoMediaReason,
  RequestStep,
  TimeoutReason,
} from './evidence-state.ts';

/** Properties of the alert and the clock that the state machine depends on. */
export interface MediaSubject {
  /** When the alert was created, epoch ms of the server clock. */
  readonly createdOn: number;
  /** Whether a video arrives without a request (`shouldHaveMedia`). */
  readonly isExpected: boolean;
  /** Server time minus local time, ms. */
  readonly serverAhead: number;
}

export interface ReducedMedia {
  readonly media: Media;
  readonly effects: readonly MediaEffect[];
}

/** Responses of `set upload media` (AC-84). */
const SENT = 'Sent';
const NOT_SENT = 'Not Sent(No video downloaded)';

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

/** Failures that a new check may resolve. */
const retryable: ReadonlySet<NoMediaReason> = new Set(['unavailable', 'unplayable']);

export const mayLookAgain = (view: MediaState): boolean =>
  view.state === 'failed' && retryable.has(view.reason);

type Call = Exclude<MediaEffect['type'], 'notify' | 'notifyError'>;

/** What the user waits for. Its steps share one clock. */
function waitOf(view: MediaState): 'search' | 'request' | null {
  switch (view.state) {
    case 'loading':
    case 'checking':
      return 'search';
    case 'waiting':
      return view.isRequested ? 'request' : 'search';
    case 'requesting':
      return 'request';
    default:
      return null;
  }
}

function become(media: Media, view: MediaState, now: number): Media {
  if (JSON.stringify(view) === JSON.stringify(media.view)) return media;
  const wait = waitOf(view);
  const isSameWait = wait !== null && wait === waitOf(media.view);
  return { ...media, view, since: isSameWait ? media.since : now };
}

/** Enters a state without a pending call or timer. */
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

function fail(media: Media, reason: NoMediaReason, now: number, ...notices: MediaEffect[]) {
  return rest(media, { state: 'failed', reason }, now, ...notices);
}

function timeOut(media: Media, reason: TimeoutReason, now: number, ...notices: MediaEffect[]) {
  const reset = { ...media, misses: 0, requestedAt: null };
  return rest(reset, { state: 'timeout', reason }, now, ...notices);
}

function step(media: Media, name: RequestStep, now: number): Media {
  return become(media, { state: 'requesting', step: name }, now);
}

function dueIn(media: Media, ms: number, now: number): ReducedMedia {
  return { media: { ...media, isAsking: false, dueAt: now + ms }, effects: [] };
}

function pollLater(media: Media, view: MediaState, now: number): ReducedMedia {
  return dueIn(become(media, view, now), MEDIA_POLL_MS, now);
}

const areAllGivenUp = (
  clips: readonly Clip[],
  { unplayable }: Pick<Media, 'unplayable'>,
): boolean => clips.every(({ id }) => (unplayable[id] ?? 0) > RENEWALS_MAX);

/** Playback failures after new clips were read. A clip that failed and has the same URL again is given up. */
function stillUnplayable({ view, unplayable }: Media, clips: readonly Clip[]): Media['unplayable'] {
  const before = view.state === 'complete' ? view.clips : [];
  const counts = clips.flatMap(({ id, files }): (readonly [string, number])[] => {
    const count = unplayable[id] ?? 0;
    if (count === 0) return [];
    const old = before.find((clip) => clip.id === id)?.files;
    const isSame = JSON.stringify(old) === JSON.stringify(files);
    return [[id, isSame ? RENEWALS_MAX + 1 : count]];
  });
  return Object.fromEntries(counts);
}

function onFound(media: Media, clips: readonly Clip[], now: number): ReducedMedia {
  const unplayable = stillUnplayable(media, clips);
  const found = { ...media, misses: 0, requestedAt: null, unplayable, clipsReadAt: now };
  return areAllGivenUp(clips, found)
    ? fail(found, 'unplayable', now)
    : rest(found, { state: 'complete', clips }, now);
}

/** No video yet after a request by this or another user. */
function onAwaited(
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

function onClips(
  media: Media,
  response: ClipsAnswer,
  { createdOn, isExpected, serverAhead }: MediaSubject,
  now: number,
): ReducedMedia {
  const known = { ...media, failures: 0 };
  if (response.clips.length > 0) return onFound(known, response.clips, now);
  if (known.requestedAt !== null) return onAwaited(known, known.requestedAt, response, now);
  const age = now + serverAhead - createdOn;
  if (age > MEDIA_AGE_MAX_MS) return fail(known, 'tooOld', now);
  if (response.isUnderWay) {
    const awaited = { ...known, requestedAt: now };
    return pollLater(awaited, { state: 'waiting', isRequested: true }, now);
  }
  if (response.hasBrokenOff) return timeOut(known, 'uploadBroken', now);
  if (!isExpected) return timeOut(known, 'notAsked', now);
  const missed = { ...known, misses: media.misses + 1 };
  if (missed.misses < MISSES_MAX) return pollLater(missed, { state: 'checking' }, now);
  return age > MEDIA_UNREQUESTED_MS
    ? timeOut(missed, 'nothingCame', now)
    : pollLater(missed, { state: 'waiting', isRequested: false }, now);
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

function onRequested(media: Media, now: number): ReducedMedia {
  // After a failure of the service, check for a video again before contacting the device.
  if (mayLookAgain(media.view)) {
    const reset = { ...media, failures: 0, misses: 0, unplayable: {}, requestedAt: null };
    return ask(become(reset, { state: 'loading' }, now), 'readClips');
  }
  if (media.view.state !== 'timeout') return { media, effects: [] };
  return ask(step(media, 'lastReport', now), 'readLastReport');
}

function onCancelled(media: Media, now: number): ReducedMedia {
  const { state } = media.view;
  return state === 'requesting' || state === 'waiting'
    ? timeOut(media, 'cancelled', now)
    : { media, effects: [] };
}

function onLastReport(
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

function onUpload(media: Media, message: string, now: number): ReducedMedia {
  const response = message.trim();
  if (response === NOT_SENT) return fail(media, 'notSent', now);
  if (response === SENT) {
    const waiting = become(media, { state: 'waiting', isRequested: true }, now);
    return ask({ ...waiting, requestedAt: now, misses: 0 }, 'readClips');
  }
  return timeOut(media, 'requestFailed', now, { type: 'notifyError', error: new Error(response) });
}

/** Reads the clips again, as the URL may have expired; gives the clip up when that does not help. */
function onUnplayable(media: Media, clipId: string, now: number): ReducedMedia {
  const { view } = media;
  if (view.state !== 'complete') return { media, effects: [] };
  const isOld = now - media.clipsReadAt >= ADDRESS_TRUSTED_MS;
  const counts = isOld && !media.isAsking ? {} : media.unplayable;
  const count = (counts[clipId] ?? 0) + 1;
  const next = { ...media, unplayable: { ...counts, [clipId]: count } };
  if (media.isAsking) return { media: next, effects: [] };
  if (count <= RENEWALS_MAX) return ask(next, 'readClips');
  // Clips of other cameras may still be playable.
  return areAllGivenUp(view.clips, next)
    ? fail(next, 'unplayable', now)
    : { media: next, effects: [] };
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
