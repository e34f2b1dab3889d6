import { type ReactElement, type ReactNode, createContext, useContext, useMemo } from 'react';
import { type Permissions, createPermissions } from './permissions.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /** `null` while signedOut is signed in. */
  readonly user: SessionUser | null;
  /** Allows nothing while signedOut is signed in. */
  readonly permissions: Permissions;
}

const signedOut: Session = {
  user: null,
  permissions: createPermissions({ scopes: [], flags: [] }),
};

const SessionContext = createContext<Session>(signedOut);

export interface SessionProviderProps {
  readonly user: SessionUser | null;
  readonly children?: ReactNode;
}

/** Provides the signed-in user and their permissions. Part of `PantauProvider`. */
export function SessionProvider({ user, children }: SessionProviderProps): ReactElement {
  const session = useMemo(
    () => (user === null ? signedOut : { user, permissions: createPermissions(user) }),
    [user],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The signed-in user and their permissions. */
export function useSession(): Session {
  return useContext(SessionContext);
}
