import { type ReactElement, type ReactNode, createContext, useContext, useMemo } from 'react';
import { type Permissions, createPermissions } from './permissions.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /** `null` while nobody is signed in. */
  readonly user: SessionUser | null;
  /** Of nobody: nothing is allowed. */
  readonly permissions: Permissions;
}

const nobody: Session = { user: null, permissions: createPermissions({ scopes: [], flags: [] }) };

const SessionContext = createContext<Session>(nobody);

export interface SessionProviderProps {
  readonly user: SessionUser | null;
  readonly children?: ReactNode;
}

/** Part of `PantauProvider`; gives everything below the signed-in user and what he may do. */
export function SessionProvider({ user, children }: SessionProviderProps): ReactElement {
  const session = useMemo(
    () => (user === null ? nobody : { user, permissions: createPermissions(user) }),
    [user],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The signed-in user and what he may do. */
export function useSession(): Session {
  return useContext(SessionContext);
}
