import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Preferences } from '../preferences/preferences.ts';
import type { SessionState, SessionStore } from '../session/session-store.ts';

/** Services of the portal, created once per tab. */
export interface Portal {
  readonly session: SessionStore;
  readonly preferences: Preferences;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('PortalContext has no value');
  return portal;
}

export function useSessionState(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}
