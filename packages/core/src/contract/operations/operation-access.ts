import type { MenuScope } from '../menu-scopes.ts';
import { type Scope, scopes } from '../scopes.ts';

/** What an operation or live message requires of the caller. */
export interface OperationAccess {
  /** `GraphQL Query.payload`, `REST POST /api/session`, `live alert-center-{companyId}`. */
  readonly operation: string;
  /** `session`: a signed-in user; `public`: no sign-in; `ingestKey`: the ingest key of a company. */
  readonly caller: 'public' | 'session' | 'ingestKey';
  /** Scopes that are all required. */
  readonly needs: readonly (Scope | MenuScope)[];
  /** Scopes for a part of the operation, which is refused or omitted without them. */
  readonly parts?: readonly {
    readonly part: string;
    readonly needs: readonly Scope[];
    readonly without: 'refused' | 'leftOut';
  }[];
}

/** The scopes for fleet-task details, all of which are required. */
export const fleetOrders = {
  part: 'fleet orders',
  needs: [
    scopes.fleetTaskInstantRead,
    scopes.fleetTaskInstantCreate,
    scopes.fleetTaskInstantUpdate,
    scopes.fleetTaskInstantDelete,
  ],
  without: 'leftOut',
} as const;

/** The scope for vehicles shared by a partner, which are hidden without it. */
export const sharedVehicles = {
  part: 'shared vehicles',
  needs: [scopes.sharedVehicle],
  without: 'leftOut',
} as const;

/** The scope for vehicle groups, which are hidden without it. */
export const vehicleGroups = {
  part: 'vehicle groups',
  needs: [scopes.vehicleGroupsRead],
  without: 'leftOut',
} as const;
