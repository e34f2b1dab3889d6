import { describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createManualClock, jsonResponse } from '../testing/index.ts';
import { type RestClientOptions, createRestClient } from './rest-client.ts';
import { createTokenSource } from './token-source.ts';

const clientOf = (
  respond: Parameters<typeof createFakeFetch>[0],
  options: Partial<RestClientOptions> = {},
) => {
  const { fetch, requests } = createFakeFetch(respond);
  return { client: createRestClient({ baseUrl: '/api/', fetch, ...options }), requests };
};

const countingTokens = () => {
  let made = 0;
  return createTokenSource({ getToken: async () => `token-${++made}` });
};

describe('REST client', () => {
  it('sends method, address, query and JSON, and resolves to the JSON of the response', async () => {
    const { client, requests } = clientOf(() => jsonResponse({ ok: 1 }));
    const query = { page: 2, q: 'a b', tag: ['x', 'y'], none: undefined, nothing: null };
    const response = await client.request('POST', '/orders', { body: { a: 1 }, query });
    expect(response).toEqual({ ok: 1 });
    expect(requests[0]).toMatchObject({
      url: '/api/orders?page=2&q=a+b&tag=x&tag=y',
      method: 'POST',
      body: { a: 1 },
    });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  it('sends the token and the language', async () => {
    const options = { tokens: countingTokens(), language: () => 'id' };
    const { client, requests } = clientOf(() => jsonResponse({}), options);
    await client.request('GET', 'me');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('id');
  });

  it('resolves to undefined for a response without content', async () => {
    const { client } = clientOf(() => new Response(null, { status: 204 }));
    expect(await client.request('DELETE', 'session')).toBeUndefined();
  });

  it('renews the token once and repeats the request once after a 401 (CO-12)', async () => {
    const { client, requests } = clientOf(
      ({ headers }) =>
        headers.get('Authorization') === 'Bearer token-2'
          ? jsonResponse({ ok: true })
          : jsonResponse({}, 401),
      { tokens: countingTokens() },
    );
    const both = [client.request('GET', 'a'), client.request('PUT', 'b', { body: [1] })];
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(requests).toHaveLength(4);
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: [1] });
  });

  it('does not repeat again when the new token is refused as well (CO-12)', async () => {
    const { client, requests } = clientOf(() => jsonResponse({ message: 'Keluar' }, 401), {
      tokens: countingTokens(),
    });
    await expect(client.request('GET', 'a')).rejects.toMatchObject({
      kind: 'unauthorized',
      serverMessage: 'Keluar',
    });
    expect(requests).toHaveLength(2);
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'invalid'],
    [500, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ])('turns status %i into kind %s with the server’s message', async (status, kind) => {
    const body = { message: 'Kata server', errorName: 'SOME_NAME', errorCode: status };
    const { client } = clientOf(() => jsonResponse(body, status));
    await expect(client.request('GET', 'x')).rejects.toMatchObject({
      name: 'PantauError',
      kind,
      status,
      serverMessage: 'Kata server',
      code: 'SOME_NAME',
    });
  });

  it('names the rejected field if the server does', async () => {
    const body = { message: 'Isian salah', errorName: 'INVALID_INPUT', field: 'sender.name' };
    const { client } = clientOf(() => jsonResponse(body, 400));
    await expect(client.request('POST', 'x')).rejects.toMatchObject({ field: 'sender.name' });
  });

  it('handles an error page that is not JSON', async () => {
    const { client } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(client.request('GET', 'x')).rejects.toMatchObject({
      kind: 'server',
      serverMessage: undefined,
    });
  });

  it('rejects as offline when the server cannot be reached (CO-13)', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.request('GET', 'x')).rejects.toMatchObject({ kind: 'offline' });
  });

  it('times out, also while the body is being received (CO-13)', async () => {
    const clock = createManualClock();
    const never = new Response(new ReadableStream({ start: () => undefined }));
    const { client, requests } = clientOf(() => never, { clock, timeoutMs: 5_000 });
    const call = expect(client.request('GET', 'x')).rejects.toMatchObject({ kind: 'timeout' });
    await clock.advance(5_000);
    await call;
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
  });

  it('rejects with the caller’s reason when the caller aborts (CO-14)', async () => {
    const clock = createManualClock();
    const stop = new AbortController();
    const { client, requests } = clientOf(() => new Promise(() => undefined), { clock });
    const call = client.request('GET', 'x', { signal: stop.signal });
    await clock.advance(0);
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
  });

  it('leaves no listener on a signal that outlives the request (CO-14)', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { client } = clientOf(() => jsonResponse({}));
    await client.request('GET', 'x', { signal });
    expect(added.mock.calls.map(([, listener]) => listener)).toEqual(
      removed.mock.calls.map(([, listener]) => listener),
    );
    expect(added).toHaveBeenCalled();
  });

  it('sends nothing when the signal is already aborted', async () => {
    const { client, requests } = clientOf(() => jsonResponse({}));
    const call = client.request('GET', 'x', { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });

  it('uses the page’s fetch at the time of the request', async () => {
    const client = createRestClient({ baseUrl: 'https://fleet.example/api' });
    const { fetch, requests } = createFakeFetch(() => jsonResponse([]));
    vi.stubGlobal('fetch', fetch);
    await client.request('GET', 'x');
    vi.unstubAllGlobals();
    expect(requests[0]?.url).toBe('https://fleet.example/api/x');
  });
});
