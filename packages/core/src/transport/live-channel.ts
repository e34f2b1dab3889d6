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
import type { LiveSocketFactory } from './live-socket.ts';
import { type LiveTabs, type OpenLiveTabs, browserLiveTabs } from './live-tabs.ts';
import type { LiveEvent, LiveMessage, LiveStatus } from './live-types.ts';
import { startLiveWatch } from './live-watch.ts';
import { redact } from './redact.ts';
import type { TokenSource } from './token-source.ts';
import { type WakeUps, browserWakeUps } from './wake-ups.ts';

export interface LiveChannelOptions {
  /** Origin of the socket server, such as `https://fleet.example`. */
  readonly url: string;
  /** Defaults to `/socket.io`. */
  readonly path?: string | undefined;
  readonly tokens: TokenSource;
  /**
   * `auth` sends the token in the first packet, `query` in the address, for servers that require it.
   * Defaults to `auth`.
   */
  readonly tokenPlacement?: TokenPlacement | undefined;
  readonly clock?: Clock | undefined;
  /** From 0 up to 1. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Receives one line for each step of the connection, without tokens. */
  readonly logger?: ((line: string) => void) | undefined;
  /** Receives dropped messages and failed attempts. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly wakeUps?: WakeUps | undefined;
  /** The connections of this browser's other tabs. Defaults to a `BroadcastChannel`. */
  readonly tabs?: OpenLiveTabs | undefined;
  /** Creates sockets. Defaults to those of `socket.io-client`, which loads with the first connection. */
  readonly io?: LiveSocketFactory | undefined;
}

/** One connection for any number of subscribers. It reconnects automatically until it is closed. */
export interface LiveChannel {
  connect(): void;
  /** Leaves no socket, timer or listener behind. `connect` may follow. */
  close(): void;
  /** Sets the subscription, from the query `payload`. Sent now and after each reconnect. */
  setTags(payload: string): void;
  /** Sends a message over the present connection; without one it is lost. */
  send(message: { readonly type: string; readonly data: unknown }): void;
  /** Subscribe before loading, so that nothing is missed in between. Returns a function that unsubscribes. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  getStatus(): LiveStatus;
  /** The number of messages that were dropped because they could not be parsed. */
  getDropped(): number;
  /** Starts the next attempt immediately. */
  retryNow(): void;
}

/** The server sends PONG every 5 s; after three missing ones the connection counts as lost. */
const MAX_SILENCE_MS = 18_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

