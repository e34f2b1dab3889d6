import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RememberedBranding } from '../engine/brand/branding.ts';
import type { Preferences } from '../engine/preferences/preferences.ts';
import type { SessionState, SessionStore } from '../engine/session/session-store.ts';

/** What an application creates once per tab. */
export interface SessionServices {
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly branding: RememberedBranding;
}

const SessionServicesContext = createContext<SessionServices | null>(null);

/** Provides session and preferences to the sign-in, the account menu and the application. */
export const SessionServicesProvider = SessionServicesContext.Provider;

export function useSessionServices(): SessionServices {
  const services = useContext(SessionServicesContext);
  if (services === null) throw new Error('Use it inside a SessionServicesProvider');
  return services;
}

/** The session of this tab; renders again when it changes. */
export function useSessionState(): SessionState {
  const { session } = useSessionServices();
  return useSyncExternalStore(session.subscribe, session.get);
}
