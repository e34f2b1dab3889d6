import { expect, it, vi } from 'vitest';
import { createServerClients } from './server-clients.ts';
import { createTokenSource } from './token-source.ts';

it('shares one token between its clients and never sends cookies (CO-198)', async () => {
  const getToken = vi.fn(() => Promise.resolve('token'));
  const fetch = vi.fn((..._: Parameters<typeof globalThis.fetch>) =>
    Promise.resolve(Response.json({})),
  );
  const client = createServerClients({
    baseUrl: 'https://fleet.example/',
    getToken,
    locale: 'id',
    fetch,
  });
  await client('/api').request('GET', 'one');
  await client('/other').request('GET', 'two');
  expect(getToken).toHaveBeenCalledOnce();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://fleet.example/api/one',
    'https://fleet.example/other/two',
  ]);
  for (const [, init] of fetch.mock.calls) {
    expect(init?.credentials).toBe('omit');
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token');
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('id');
  }
});

it('shares one token source, and so every refresh, between adapters (CO-260)', async () => {
  let valid = 'first';
  const getToken = vi.fn(async () => valid);
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const sent = new Headers(init?.headers).get('Authorization');
    return sent === `Bearer ${valid}` ? Response.json({}) : new Response(null, { status: 401 });
  });
  const tokens = createTokenSource({ getToken });
  const connect = () =>
    createServerClients({ baseUrl: 'https://fleet.example', tokens, fetch })('/api');
  const clients = [connect(), connect(), connect()];
  const askAll = () => Promise.all(clients.map((client) => client.request('GET', 'one')));
  await askAll();
  expect(getToken).toHaveBeenCalledTimes(1);
  valid = 'second';
  await askAll();
  expect(getToken.mock.calls).toEqual([['initial'], ['expired']]);
  expect(() => createServerClients({ baseUrl: '' })).toThrow('getToken or tokens');
});
