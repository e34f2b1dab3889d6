import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionServices } from '../engine/session/session-services.ts';
import type { SessionState } from '../engine/session/session-store.ts';

export type { SessionServices } from '../engine/session/session-services.ts';

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
