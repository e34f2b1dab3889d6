import { scopes } from '../scopes.ts';
import { type OperationAccess, fleetOrders, sharedVehicles } from './operation-access.ts';

/** Vehicles, camera evidence, fleet tasks and calls. */
export const vehicleOperations = [
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
  {
    operation: 'GraphQL Query.fleetOrderDetail',
    caller: 'session',
    needs: fleetOrders.needs,
    parts: [sharedVehicles],
  },
  {
    operation: 'live vehicle-position-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    // Sent only to the user who started the call, which requires the scopes.
    operation: 'live call',
    caller: 'session',
    needs: [],
  },
] as const satisfies readonly OperationAccess[];
