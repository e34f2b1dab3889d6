import { scopes as scopeNames } from '../contract/scopes.ts';
import type { SessionUser } from './session-user.ts';

/** What the signed-in user may see and do (CO-1, CO-2). */
export interface Permissions {
  can(scope: string): boolean;
  /** False for an empty list. */
  canAny(scopes: readonly string[]): boolean;
  /** True for an empty list. */
  canAll(scopes: readonly string[]): boolean;
  hasFlag(flag: string): boolean;
  /** `tms_driver` read and update without `vgroups:read`. Driver users get a reduced layout. */
  readonly driverUser: boolean;
}

export function createPermissions(user: Pick<SessionUser, 'scopes' | 'flags'>): Permissions {
  const scopes = new Set(user.scopes);
  const flags = new Set(user.flags);
  const can = (scope: string): boolean => scopes.has(scope);
  return {
    can,
    canAny: (required) => required.some(can),
    canAll: (required) => required.every(can),
    hasFlag: (flag) => flags.has(flag),
    driverUser:
      can(scopeNames.tmsDriverRead) &&
      can(scopeNames.tmsDriverUpdate) &&
      !can(scopeNames.vehicleGroupsRead),
  };
}
