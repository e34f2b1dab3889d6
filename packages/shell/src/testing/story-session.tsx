import { PantauError, type SessionUser, createMemoryStore } from '@pantau/core';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { fn } from 'storybook/test';
import { createRememberedBranding } from '../engine/brand/branding.ts';
import { createPreferences } from '../engine/preferences/preferences.ts';
import type { LoadDemoUsers } from '../engine/session/demo-users.ts';
import type { SessionGrant } from '../engine/session/session-api.ts';
import { createSessionHint } from '../engine/session/session-hint.ts';
import { createSessionStore } from '../engine/session/session-store.ts';
import { type SessionServices, SessionServicesProvider } from '../hooks/session-services.ts';
import { manager } from './story-people.ts';

/** What the stories' server was asked to do. */
export const signedIn = fn();
export const signedOut = fn();

/** The only password that the stories' server accepts. */
export const PASSWORD = 'kata-sandi';

/** `slow`: sign-in does not end. `down`: the server cannot be reached; `lost`: after the sign-in it cannot. */
export type StoryServer = 'up' | 'slow' | 'down' | 'lost';

/** Session and preferences in memory. */
export function createStoryServices(server: StoryServer, user: SessionUser): SessionServices {
  const store = createMemoryStore();
  const grant: SessionGrant = { accessToken: 'token', user };
  const session = createSessionStore({
    api: {
      async signIn(email, password) {
        signedIn(email);
        if (server === 'slow') return new Promise<SessionGrant>(() => {});
        if (server === 'down') throw new PantauError('offline');
        if (password !== PASSWORD) throw new PantauError('unauthorized', { status: 401 });
        return grant;
      },
      refresh: () =>
        server === 'lost' ? Promise.reject(new PantauError('offline')) : Promise.resolve(grant),
      signOut: () => Promise.resolve(signedOut() as undefined),
    },
    hint: createSessionHint(store),
    withLock: (run) => run(),
    onError: () => {},
  });
  return {
    session,
    preferences: createPreferences(store, () => {}, ['en']),
    branding: createRememberedBranding(store, () => {}),
  };
}

export interface StorySessionProps {
  readonly server?: StoryServer;
  readonly user?: SessionUser;
  readonly children: ReactNode;
}

/** Session and preferences in memory. */
export function StorySession(props: StorySessionProps): ReactElement {
  const { server = 'up', user = manager, children } = props;
  const services = useMemo(() => createStoryServices(server, user), [server, user]);
  return <SessionServicesProvider value={services}>{children}</SessionServicesProvider>;
}

/** The users of a demo server. */
export const loadStoryDemoUsers: LoadDemoUsers = () =>
  Promise.resolve({
    password: PASSWORD,
    users: [
      { email: 'manager@demo.pantau.example', fullname: 'Rina Kusuma' },
      { email: 'dispatcher@demo.pantau.example', fullname: 'Bayu Saputra' },
      { email: 'viewer@demo.pantau.example', fullname: 'Maya Lestari' },
    ],
  });
