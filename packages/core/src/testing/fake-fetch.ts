/** A request as the server would receive it. */
export interface FakeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  /** Parsed JSON, or `undefined`. */
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

export interface FakeFetch {
  readonly fetch: typeof globalThis.fetch;
  /** All requests so far, oldest first. */
  readonly requests: readonly FakeRequest[];
}

/** A JSON response. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A `fetch` that calls `respond` instead of a server. */
export function createFakeFetch(
  respond: (request: FakeRequest) => Response | Promise<Response>,
): FakeFetch {
  const requests: FakeRequest[] = [];
  return {
    requests,
    async fetch(input, init = {}) {
      const request: FakeRequest = {
        url: input instanceof Request ? input.url : String(input),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        signal: init.signal ?? null,
      };
      requests.push(request);
      return respond(request);
    },
  };
}
