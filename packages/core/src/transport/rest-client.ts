import { errorOfResponse } from './http-error.ts';
import { type HttpOptions, createHttp, parseJson } from './http.ts';

export interface RestClientOptions extends HttpOptions {
  /** Prefix of every path: `https://fleet.example/api`, `/api`, or empty for the same origin. */
  readonly baseUrl: string;
}

export type QueryValue = string | number | boolean | null | undefined;

export interface RestRequest {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, with its own type, instead of `body`. */
  readonly file?: Blob | undefined;
  /** `null` and `undefined` are omitted; a list repeats its name. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RestClient {
  /**
   * Resolves with the JSON of the response, or `undefined` when it has none. The value is untrusted:
   * parse it with `parseWire`. Rejects with a `PantauError` that carries the server's message.
   */
  request(method: RestMethod, path: string, request?: RestRequest): Promise<unknown>;
}

function queryText(query: RestRequest['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export function createRestClient(options: RestClientOptions): RestClient {
  const send = createHttp(options);
  const base = options.baseUrl.replace(/\/+$/, '');
  return {
    async request(method, path, { body, file, query, signal } = {}) {
      const url = `${base}/${path.replace(/^\/+/, '')}${queryText(query)}`;
      const json = body === undefined ? undefined : JSON.stringify(body);
      const { status, text } = await send({ url, method, body: file ?? json, signal });
      const result = parseJson(text);
      if (status >= 400) throw errorOfResponse(status, result);
      return result;
    },
  };
}
