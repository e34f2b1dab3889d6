import { expect, it, vi } from 'vitest';
import { createSessionApi } from './session-api.ts';

/** The status of each request, by method and path; `null` where there is no network. */
type Answers = Readonly<Record<string, number | null>>;

function setUp(answers: Answers) {
  const requests: string[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const request = `${init?.method} ${String(url)}`;
    requests.push(request);
    const status = answers[request] ?? null;
    if (status === null) throw new TypeError('no network');
    return new Response(status === 204 ? null : '<!doctype html>', { status });
  });
  return { requests, api: createSessionApi(() => 'id', fetch) };
}

it('ends the session with one request', async () => {
  const { api, requests } = setUp({ 'DELETE /api/session': 204 });
  await api.signOut();
  expect(requests).toEqual(['DELETE /api/session']);
});

it('repeats a sign-out that the server rejects through /api/logout (PO-47)', async () => {
  const { api, requests } = setUp({ 'DELETE /api/session': 405, 'GET /api/logout': 200 });
  await api.signOut();
  expect(requests).toEqual(['DELETE /api/session', 'GET /api/logout']);
});

it('reports a sign-out that is rejected there as well (PO-47)', async () => {
  const { api } = setUp({ 'DELETE /api/session': 500, 'GET /api/logout': 500 });
  await expect(api.signOut()).rejects.toMatchObject({ name: 'PantauError', status: 500 });
});

it('sends no second request where the server cannot be reached (PO-47)', async () => {
  const { api, requests } = setUp({ 'DELETE /api/session': null });
  await expect(api.signOut()).rejects.toMatchObject({ kind: 'offline' });
  expect(requests).toEqual(['DELETE /api/session']);
});
