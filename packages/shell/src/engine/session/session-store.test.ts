import { PantauError, type SessionUser, createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import type { SessionGrant, SessionApi } from './session-api.ts';
import { createSessionHint } from './session-hint.ts';
import { createSessionStore } from './session-store.ts';

const rina: SessionUser = {
  userId: '1',
  fullname: 'Rina Kusuma',
  email: 'rina@demo.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: [],
  flags: [],
};
const dedi: SessionUser = { ...rina, userId: '2', fullname: 'Dedi Kurnia' };

const grant = (accessToken: string, user = rina): SessionGrant => ({ accessToken, user });
const unauthorized = new PantauError('unauthorized', { status: 401 });
const offline = new PantauError('offline');

function setUp(api: Partial<SessionApi> = {}, signedInAs: string | null = null) {
  const store = createMemoryStore();
  const hint = createSessionHint(store);
  hint.set(signedInAs);
  const calls: SessionApi = {
    signIn: vi.fn(async () => grant('first')),
    refresh: vi.fn(async () => grant('second')),
    signOut: vi.fn(async () => {}),
    ...api,
  };
  const onError = vi.fn();
  const session = createSessionStore({
    api: calls,
    hint,
    withLock: (run) => run(),
    onError,
  });
  return { session, hint, calls, store, onError };
}

describe('session of a tab', () => {
  it('makes no request when this browser has no session (PO-10)', async () => {
    const { session, calls } = setUp();
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(calls.refresh).not.toHaveBeenCalled();
  });

  it('is restored on load by the refresh cookie (PO-10)', async () => {
    const { session } = setUp({}, '1');
    expect(session.get()).toEqual({ status: 'unknown', failed: false });
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedIn', user: rina });
    expect(await session.getToken('initial')).toBe('second');
  });

  it('ends when the cookie is rejected, and notifies the other tabs (PO-11)', async () => {
    const { session, hint } = setUp({ refresh: () => Promise.reject(unauthorized) }, '1');
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(hint.get()).toBeNull();
  });

  it('is kept while the server cannot be reached (PO-12)', async () => {
    const { session, hint } = setUp({ refresh: () => Promise.reject(offline) }, '1');
    await session.resume();
    expect(session.get()).toEqual({ status: 'unknown', failed: true });
    expect(hint.get()).toBe('1');
  });

  it('provides the sign-in token without another request, and a new one after it expires (PO-13)', async () => {
    const { session, calls } = setUp();
    await session.signIn('rina@demo.example', 'secret');
    expect(await session.getToken('initial')).toBe('first');
    expect(calls.refresh).not.toHaveBeenCalled();
    expect(await session.getToken('expired')).toBe('second');
  });

  it('keeps the user object when a refresh returns an equal one', async () => {
    const { session } = setUp({ refresh: async () => grant('second', { ...rina }) });
    await session.signIn('rina@demo.example', 'secret');
    const before = session.get();
    await session.getToken('expired');
    expect(session.get()).toBe(before);
  });

  it('never stores the token (PO-3)', async () => {
    const { session, store } = setUp();
    const setItem = vi.spyOn(store, 'setItem');
    await session.signIn('rina@demo.example', 'secret');
    await session.getToken('expired');
    expect(JSON.stringify(setItem.mock.calls)).not.toMatch(/first|second|secret/);
  });

  it.each([
    ['cannot be reached (PO-16, SH-142)', offline],
    ['rejects it (SH-142)', new PantauError('server', { status: 500 })],
  ])('ends and reports the failure when the server %s', async (_title, failure) => {
    const { session, hint, onError } = setUp({ signOut: () => Promise.reject(failure) });
    await session.signIn('rina@demo.example', 'secret');
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(hint.get()).toBeNull();
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  it('runs what must happen before it ends with its user and token (PO-67)', async () => {
    const { calls } = setUp();
    const order: string[] = [];
    const hint = createSessionHint(createMemoryStore());
    const session = createSessionStore({
      api: { ...calls, signOut: async () => void order.push('signed out') },
      hint,
      withLock: (run) => run(),
      beforeSignOut: async (user, accessToken) => void order.push(`${user.userId} ${accessToken}`),
      onError: vi.fn(),
    });
    await session.signIn('rina@demo.example', 'secret');
    await session.signOut();
    expect(order).toEqual(['1 first', 'signed out']);
  });
});

describe('another tab', () => {
  it('signs this tab out when it signs out (PO-15)', async () => {
    const { session, hint } = setUp();
    await session.signIn('rina@demo.example', 'secret');
    hint.set(null);
    expect(session.get()).toEqual({ status: 'signedOut' });
  });

  it('signs this tab in when it signs in (PO-15)', async () => {
    const { session, hint } = setUp();
    await session.resume();
    hint.set('1');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'signedIn', user: rina }));
  });

  it('switches this tab to the user it signs in as (PO-15)', async () => {
    const { session, hint } = setUp({ refresh: async () => grant('third', dedi) });
    await session.signIn('rina@demo.example', 'secret');
    hint.set('2');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'signedIn', user: dedi }));
  });
});
