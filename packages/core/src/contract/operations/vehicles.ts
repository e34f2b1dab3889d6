import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { sharedVehicles } from './shared-parts.ts';

/** Vehicles: where they are, their cameras and calls. */
export const vehicleOperations = [
  // Shows only the base map around a given position.
  { operation: 'REST GET /api/static-map', caller: 'public', needs: [] },
  { operation: 'REST GET /api/geocode', caller: 'session', needs: [] },
  {
    operation: 'REST POST /api/calls',
    caller: 'session',
    needs: [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule],
    parts: [sharedVehicles],
  },
  {
    operation: 'REST DELETE /api/calls/{vehicleId}',
    caller: 'session',
    needs: [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule],
  },
  {
    operation: 'GraphQL Query.vehicle',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleStatuses',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleTrail',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.geofences',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'GraphQL Query.downloadVideoHistories',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleVideos',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.updateFileList',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertMedia],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.setUploadMedia',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertMedia],
    parts: [sharedVehicles],
  },
] as const satisfies readonly OperationAccess[];
