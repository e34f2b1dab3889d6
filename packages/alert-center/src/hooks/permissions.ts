import { scopes, useSession } from '@pantau/core';
import { useMemo } from 'react';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useStoreValue } from './use-store-value.ts';
import { currentUserOf } from '../engine/list/current-user.ts';
import type { Alert, FleetOrder } from '../engine/alert/alert.ts';

const scopesOfSource = ({ list }: AlertCenterState): readonly string[] | null =>
  list.currentUser?.scopes ?? null;

/**
 * Returns a function that checks whether the user holds a scope, according to the host's session or else
 * to the source. It returns `false` until the scopes are known.
 */
export function usePermitted(): (scope: string) => boolean {
  const { user, permissions } = useSession();
  const sourceScopes = useStoreValue(scopesOfSource);
  return useMemo(() => {
    if (user !== null) return permissions.can;
    const held = new Set(sourceScopes);
    return (scope) => held.has(scope);
  }, [user, permissions, sourceScopes]);
}

const isConnecting = ({ list }: AlertCenterState): boolean =>
  list.connection.view.state === 'connecting';

/** Whether the user's scopes are known, so that `usePermitted` can be relied on. */
export function usePermissionsKnown(): boolean {
  const { user } = useSession();
  const sourceScopes = useStoreValue(scopesOfSource);
  const connecting = useStoreValue(isConnecting);
  return user !== null || sourceScopes !== null || !connecting;
}

/** Which controls the user may use; the server refuses the others. */
export interface AlertAccess {
  /** Resolve, mark as a false alert, check again. */
  readonly canAct: boolean;
  readonly canAddNotes: boolean;
  /** Request recordings from cameras. */
  readonly canRequestMedia: boolean;
  /** Select alerts for a bulk action. */
  readonly canSelect: boolean;
}

/**
 * What the user may do with alerts. Nothing until the scopes are known; everything if neither the host nor
 * the source states scopes, in which case the source decides on each request.
 */
export function useAlertAccess(): AlertAccess {
  const { user } = useSession();
  const sourceScopes = useStoreValue(scopesOfSource);
  const isPermitted = usePermitted();
  const isKnown = usePermissionsKnown();
  return useMemo(() => {
    const isUnstated = isKnown && user === null && sourceScopes === null;
    const canAct = isUnstated || isPermitted(scopes.alertAction);
    const canAddNotes = isUnstated || isPermitted(scopes.alertNote);
    const canRequestMedia = isUnstated || isPermitted(scopes.alertMedia);
    return { canAct, canAddNotes, canRequestMedia, canSelect: canAct || canAddNotes };
  }, [isKnown, user, sourceScopes, isPermitted]);
}

const userIdOf = ({ list }: AlertCenterState): string | null => currentUserOf(list)?.userId ?? null;

/** The current user's id, from the host or else from the source; `null` until known. */
export function useCurrentUserId(): string | null {
  return useStoreValue(userIdOf);
}

const userNameOf = ({ list }: AlertCenterState): string | null =>
  currentUserOf(list)?.fullname ?? null;

/** The current user's full name; `null` until known. */
export function useCurrentUserName(): string | null {
  return useStoreValue(userNameOf);
}

const fleetTaskScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** The fleet task of an alert; `null` for users without all four fleet-task-instant scopes. */
export function useFleetOrder({ fleetOrder }: Pick<Alert, 'fleetOrder'>): FleetOrder | null {
  const isPermitted = usePermitted();
  return fleetOrder !== null && fleetTaskScopes.every(isPermitted) ? fleetOrder : null;
}
