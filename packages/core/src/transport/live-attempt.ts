import type { Clock } from '../clock/clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { type LiveSocket, type LiveSocketFactory, socketIo } from './live-socket.ts';
import { redact } from './redact.ts';
import type { TokenSource } from './token-source.ts';

export type TokenPlacement = 'auth' | 'query';

export interface LiveAttemptOptions {
  readonly url: string;
  readonly path: string;
  readonly tokens: TokenSource;
  readonly tokenPlacement: TokenPlacement;
  /** The token that the server has just refused. */
  readonly staleToken: string | undefined;
  readonly clock: Clock;
  readonly io: LiveSocketFactory | undefined;
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** Called once, unless `stop` came first. */
  readonly onEnd: (end: LiveEnd) => void;
}

export type LiveEnd =
  | { readonly cause: 'tokenRefused'; readonly token: string }
  | { readonly cause: 'closedByServer' }
  | { readonly cause: 'failed'; readonly error: PantauError };

export interface LiveAttempt {
  send(message: unknown): void;
  /** Ends it silently. */
  stop(): void;
}

/** Time limit from requesting the token until the socket is open. */
const OPEN_TIMEOUT_MS = 15_000;

interface ConnectError {
  readonly message?: unknown;
  readonly data?: { readonly code?: unknown };
}

const refusalOf = (detail: unknown): ConnectError =>
  typeof detail === 'object' && detail !== null ? detail : {};

/** One connection, from the token to the end of its socket. */
export function startLiveAttempt(options: LiveAttemptOptions): LiveAttempt {
  const { url, path, tokens, tokenPlacement, staleToken, clock } = options;
  const giveUp = new AbortController();
  let socket: LiveSocket | undefined;
  let isOver = false;

  const stop = (): void => {
    isOver = true;
    cancelTimeout();
    giveUp.abort();
    socket?.disconnect();
  };
  const end = (reason: LiveEnd): void => {
    if (isOver) return;
    stop();
    options.onEnd(reason);
  };
  const fail = (error: PantauError): void => end({ cause: 'failed', error });
  const cancelTimeout = clock.setTimeout(() => {
    fail(new PantauError('timeout', { message: 'The live channel did not open in time' }));
  }, OPEN_TIMEOUT_MS);

  const open = (token: string, io: LiveSocketFactory): void => {
    if (isOver) return;
    const opened = io(
      url,
      tokenPlacement === 'query' ? { path, query: { token } } : { path, auth: { token } },
    );
    socket = opened;
    opened.on('connect', () => {
      if (isOver) return;
      cancelTimeout();
      options.onOpen();
    });
    opened.on('message', (data) => {
      if (!isOver) options.onMessage(data);
    });
    opened.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') return end({ cause: 'closedByServer' });
      const why = redact(String(reason), token);
      fail(new PantauError('offline', { message: `The live channel was disconnected: ${why}` }));
    });
    opened.on('connect_error', (detail) => {
      const { data, message } = refusalOf(detail);
      if (data?.code === 'UNAUTHENTICATED') return end({ cause: 'tokenRefused', token });
      // No `cause`: the transport's errors can contain the address, and with it the token.
      const why = redact(String(message), token);
      fail(new PantauError('offline', { message: `The live channel did not open: ${why}` }));
    });
  };

  const token =
    staleToken === undefined
      ? tokens.get(giveUp.signal)
      : tokens.refresh(staleToken, giveUp.signal);
  // Socket.IO loads while the token is requested.
  const factory = options.io ?? socketIo.load();
  Promise.all([token, factory])
    .then(([value, io]) => open(value, io))
    .catch((error: unknown) => {
      if (isPantauError(error)) return fail(error);
      fail(new PantauError('server', { message: 'The live channel could not be opened' }));
    });

  return {
    send(message) {
      if (!isOver) socket?.emit('message', message);
    },
    stop,
  };
}
