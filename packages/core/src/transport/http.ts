import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { abortable } from './abortable.ts';
import type { TokenSource } from './token-source.ts';

export interface HttpOptions {
  /** Sent as `Authorization: Bearer`; a 401 renews the token once and repeats the call once. */
  readonly tokens?: TokenSource | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** For the whole call, token included; 20 s unless told. */
  readonly timeoutMs?: number | undefined;
  /** Whether cookies go along; as `fetch` has it unless told. */
  readonly credentials?: RequestCredentials | undefined;
  /** Language for the server's messages, sent as `Accept-Language`. */
  readonly language?: (() => string) | undefined;
}

interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

interface HttpResponse {
  readonly status: number;
  /** Parsed JSON; `undefined` when the answer has none. */
  readonly body: unknown;
}

/**
 * Sends one request and gives its answer, whatever its status. Rejects with `PantauError` offline,
 * timeout or whatever the token source says, or with the signal's reason when the caller gives up.
 */
export type SendHttp = (request: HttpRequest) => Promise<HttpResponse>;

const DEFAULT_TIMEOUT_MS = 20_000;

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function createHttp(options: HttpOptions): SendHttp {
  const { tokens, clock = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS, credentials } = options;

  const sendOnce = async (
    request: HttpRequest,
    signal: AbortSignal,
    token: string | undefined,
  ): Promise<HttpResponse> => {
    const headers: Record<string, string> = { Accept: 'application/json', ...request.headers };
    const language = options.language?.();
    if (language !== undefined) headers['Accept-Language'] = language;
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    const init: RequestInit = { method: request.method, headers, signal };
    if (credentials !== undefined) init.credentials = credentials;
    if (request.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(request.body);
    }
    // Looked up at each call: a page may wrap the global one after this client was made.
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await abortable(fetch(request.url, init), signal);
    return { status: response.status, body: await abortable(bodyOf(response), signal) };
  };

  const send = async (request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> => {
    const token = await tokens?.get(signal);
    const answer = await sendOnce(request, signal, token);
    if (answer.status !== 401 || tokens === undefined || token === undefined) return answer;
    return sendOnce(request, signal, await tokens.refresh(token, signal));
  };

  return async (request) => {
    const { signal } = request;
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    const cancelTimeout = clock.setTimeout(() => {
      const message = `No answer within ${timeoutMs} ms`;
      stop.abort(new PantauError('timeout', { message }));
    }, timeoutMs);
    try {
      stop.signal.throwIfAborted();
      return await send(request, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      if (isPantauError(error)) throw error;
      throw new PantauError('offline', { message: 'The server was not reached', cause: error });
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', onAbort);
    }
  };
}
