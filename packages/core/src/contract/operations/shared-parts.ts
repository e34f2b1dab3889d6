import { scopes } from '../scopes.ts';

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
