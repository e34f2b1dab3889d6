import { type SessionUser, createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPushTokenRemoval } from './push-token.ts';

const user = { flags: ['fcmTopicDeliveries'] } as unknown as SessionUser;

function setUp(respond: () => Promise<Response>) {
  const store = createMemoryStore();
  store.setItem('fcmToken', 'token-1');
  const fetch = vi.fn((..._call: Parameters<typeof globalThis.fetch>) => respond());
  const onError = vi.fn();
  const clock = createManualClock();
  const remove = createPushTokenRemoval({ store, fetch, clock, onError });
  return { store, fetch, clock, onError, remove };
}

const respond = (status: number, body: string) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
const succeed = () => respond(200, '{"data":{"unregisterPushToken":{"isSuccessful":true}}}');

describe('the push token', () => {
  it('is unregistered when a user of a company with the flag signs out (PO-67)', async () => {
    const { store, fetch, remove } = setUp(succeed);
    await remove(user, 'access');
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(String(request?.body)).toContain(
      '"input":{"registrationToken":"token-1","platform":"web"}',
    );
    expect(store.getItem('fcmToken')).toBeNull();
  });

  it('stays registered without the flag, and without a token nothing is sent (PO-67)', async () => {
    const { store, fetch, remove } = setUp(succeed);
    await remove({ ...user, flags: [] }, 'access');
    store.removeItem('fcmToken');
    await remove(user, 'access');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached (PO-67)', () => Promise.reject(new TypeError('no network'))],
    ['fails (PO-67)', () => respond(500, '{"errorName":"SERVER"}')],
    [
      'refuses it (PO-67)',
      () => respond(200, '{"data":{"unregisterPushToken":{"isSuccessful":false}}}'),
    ],
    [
      'rejects the request (PO-67)',
      () => respond(200, '{"errors":[{"message":"no"}],"data":null}'),
    ],
  ])('stays stored, and the user signs out, when the server %s', async (_title, answer) => {
    const { store, onError, remove } = setUp(answer);
    await remove(user, 'access');
    expect(onError).toHaveBeenCalledOnce();
    expect(store.getItem('fcmToken')).toBe('token-1');
  });

  it('keeps the user waiting for 5 s at most (PO-67)', async () => {
    const { clock, onError, remove } = setUp(() => new Promise<Response>(() => {}));
    const removed = remove(user, 'access');
    await clock.advance(4_999);
    expect(onError).not.toHaveBeenCalled();
    await clock.advance(1);
    await removed;
    expect(onError).toHaveBeenCalledOnce();
  });
});
