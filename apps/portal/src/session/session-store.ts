import { type SessionUser, isPantauError } from '@pantau/core';
import type { Grant, SessionApi } from './session-api.ts';
import type { SessionMark } from './session-hint.ts';

export type SessionState =
  /** Nobody knows yet; `failed` when the server could not be asked. */
  | { readonly status: 'unknown'; readonly failed: boolean }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser };

/** Who is signed in, in this tab. The access token lives in its memory and nowhere else. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** On load: takes the session up again that this browser holds, if it holds one. */
  resume(): Promise<void>;
  /** Rejects with `PantauError`. */
  signIn(email: string, password: string): Promise<void>;
  /** Also succeeds while the server is away: this tab then forgets the session by itself. */
  signOut(): Promise<void>;
  /** For the token source of the adapters. Rejects with `PantauError`. */
  getToken(reason: 'initial' | 'expired'): Promise<string>;
}

export interface SessionStoreOptions {
  readonly api: SessionApi;
  readonly mark: SessionMark;
  /** Runs one refresh of all tabs at a time: each of them spends the cookie that the one before got. */
  readonly exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  /** Called when the server refused to end the session by the call made for it. */
  readonly onSignOutRefused: () => void;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { api, mark, exclusively } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'unknown', failed: false };
  let token: string | undefined;

  const change = (next: SessionState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  // The mark comes after the state: it tells this tab too.
  const forget = (): void => {
    token = undefined;
    if (state.status !== 'signedOut') change({ status: 'signedOut' });
    if (mark.get() !== null) mark.set(null);
  };

  const take = ({ accessToken, user }: Grant): string => {
    token = accessToken;
    const isSame =
      state.status === 'signedIn' && JSON.stringify(state.user) === JSON.stringify(user);
    if (!isSame) change({ status: 'signedIn', user });
    if (mark.get() !== user.userId) mark.set(user.userId);
    return accessToken;
  };

  const refresh = async (): Promise<string> => {
    try {
      return take(await exclusively(() => api.refresh()));
    } catch (error) {
      if (isPantauError(error) && error.kind === 'unauthorized') forget();
      throw error;
    }
  };

  // Another tab signed in or out.
  mark.subscribe(() => {
    const userId = mark.get();
    if (userId === null && state.status === 'signedIn') forget();
    if (userId !== null && state.status === 'signedOut') void resume();
    if (userId !== null && state.status === 'signedIn' && userId !== state.user.userId) {
      void refresh().catch(() => change({ status: 'unknown', failed: true }));
    }
  });

  const resume = async (): Promise<void> => {
    if (mark.get() === null) return forget();
    change({ status: 'unknown', failed: false });
    try {
      await refresh();
    } catch (error) {
      const isRefused = isPantauError(error) && error.kind === 'unauthorized';
      if (!isRefused) change({ status: 'unknown', failed: true });
    }
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resume,
    async signIn(email, password) {
      take(await api.signIn(email, password));
    },
    async signOut() {
      // Nothing of the session works on while it is being ended.
      change({ status: 'unknown', failed: false });
      try {
        await exclusively(() => api.signOut());
      } catch (error) {
        if (isPantauError(error) && error.status !== undefined) options.onSignOutRefused();
      } finally {
        forget();
      }
    },
    getToken(reason) {
      if (reason === 'initial' && token !== undefined) return Promise.resolve(token);
      return refresh();
    },
  };
}
