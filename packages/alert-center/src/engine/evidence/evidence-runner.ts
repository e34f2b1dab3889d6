import type { Clock } from '@pantau/core';
import type { Media, MediaEffect, MediaEvent } from './evidence-state.ts';
import { createMedia, reduceMedia } from './reduce-evidence.ts';
import type { EvidenceSource } from './evidence-source.port.ts';
import { toPantauError } from '../list/effect-runner.ts';
import { type MediaAlert, type MediaCall, callWithTimeout } from './evidence-calls.ts';

/** A notice for the user in addition to the state, shown as a toast. */
export type MediaNotice = Exclude<MediaEffect, MediaCall>;

/** The evidence of one alert; active from `resume` to `pause`. */
export interface MediaRunner {
  get(): Media;
  subscribe(listener: () => void): () => void;
  onNotice(listener: (notice: MediaNotice) => void): () => void;
  /** Requests the video from the device, or looks for it again. */
  request(): void;
  /** Stops waiting for the video. */
  cancel(): void;
  /** Reports that a clip cannot be played. */
  playbackFailed(clipId: string): void;
  /** Starts, or continues after `pause`. */
  resume(): void;
  /** Aborts the pending call and sends no more; keeps the state. */
  pause(): void;
}

export interface MediaRunnerOptions {
  readonly evidence: EvidenceSource;
  readonly clock: Clock;
  readonly alert: MediaAlert;
  /** Server time minus local time, ms. */
  readonly serverAhead: () => number;
  readonly onError: (error: unknown) => void;
}

/** Errors that a retry would also run into. */
const permanentKinds: ReadonlySet<string> = new Set([
  'unauthorized',
  'forbidden',
  'invalid',
  'notFound',
]);

const isCall = (effect: MediaEffect): effect is MediaCall => 'ticket' in effect;

/** Runs the state machine of one alert, with its own timer and call (AC-80). */
export function createMediaRunner(options: MediaRunnerOptions): MediaRunner {
  const { evidence, clock, alert, serverAhead, onError } = options;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: MediaNotice) => void>();
  let media = createMedia(clock.now());
  let isRunning = false;
  /** The pending call; kept while paused, and repeated on `resume`. */
  let awaited: MediaCall | null = null;
  let aborter: AbortController | undefined;
  let cancelTimer: (() => void) | undefined;

  const endCall = (): void => {
    const ended = aborter;
    aborter = undefined;
    ended?.abort();
  };

  const send = (event: MediaEvent, now = clock.now()): void => {
    const { createdOn, shouldHaveMedia } = alert;
    const subject = { createdOn, isExpected: shouldHaveMedia, serverAhead: serverAhead() };
    const before = media;
    const { media: next, effects } = reduceMedia(before, event, subject, now);
    media = next;
    if (!next.isAsking) {
      awaited = null;
      endCall();
    }
    if (next.dueAt !== before.dueAt) setTimer();
    for (const effect of effects) {
      if (isCall(effect)) begin(effect);
      else for (const notify of [...noticeListeners]) notify(effect);
    }
    if (next !== before) for (const listener of [...listeners]) listener();
  };

  const setTimer = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    const { dueAt } = media;
    if (dueAt === null || !isRunning) return;
    // The event is due when the timer fires, even if the clock was set back meanwhile.
    const run = (): void => send({ type: 'clockMoved' }, Math.max(dueAt, clock.now()));
    cancelTimer = clock.setTimeout(run, Math.max(0, dueAt - clock.now()));
  };

  const begin = (call: MediaCall): void => {
    endCall();
    awaited = call;
    if (!isRunning) return;
    const own = new AbortController();
    aborter = own;
    const receive = (event: MediaEvent): void => {
      if (aborter === own) send(event);
    };
    const onFailed = (cause: unknown): void => {
      if (aborter !== own) return;
      const error = toPantauError(cause);
      const isNotOffered = error.kind === 'notFound' && call.type === 'readClips';
      if (!isNotOffered) onError(error);
      const mayRetry = !permanentKinds.has(error.kind);
      send({ type: 'callFailed', ticket: call.ticket, error, mayRetry, isNotOffered });
    };
    // A response that the state machine cannot process counts as a failed call.
    callWithTimeout(call, { evidence, alert, device: media.device }, clock, own)
      .then(receive)
      .catch(onFailed);
  };

  return {
    get: () => media,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    request: () => send({ type: 'requested' }),
    cancel: () => send({ type: 'cancelled' }),
    playbackFailed: (clipId) => send({ type: 'playbackFailed', clipId }),
    resume() {
      if (isRunning) return;
      isRunning = true;
      if (awaited !== null) begin(awaited);
      setTimer();
      send({ type: 'opened' });
    },
    pause() {
      isRunning = false;
      cancelTimer?.();
      cancelTimer = undefined;
      endCall();
    },
  };
}
