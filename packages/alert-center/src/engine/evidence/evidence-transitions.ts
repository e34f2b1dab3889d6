import { MEDIA_POLL_MS } from './evidence-limits.ts';
import type {
  Media,
  MediaEffect,
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

export function become(media: Media, view: MediaState, now: number): Media {
  if (JSON.stringify(view) === JSON.stringify(media.view)) return media;
  const wait = waitOf(view);
  const isSameWait = wait !== null && wait === waitOf(media.view);
  return { ...media, view, since: isSameWait ? media.since : now };
}

/** Enters a state without a pending call or timer. */
export function rest(
  media: Media,
  view: MediaState,
  now: number,
  ...effects: MediaEffect[]
): ReducedMedia {
  return { media: { ...become(media, view, now), isAsking: false, dueAt: null }, effects };
}

export function ask(media: Media, type: Call): ReducedMedia {
  const ticket = media.ticket + 1;
  return { media: { ...media, ticket, isAsking: true, dueAt: null }, effects: [{ type, ticket }] };
}

export function fail(media: Media, reason: NoMediaReason, now: number, ...notices: MediaEffect[]) {
  return rest(media, { state: 'failed', reason }, now, ...notices);
}

export function timeOut(
  media: Media,
  reason: TimeoutReason,
  now: number,
  ...notices: MediaEffect[]
) {
  const reset = { ...media, misses: 0, requestedAt: null };
  return rest(reset, { state: 'timeout', reason }, now, ...notices);
}

export function step(media: Media, name: RequestStep, now: number): Media {
  return become(media, { state: 'requesting', step: name }, now);
}

export function dueIn(media: Media, ms: number, now: number): ReducedMedia {
  return { media: { ...media, isAsking: false, dueAt: now + ms }, effects: [] };
}

export function pollLater(media: Media, view: MediaState, now: number): ReducedMedia {
  return dueIn(become(media, view, now), MEDIA_POLL_MS, now);
}
