import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { PantauError } from '../errors/pantau-error.ts';
import {
  type LiveAttempt,
  type LiveEnd,
  type TokenPlacement,
  startLiveAttempt,
} from './live-attempt.ts';
import { parseLiveMessage, pongType } from './live-message.ts';
import { type LiveGap, emptySequence, heal, receive } from './live-sequence.ts';
import { type LiveSocketFactory, openSocketIo } from './live-socket.ts';
import type { LiveEvent, LiveMessage, LiveStatus } from './live-types.ts';
import { redact } from './redact.ts';
import type { TokenSource } from './token-source.ts';
import { type WakeUps, browserWakeUps } from './wake-ups.ts';

export interface LiveChannelOptions {
  /** Origin of the socket host, such as `https://fleet.example`. */
  readonly url: string;
  readonly path?: string | undefined;
  readonly tokens: TokenSource;
  /** `auth` puts the token into the first packet; `query` into the address, for servers that want it. */
  readonly tokenPlacement?: TokenPlacement | undefined;
  readonly clock?: Clock | undefined;
  /** From 0 up to 1. */
  readonly random?: (() => number) | undefined;
  /** One line for each step of the connection; holds no token. */
  readonly logger?: ((line: string) => void) | undefined;
  /** Told of dropped messages and failed attempts. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly wakeUps?: WakeUps | undefined;
  readonly io?: LiveSocketFactory | undefined;
}

/** One connection for any number of subscribers. It opens again by itself until it is closed. */
export interface LiveChannel {
  connect(): void;
  /** Leaves no socket, timer or listener behind. `connect` may follow. */
  close(): void;
  /** What to hear, from the query `payload`. Sent now and after each reconnect. */
  setTags(payload: string): void;
  /** Subscribe before loading, so that nothing falls in between. Returns the function that ends it. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Everything up to `head` has been loaded: after the first load and after healing a gap. */
  healed(head: number): void;
  getStatus(): LiveStatus;
  /** Messages dropped because they could not be read. */
  getDropped(): number;
  /** Does not wait for the next attempt. */
  retryNow(): void;
}

/** The server sends PONG every 5 s; three in a row missing, and a little, means it is gone. */
const SILENCE_LIMIT_MS = 18_000;
const TICK_MS = 1_000;
/** A tick that is this late means that the machine slept or the clock was moved. */
const LATE_TICK_MS = 5_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

function instantOf(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { clock = systemClock, random = Math.random, onError } = options;
  const listeners = new Set<(event: LiveEvent) => void>();
  let status: LiveStatus = {
    state: 'idle',
    since: clock.now(),
    attempt: 0,
    nextAttemptAt: null,
    lastPongAt: null,
  };
  let sequence = emptySequence;
  let tags: string | undefined;
  let dropped = 0;
  let attempt: LiveAttempt | undefined;
  let isOpen = false;
  let awaitsFirstPong = false;
  /** When the server was last heard, once there is something to hear. */
  let heardAt: number | undefined;
  let staleToken: string | undefined;
  let cancelRetry: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  const log = (line: string): void => options.logger?.(`live channel: ${redact(line)}`);

  const emit = (event: LiveEvent): void => {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch (error) {
        onError?.(error);
      }
    }
  };

  const change = (changes: Partial<LiveStatus>): void => {
    const hasNewState = changes.state !== undefined && changes.state !== status.state;
    if (hasNewState) log(`${status.state} → ${changes.state}`);
    status = { ...status, ...changes, since: hasNewState ? clock.now() : status.since };
    emit({ kind: 'status', status });
  };

  const emitGap = (gap: LiveGap | null): void => {
    if (gap === null) return;
    log(`missed ${gap.since} to ${gap.upTo}`);
    emit({ kind: 'gap', ...gap });
  };

  const sendTags = (): void => {
    if (tags === undefined || !isOpen) return;
    heardAt = clock.now();
    attempt?.send({ type: 'update_tags', data: tags });
  };

  const onMessage = (data: unknown): void => {
    if (heardAt !== undefined) heardAt = clock.now();
    const message = parseLiveMessage(data);
    if (message === null) {
      dropped += 1;
      onError?.(new PantauError('server', { message: 'A live message could not be read' }));
      return;
    }
    if (message.type === pongType) onPong(message);
    else take(message);
  };

