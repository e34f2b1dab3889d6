import type { SessionUser } from '@pantau/core';
import { isPantauError } from '@pantau/core/base';
import type { SessionGrant, SessionApi } from './session-api.ts';
import type { SessionHint } from './session-hint.ts';

export type SessionState =
  /** Not determined yet; `failed` when the request failed. */
  | { readonly status: 'unknown'; readonly failed: boolean }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser };

/** The session of this tab. The access token is held in memory only. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Restores the session of this browser, if there is one. */
  resume(): Promise<void>;
  /** Rejects with `PantauError`. */
  signIn(email: string, password: string): Promise<void>;
  /** Never rejects: if the server fails or cannot be reached, the tab still drops its session (PO-2, SH-142). */
  signOut(): Promise<void>;
  /** Access token for the adapters. Rejects with `PantauError`. */
  getToken(reason: 'initial' | 'expired'): Promise<string>;
}

export interface SessionStoreOptions {
  readonly api: SessionApi;
  readonly hint: SessionHint;
  /** Serialises requests across tabs: each refresh replaces the cookie that the next one needs. */
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
  /** Runs while the session is still valid. Must not reject. */
  readonly beforeSignOut?: ((user: SessionUser, accessToken: string) => Promise<void>) | undefined;
  /** Receives why a sign-out failed. */
  readonly onError: (error: unknown) => void;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { api, hint, withLock } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'unknown', failed: false };
  let token: string | undefined;

  const setState = (next: SessionState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  // Set the state before the hint: the hint notifies this tab, too.
  const clear = (): void => {
    token = undefined;
    if (state.status !== 'signedOut') setState({ status: 'signedOut' });
    if (hint.get() !== null) hint.remove();
  };

  const accept = ({ accessToken, user }: SessionGrant): string => {
    token = accessToken;
    const unchanged =
      state.status === 'signedIn' && JSON.stringify(state.user) === JSON.stringify(user);
    if (!unchanged) setState({ status: 'signedIn', user });
    if (hint.get() !== user.userId) hint.set(user.userId);
    return accessToken;
  };

  const refresh = async (): Promise<string> => {
    try {
      return accept(await withLock(() => api.refresh()));
    } catch (error) {
      if (isPantauError(error) && error.kind === 'unauthorized') clear();
      throw error;
    }
  };

  // Another tab signed in or out.
  hint.subscribe(() => {
    const userId = hint.get();
    if (userId === null && state.status === 'signedIn') clear();
    if (userId !== null && state.status === 'signedOut') void resume();
    if (userId !== null && state.status === 'signedIn' && userId !== state.user.userId) {
      void refresh().catch(() => setState({ status: 'unknown', failed: true }));
    }
  });

  const resume = async (): Promise<void> => {
    if (hint.get() === null) return clear();
    setState({ status: 'unknown', failed: false });
    try {
      await refresh();
    } catch (error) {
      const rejected = isPantauError(error) && error.kind === 'unauthorized';
      if (!rejected) setState({ status: 'unknown', failed: true });
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
      accept(await api.signIn(email, password));
    },
    async signOut() {
      const ended = state;
      // Unmount everything that uses the session before it ends.
      setState({ status: 'unknown', failed: false });
      try {
        if (ended.status === 'signedIn' && token !== undefined) {
          await options.beforeSignOut?.(ended.user, token);
        }
        await withLock(() => api.signOut());
      } catch (error) {
        options.onError(error);
      } finally {
        clear();
      }
    },
    getToken(reason) {
      if (reason === 'initial' && token !== undefined) return Promise.resolve(token);
      return refresh();
    },
  };
}
