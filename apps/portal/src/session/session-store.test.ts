import { PantauError, type SessionUser, createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import type { Grant, SessionApi } from './session-api.ts';
import { createSessionMark } from './session-hint.ts';
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

const grant = (accessToken: string, user = rina): Grant => ({ accessToken, user });
const refused = new PantauError('unauthorized', { status: 401 });
const offline = new PantauError('offline');

function setUp(api: Partial<SessionApi> = {}, signedInAs: string | null = null) {
  const store = createMemoryStore();
  const mark = createSessionMark(store);
  mark.set(signedInAs);
  const calls: SessionApi = {
    signIn: vi.fn(async () => grant('first')),
    refresh: vi.fn(async () => grant('second')),
    signOut: vi.fn(async () => {}),
    ...api,
  };
  const onSignOutRefused = vi.fn();
  const session = createSessionStore({
    api: calls,
    mark,
    exclusively: (run) => run(),
    onSignOutRefused,
  });
  return { session, mark, calls, store, onSignOutRefused };
}

describe('the session of a tab', () => {
  it('asks the server for nothing when this browser holds no session', async () => {
    const { session, calls } = setUp();
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(calls.refresh).not.toHaveBeenCalled();
  });

  it('is taken up again on load by the cookie', async () => {
    const { session } = setUp({}, '1');
    expect(session.get()).toEqual({ status: 'unknown', failed: false });
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedIn', user: rina });
    expect(await session.getToken('initial')).toBe('second');
  });

  it('is over when the cookie is refused, and says so to the other tabs', async () => {
    const { session, mark } = setUp({ refresh: () => Promise.reject(refused) }, '1');
    await session.resume();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(mark.get()).toBeNull();
  });

  it('is kept while the server is away', async () => {
    const { session, mark } = setUp({ refresh: () => Promise.reject(offline) }, '1');
    await session.resume();
    expect(session.get()).toEqual({ status: 'unknown', failed: true });
    expect(mark.get()).toBe('1');
  });

  it('gives the token of the sign-in without a further call, and a new one when it has expired', async () => {
    const { session, calls } = setUp();
    await session.signIn('rina@demo.example', 'secret');
    expect(await session.getToken('initial')).toBe('first');
    expect(calls.refresh).not.toHaveBeenCalled();
    expect(await session.getToken('expired')).toBe('second');
  });

  it('leaves the user object as it is when a refresh brings the same one', async () => {
    const { session } = setUp({ refresh: async () => grant('second', { ...rina }) });
    await session.signIn('rina@demo.example', 'secret');
    const before = session.get();
    await session.getToken('expired');
    expect(session.get()).toBe(before);
  });

  it('never stores the token', async () => {
    const { session, store } = setUp();
    const setItem = vi.spyOn(store, 'setItem');
    await session.signIn('rina@demo.example', 'secret');
    await session.getToken('expired');
    expect(JSON.stringify(setItem.mock.calls)).not.toMatch(/first|second|secret/);
  });

  it('ends here even when the server is away', async () => {
    const { session, onSignOutRefused } = setUp({ signOut: () => Promise.reject(offline) });
    await session.signIn('rina@demo.example', 'secret');
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(onSignOutRefused).not.toHaveBeenCalled();
  });

  it('goes the long way round when the server refuses to end it', async () => {
    const { session, onSignOutRefused } = setUp({
      signOut: () => Promise.reject(new PantauError('server', { status: 500 })),
    });
    await session.signIn('rina@demo.example', 'secret');
    await session.signOut();
    expect(onSignOutRefused).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', async () => {
    const { session, mark } = setUp();
    await session.signIn('rina@demo.example', 'secret');
    mark.set(null);
    expect(session.get()).toEqual({ status: 'signedOut' });
  });

  it('that signs in signs this one in', async () => {
    const { session, mark } = setUp();
    await session.resume();
    mark.set('1');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'signedIn', user: rina }));
  });

  it('that signs in as somebody else makes this one somebody else too', async () => {
    const { session, mark } = setUp({ refresh: async () => grant('his', dedi) });
    await session.signIn('rina@demo.example', 'secret');
    mark.set('2');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'signedIn', user: dedi }));
  });
});
