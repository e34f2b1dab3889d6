import { type SessionUser, createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { createPushTokenRemoval } from './push-token.ts';

const user = { flags: ['fcmTopicDeliveries'] } as unknown as SessionUser;

function setUp(respond: () => Promise<Response>) {
  const store = createMemoryStore();
  store.setItem('fcmToken', 'token-1');
  const fetch = vi.fn((..._call: Parameters<typeof globalThis.fetch>) => respond());
  const onError = vi.fn();
  return { store, fetch, onError, remove: createPushTokenRemoval({ store, fetch, onError }) };
}

const succeed = () =>
  Promise.resolve(
    new Response('{"data":{"unregisterPushToken":{"isSuccessful":true}}}', {
      headers: { 'content-type': 'application/json' },
    }),
  );

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

  it('does not keep the user from signing out when the server fails (PO-67)', async () => {
    const { onError, remove } = setUp(() => Promise.reject(new TypeError('no network')));
    await remove(user, 'access');
    expect(onError).toHaveBeenCalledOnce();
  });
});
