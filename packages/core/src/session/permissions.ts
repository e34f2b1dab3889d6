import { scopes as scopeNames } from '../contract/scopes.ts';
import type { SessionUser } from './session-user.ts';

/** What the signed-in user may do and see (spec alerts §6). */
export interface Permissions {
  can(scope: string): boolean;
  /** False for an empty list. */
  canAny(scopes: readonly string[]): boolean;
  /** True for an empty list. */
  canAll(scopes: readonly string[]): boolean;
  hasFlag(flag: string): boolean;
  /** A driver: `tms_driver` read and update without `vgroups:read`; sees the reduced layout. */
  readonly isDriverUser: boolean;
}

export function createPermissions(user: Pick<SessionUser, 'scopes' | 'flags'>): Permissions {
  const scopes = new Set(user.scopes);
  const flags = new Set(user.flags);
  const can = (scope: string): boolean => scopes.has(scope);
  return {
    can,
    canAny: (wanted) => wanted.some(can),
    canAll: (wanted) => wanted.every(can),
    hasFlag: (flag) => flags.has(flag),
    isDriverUser:
      can(scopeNames.tmsDriverRead) &&
      can(scopeNames.tmsDriverUpdate) &&
      !can(scopeNames.vehicleGroupsRead),
  };
}