  const take = (message: LiveMessage, startsConnection = false): void => {
    const { type, prevSeq, seq } = message;
    if (prevSeq === null || seq === null) {
      emit({ kind: 'message', message, isDuplicate: false });
      return;
    }
    const step = receive(sequence, { prevSeq, seq }, startsConnection);
    sequence = step.sequence;
    if (type !== pongType) {
      emit({ kind: 'message', message, isDuplicate: step.outcome === 'duplicate' });
    }
    emitGap(step.gap);
  };

  const onPong = (message: LiveMessage): void => {
    const startsConnection = awaitsFirstPong;
    awaitsFirstPong = false;
    staleToken = undefined;
    // The gap first: whoever sees the channel live again knows already what he has missed.
    take(message, startsConnection);
    change({ state: 'live', attempt: 0, nextAttemptAt: null, lastPongAt: clock.now() });
    const { prevSeq, seq } = message;
    if (prevSeq !== null && seq !== null) {
      emit({ kind: 'head', prevSeq, seq, at: instantOf(message.body['at']) });
    }
  };

  const start = (): void => {
    cancelRetry?.();
    cancelRetry = undefined;
    if (status.nextAttemptAt !== null) change({ nextAttemptAt: null });
    attempt = startLiveAttempt({
      url: options.url,
      path: options.path ?? '/socket.io',
      tokens: options.tokens,
      tokenPlacement: options.tokenPlacement ?? 'auth',
      staleToken,
      clock,
      io: options.io ?? openSocketIo,
      onOpen() {
        isOpen = true;
        awaitsFirstPong = true;
        log('open');
        sendTags();
      },
      onMessage,
      onEnd,
    });
  };

  const endAttempt = (): void => {
    attempt?.stop();
    attempt = undefined;
    isOpen = false;
    heardAt = undefined;
  };

  const retryLater = (): void => {
    const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** status.attempt);
    const delay = random() * ceiling;
    cancelRetry = clock.setTimeout(start, delay);
    change({
      state: 'reconnecting',
      attempt: status.attempt + 1,
      nextAttemptAt: clock.now() + delay,
    });
  };

  const onEnd = (end: LiveEnd): void => {
    endAttempt();
    if (end.cause === 'tokenRefused') {
      const isFirstRefusal = staleToken === undefined;
      staleToken = end.token;
      log('token refused');
      if (isFirstRefusal) return start();
    }
    if (end.cause === 'failed') {
      log(end.error.message);
      onError?.(end.error);
    }
    retryLater();
    if (end.cause === 'closedByServer') emit({ kind: 'tagsNeeded' });
  };

  const retryNow = (): void => {
    if (cancelRetry === undefined) return;
    change({ attempt: 0 });
    start();
  };

  const dropWhenSilent = (): void => {
    if (heardAt === undefined || clock.now() - heardAt <= SILENCE_LIMIT_MS) return;
    log('silent for too long');
    endAttempt();
    change({ state: 'reconnecting' });
    start();
  };

  const wake = (): void => {
    dropWhenSilent();
    retryNow();
  };

  const watch = (): (() => void) => {
    let lastTick = clock.now();
    const stopTicks = clock.setInterval(() => {
      const now = clock.now();
      const elapsed = now - lastTick;
      lastTick = now;
      if (elapsed < 0 && heardAt !== undefined) heardAt = now;
      if (elapsed > TICK_MS + LATE_TICK_MS) wake();
      else dropWhenSilent();
    }, TICK_MS);
    const stopWakeUps = (options.wakeUps ?? browserWakeUps)(wake);
    return () => {
      stopTicks();
      stopWakeUps();
    };
  };

  return {
    connect() {
      if (status.state !== 'idle' && status.state !== 'closed') return;
      stopWatching = watch();
      change({ state: 'connecting', attempt: 0 });
      start();
    },
    close() {
      if (status.state === 'idle' || status.state === 'closed') return;
      stopWatching?.();
      cancelRetry?.();
      cancelRetry = undefined;
      endAttempt();
      change({ state: 'closed', nextAttemptAt: null });
    },
    setTags(payload) {
      tags = payload;
      sendTags();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    healed(head) {
      const step = heal(sequence, head);
      sequence = step.sequence;
      emitGap(step.gap);
    },
    getStatus: () => status,
    getDropped: () => dropped,
    retryNow,
  };
}
