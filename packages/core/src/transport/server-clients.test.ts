import { expect, it, vi } from 'vitest';
import { createServerClients } from './server-clients.ts';

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