function toInstant(value: unknown): number | undefined {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

class SocketChannel implements LiveChannel {
  readonly #options: LiveChannelOptions;
  readonly #clock: Clock;
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  #status: LiveStatus;
  #tags: string | undefined;
  #dropped = 0;
  #attempt: LiveAttempt | undefined;
  #isOpen = false;
  /** When the last message arrived; `undefined` while none is expected. */
  #lastMessageAt: number | undefined;
  /** A token that the server refused. */
  #staleToken: string | undefined;
  #cancelRetry: (() => void) | undefined;
  #stopWatch: (() => void) | undefined;
  #tabs: LiveTabs | undefined;

  constructor(options: LiveChannelOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const since = this.#clock.now();
    this.#status = {
      state: 'idle',
      since,
      attempt: 0,
      nextAttemptAt: null,
      signedOut: false,
      lastPongAt: null,
    };
  }

  connect(): void {
    const { state } = this.#status;
    if (state !== 'idle' && state !== 'closed') return;
    this.#stopWatch = startLiveWatch({
      clock: this.#clock,
      wakeUps: this.#options.wakeUps ?? browserWakeUps,
      onTick: () => this.#dropWhenSilent(),
      onWake: () => {
        this.#dropWhenSilent();
        this.retryNow();
      },
      onLeave: () => this.#pause(),
      onClockSetBack: (now) => {
        if (this.#lastMessageAt !== undefined) this.#lastMessageAt = now;
      },
    });
    const { url, path = '', tabs = browserLiveTabs } = this.#options;
    this.#tabs = tabs(`${url}${path}`, () => this.#retryWhileWaiting());
    this.#change({ state: 'connecting', attempt: 0 });
    this.#start();
  }

  close(): void {
    const { state } = this.#status;
    if (state === 'idle' || state === 'closed') return;
    this.#stopWatch?.();
    this.#tabs?.close();
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#endAttempt();
    this.#change({ state: 'closed', nextAttemptAt: null });
  }

  setTags(payload: string): void {
    this.#tags = payload;
    this.#sendTags();
  }

  send(message: { readonly type: string; readonly data: unknown }): void {
    if (this.#isOpen) this.#attempt?.send(message);
  }

  subscribe(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  getStatus(): LiveStatus {
    return this.#status;
  }

  getDropped(): number {
    return this.#dropped;
  }

  retryNow(): void {
    if (this.#cancelRetry === undefined) return;
    this.#change({ attempt: 0 });
    this.#start();
  }

  /** The server is back, as another tab has found out. */
  #retryWhileWaiting(): void {
    if (this.#cancelRetry !== undefined) this.#start();
  }

  /** Browsers keep no page with an open socket in their back/forward cache. Waking up connects again. */
  #pause(): void {
    if (this.#attempt === undefined) return;
    this.#endAttempt();
    this.#retryLater(false);
  }

  #log(line: string): void {
    this.#options.logger?.(`live channel: ${redact(line)}`);
  }

  #emit(event: LiveEvent): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        this.#options.onError?.(error);
      }
    }
  }

  #change(changes: Partial<LiveStatus>): void {
    const before = this.#status;
    const hasNewState = changes.state !== undefined && changes.state !== before.state;
    if (hasNewState) this.#log(`${before.state} → ${changes.state}`);
    const since = hasNewState ? this.#clock.now() : before.since;
    this.#status = { ...before, ...changes, since };
    this.#emit({ kind: 'status', status: this.#status });
  }

  #sendTags(): void {
    if (this.#tags === undefined || !this.#isOpen) return;
    this.#lastMessageAt = this.#clock.now();
    this.#attempt?.send({ type: 'update_tags', data: this.#tags });
  }

  #onMessage(data: unknown): void {
    if (this.#lastMessageAt !== undefined) this.#lastMessageAt = this.#clock.now();
    const message = parseLiveMessage(data);
    if (message === null) {
      this.#dropped += 1;
      const error = new PantauError('server', { message: 'A live message could not be parsed' });
      this.#options.onError?.(error);
      return;
    }
    if (message.type === pongType) this.#onPong(message);
    else this.#emit({ kind: 'message', message });
  }

  #onPong({ prevSeq, seq, body }: LiveMessage): void {
    this.#staleToken = undefined;
    if (this.#status.state !== 'live') this.#tabs?.announceLive();
    const lastPongAt = this.#clock.now();
    this.#change({ state: 'live', attempt: 0, nextAttemptAt: null, signedOut: false, lastPongAt });
    if (prevSeq === null || seq === null) return;
    this.#emit({ kind: 'head', prevSeq, seq, serverNow: toInstant(body['at']) });
  }

  #start(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    if (this.#status.nextAttemptAt !== null) this.#change({ nextAttemptAt: null });
    const { url, path = '/socket.io', tokens, tokenPlacement = 'auth' } = this.#options;
    this.#attempt = startLiveAttempt({
      url,
      path,
      tokens,
      tokenPlacement,
      staleToken: this.#staleToken,
      clock: this.#clock,
      io: this.#options.io,
      onOpen: () => {
        this.#isOpen = true;
        this.#log('open');
        this.#sendTags();
      },
      onMessage: (data) => this.#onMessage(data),
      onEnd: (end) => this.#onEnd(end),
    });
  }

  #endAttempt(): void {
    this.#attempt?.stop();
    this.#attempt = undefined;
    this.#isOpen = false;
    this.#lastMessageAt = undefined;
  }

  #retryLater(signedOut: boolean): void {
    const { random = Math.random } = this.#options;
    const { attempt } = this.#status;
    const delay = random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
    this.#cancelRetry = this.#clock.setTimeout(() => this.#start(), delay);
    const nextAttemptAt = this.#clock.now() + delay;
    this.#change({ state: 'reconnecting', attempt: attempt + 1, nextAttemptAt, signedOut });
  }

  #onEnd(end: LiveEnd): void {
    this.#endAttempt();
    if (end.cause === 'tokenRefused') {
      const isFirstRefusal = this.#staleToken === undefined;
      this.#staleToken = end.token;
      this.#log('token refused');
      if (isFirstRefusal) return this.#start();
    }
    if (end.cause === 'failed') {
      this.#log(end.error.message);
      this.#options.onError?.(end.error);
    }
    const isRefused = end.cause === 'failed' && end.error.kind === 'unauthorized';
    this.#retryLater(isRefused || end.cause === 'tokenRefused');
    if (end.cause === 'closedByServer') this.#emit({ kind: 'tagsNeeded' });
  }

  #dropWhenSilent(): void {
    if (this.#lastMessageAt === undefined) return;
    if (this.#clock.now() - this.#lastMessageAt <= MAX_SILENCE_MS) return;
    this.#log('silent for too long');
    this.#endAttempt();
    this.#change({ state: 'reconnecting' });
    this.#start();
  }
}

export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  return new SocketChannel(options);
}
