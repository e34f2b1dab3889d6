import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { abortable } from './abortable.ts';

export type TokenReason = 'initial' | 'expired';

export interface TokenSourceOptions {
  /** Provides an access token. Called once at a time, and again when a token is refused. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  readonly clock?: Clock | undefined;
  /** Time limit of one call of `getToken`, ms. Defaults to 20 s. */
  readonly timeoutMs?: number | undefined;
}

/** Access tokens for all requests. Concurrent requests share one call of the host's `getToken`. */
export interface TokenSource {
  /** Resolves to the current token; requests the first one from the host. Rejects with a `PantauError`. */
  get(signal?: AbortSignal): Promise<string>;
  /**
   * Resolves to a token that replaces `staleToken`, which the server has refused. If it has been renewed
   * in the meantime, resolves to the renewed one without another call of `getToken`.
   */
  refresh(staleToken: string, signal?: AbortSignal): Promise<string>;
}

const DEFAULT_TIMEOUT_MS = 20_000;

function toTokenError(error: unknown): PantauError {
  if (isPantauError(error)) return error;
  // `fetch` rejects with a TypeError when the server cannot be reached.
  const kind = error instanceof TypeError ? 'offline' : 'unauthorized';
  return new PantauError(kind, { message: 'The host provided no access token', cause: error });
}

export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, clock = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  let current: string | undefined;
  let reason: TokenReason = 'initial';
  let inFlight: Promise<string> | undefined;

  const request = async (): Promise<string> => {
    const timeout = new AbortController();
    const cancel = clock.setTimeout(() => {
      timeout.abort(
        new PantauError('timeout', { message: 'The host provided no access token in time' }),
      );
    }, timeoutMs);
    try {
      current = await abortable(getToken(reason), timeout.signal);
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
    // `getToken` may throw synchronously: `request` starts in a microtask, after `inFlight` is set.
    inFlight ??= Promise.resolve().then(request);
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
