import type { Clock } from '@pantau/core';
import type { Media, MediaEffect, MediaEvent } from './evidence-state.ts';
import { createMedia, reduceMedia } from './reduce-evidence.ts';
import type { EvidenceSource } from './evidence-source.port.ts';
import { toPantauError } from '../list/effect-runner.ts';
import { type MediaAlert, type MediaCall, askSource } from './evidence-calls.ts';

/** What the user is to be told besides what the state shows (spec alerts §8). */
export type MediaTold = Exclude<MediaEffect, MediaCall>;

/** How far the evidence of one alert has come, followed from `resume` to `pause`. */
export interface MediaRunner {
  get(): Media;
  subscribe(listener: () => void): () => void;
  onTold(listener: (told: MediaTold) => void): () => void;
  /** The user asks the device for the video, or has it looked for again. */
  request(): void;
  /** The user does not want to wait any longer. */
  cancel(): void;
  /** A clip cannot be played. */
  playbackFailed(clipId: string): void;
  /** Begins, or goes on where it was. */
  resume(): void;
  /** Asks for nothing more; what is known stays. */
  pause(): void;
}

export interface MediaRunnerOptions {
  readonly evidence: EvidenceSource;
  readonly clock: Clock;
  readonly alert: MediaAlert;
  /** What to add to this machine's clock for the server's time, ms; asked whenever it matters. */
  readonly serverAhead: () => number;
  readonly onError: (error: unknown) => void;
}

/** Kinds that the same call will meet again. */
const lasting: ReadonlySet<string> = new Set(['unauthorized', 'forbidden', 'invalid', 'notFound']);

const isCall = (effect: MediaEffect): effect is MediaCall => 'ticket' in effect;

/** Each alert has a machine, a timer and a call of its own: none waits for another. */
export function createMediaRunner(options: MediaRunnerOptions): MediaRunner {
  const { evidence, clock, alert, serverAhead, onError } = options;
  const listeners = new Set<() => void>();
  const tellers = new Set<(told: MediaTold) => void>();
  let media = createMedia(clock.now());
  let isRunning = false;
  /** The call whose answer is awaited, also while nobody listens. */
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
      else for (const tell of [...tellers]) tell(effect);
    }
    if (next !== before) for (const listener of [...listeners]) listener();
  };

  const setTimer = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    const { dueAt } = media;
    if (dueAt === null || !isRunning) return;
    // A clock that was set back meanwhile would have it due in hours: the timer decides.
    const run = (): void => send({ type: 'clockMoved' }, Math.max(dueAt, clock.now()));
    cancelTimer = clock.setTimeout(run, Math.max(0, dueAt - clock.now()));
  };

  const begin = (call: MediaCall): void => {
    endCall();
    awaited = call;
    if (!isRunning) return;
    const mine = new AbortController();
    aborter = mine;
    const hear = (event: MediaEvent): void => {
      if (aborter === mine) send(event);
    };
    const failed = (cause: unknown): void => {
      if (aborter !== mine) return;
      const error = toPantauError(cause);
      const isNotOffered = error.kind === 'notFound' && call.type === 'readClips';
      if (!isNotOffered) onError(error);
      const mayRetry = !lasting.has(error.kind);
      send({ type: 'callFailed', ticket: call.ticket, error, mayRetry, isNotOffered });
    };
    // What cannot be worked in is as good as not answered.
    askSource(call, { evidence, alert, device: media.device }, clock, mine)
      .then(hear)
      .catch(failed);
  };

  return {
    get: () => media,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTold(listener) {
      tellers.add(listener);
      return () => tellers.delete(listener);
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
