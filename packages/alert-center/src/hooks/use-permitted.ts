import { useSession } from '@pantau/core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAlertCenter } from './alert-center-context.ts';
import { useConnection } from './use-connection.ts';

/**
 * Whether the user holds a scope (spec alerts §6): as the host's session says, else as the source does.
 * False while nobody has said.
 */
export function usePermitted(): (scope: string) => boolean {
  const { user, permissions } = useSession();
  const { atoms, jotai } = useAlertCenter();
  const told = useAtomValue(atoms.callerScopes, { store: jotai });
  return useMemo(() => {
    if (user !== null) return permissions.can;
    const scopes = new Set(told);
    return (scope) => scopes.has(scope);
  }, [user, permissions, told]);
}

/** Whether the answers of `usePermitted` are more than "nobody has said yet". */
export function usePermissionsKnown(): boolean {
  const { user } = useSession();
  const { atoms, jotai } = useAlertCenter();
  const told = useAtomValue(atoms.callerScopes, { store: jotai });
  const { state } = useConnection();
  return user !== null || told !== null || state !== 'connecting';
}
