import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { abortable } from './abortable.ts';

export type TokenReason = 'initial' | 'expired';

export interface TokenSourceOptions {
  /** The host's way to an access token. Called one at a time, and again when a token is refused. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  readonly clock?: Clock | undefined;
  /** How long one call of `getToken` may take; 20 s unless told. */
  readonly timeoutMs?: number | undefined;
}

/** Access tokens for every call of one host: however many ask at once, the host is asked once. */
export interface TokenSource {
  /** The current token; asks the host when there is none yet. Rejects with a `PantauError`. */
  get(signal?: AbortSignal): Promise<string>;
  /**
   * A token other than `staleToken`, which a server refused. When somebody else has renewed it in
   * the meantime, that one, without asking the host again.
   */
  refresh(staleToken: string, signal?: AbortSignal): Promise<string>;
}

const DEFAULT_TIMEOUT_MS = 20_000;

function toTokenError(error: unknown): PantauError {
  if (isPantauError(error)) return error;
  // `fetch` rejects with a TypeError when it could not reach the server.
  const kind = error instanceof TypeError ? 'offline' : 'unauthorized';
  return new PantauError(kind, { message: 'The host gave no access token', cause: error });
}

export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, clock = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  let current: string | undefined;
  let reason: TokenReason = 'initial';
  let inFlight: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const overdue = new AbortController();
    const cancel = clock.setTimeout(() => {
      overdue.abort(
        new PantauError('timeout', { message: 'The host gave no access token in time' }),
      );
    }, timeoutMs);
    try {
      current = await abortable(getToken(reason), overdue.signal);
      return current;
    } catch (error) {
      throw toTokenError(error);
    } finally {
      cancel();
      inFlight = undefined;
    }
  };

  const get = (signal?: AbortSignal): Promise<string> => {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (current !== undefined) return Promise.resolve(current);
    // `getToken` may throw at once: `ask` is entered in a microtask, when `inFlight` is set.
    inFlight ??= Promise.resolve().then(ask);
    return abortable(inFlight, signal);
  };

  return {
    get,
    refresh(staleToken, signal) {
      if (current === staleToken) {
        current = undefined;
        reason = 'expired';
      }
      return get(signal);
    },
  };
}
