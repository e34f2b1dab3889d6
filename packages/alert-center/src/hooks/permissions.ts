import { scopes, useSession } from '@pantau/core';
import { useMemo } from 'react';
import type { AlertCenterState } from '../engine/store.ts';
import { useStoreValue } from './use-store-value.ts';
import { useConnection } from './connection.ts';
import { meOf } from '../engine/list/current-user.ts';
import type { Alert, FleetOrder } from '../engine/alert/alert.ts';

const scopesOfSource = ({ list }: AlertCenterState): readonly string[] | null =>
  list.caller?.scopes ?? null;

/**
 * Whether the user holds a scope (spec alerts §6): as the host's session says, else as the source does.
 * False while nobody has said.
 */
export function usePermitted(): (scope: string) => boolean {
  const { user, permissions } = useSession();
  const told = useStoreValue(scopesOfSource);
  return useMemo(() => {
    if (user !== null) return permissions.can;
    const scopes = new Set(told);
    return (scope) => scopes.has(scope);
  }, [user, permissions, told]);
}

/** Whether the answers of `usePermitted` are more than "nobody has said yet". */
export function usePermissionsKnown(): boolean {
  const { user } = useSession();
  const told = useStoreValue(scopesOfSource);
  const { state } = useConnection();
  return user !== null || told !== null || state !== 'connecting';
}

const userIdOf = ({ list }: AlertCenterState): string | null => meOf(list)?.userId ?? null;

/** The user's id, as the host or else the source says; null while nobody has said. */
export function useMyId(): string | null {
  return useStoreValue(userIdOf);
}

const fleetTaskScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** The fleet task of an alert, for users with all four fleet-task-instant scopes (spec alerts §6). */
export function useFleetOrder({ fleetOrder }: Pick<Alert, 'fleetOrder'>): FleetOrder | null {
  const isPermitted = usePermitted();
  return fleetOrder !== null && fleetTaskScopes.every(isPermitted) ? fleetOrder : null;
}
