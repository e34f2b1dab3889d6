import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { abortable } from './abortable.ts';
import type { TokenSource } from './token-source.ts';

export interface HttpOptions {
  /**
   * Sent as `Authorization: Bearer`. After a 401 the token is refreshed once and the request is
   * repeated once.
   */
  readonly tokens?: TokenSource | undefined;
  /** Defaults to the page's `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Time limit of a request in milliseconds, including the token. Defaults to 20 s. */
  readonly timeoutMs?: number | undefined;
  /** Whether cookies are sent. Defaults to the behaviour of `fetch`. */
  readonly credentials?: RequestCredentials | undefined;
  /** The language of the server's messages, sent as `Accept-Language`. */
  readonly language?: (() => string) | undefined;
}

interface HttpRequest {
  readonly url: string;
  readonly method: string;
  /** Text is JSON; a file has its own type. */
  readonly body?: string | Blob | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request and resolves with its response, whatever the status. Rejects with the signal's
 * reason when the caller aborts, and otherwise with a `PantauError`: `offline`, `timeout`, or the
 * error of the token source.
 */
export type SendHttp = (request: HttpRequest) => Promise<HttpResponse>;

const DEFAULT_TIMEOUT_MS = 20_000;

/** Parses a JSON body; `undefined` for an empty body or text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function createHttp(options: HttpOptions): SendHttp {
  const { tokens, clock = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS, credentials } = options;

  const sendOnce = async (
    { url, method, body }: HttpRequest,
    signal: AbortSignal,
    token: string | undefined,
  ): Promise<HttpResponse> => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const language = options.language?.();
    if (language !== undefined) headers['Accept-Language'] = language;
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    if (body !== undefined) {
      headers['Content-Type'] = typeof body === 'string' ? 'application/json' : body.type;
    }
    const init: RequestInit = { method, headers, signal };
    if (credentials !== undefined) init.credentials = credentials;
    if (body !== undefined) init.body = body;
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await abortable(fetch(url, init), signal);
    return { status: response.status, text: await abortable(response.text(), signal) };
  };

  const send = async (request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> => {
    const token = await tokens?.get(signal);
    const response = await sendOnce(request, signal, token);
    if (response.status !== 401 || tokens === undefined || token === undefined) return response;
    return sendOnce(request, signal, await tokens.refresh(token, signal));
  };

  return async (request) => {
    const { signal } = request;
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    const cancelTimeout = clock.setTimeout(() => {
      const message = `No response within ${timeoutMs} ms`;
      stop.abort(new PantauError('timeout', { message }));
    }, timeoutMs);
    try {
      stop.signal.throwIfAborted();
      return await send(request, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      if (isPantauError(error)) throw error;
      throw new PantauError('offline', {
        message: 'The server could not be reached',
        cause: error,
      });
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', onAbort);
    }
  };
}
