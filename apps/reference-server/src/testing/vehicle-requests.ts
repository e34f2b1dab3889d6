import type { OperationName } from '@pantau/core/contract/operations';
import { expect } from 'vitest';
import type { graphql } from './client.ts';
import {
  fileListMutation,
  fleetOrderQuery,
  historiesQuery,
  statusesQuery,
  trailQuery,
  uploadMutation,
  vehicleQuery,
  videosQuery,
} from './operations.ts';
import {
  type Vehicle,
  endCall,
  one,
  sendQuery,
  span,
  startCall,
  task,
} from './operation-server.ts';
import { type Outcome, servedIf } from './outcome.ts';
import { snoozeVehicle } from './snooze-requests.ts';

/** Requests about one vehicle. */
const ofVehicle: Partial<Record<OperationName, (vehicle: Vehicle) => ReturnType<typeof graphql>>> =
  {
    'GraphQL Query.vehicle': ({ id }) => sendQuery(vehicleQuery, { vehicleId: id }),
    'GraphQL Query.vehicleStatuses': ({ id }) =>
      sendQuery(statusesQuery, { filter: { vehicleId: [id] } }),
    'GraphQL Query.vehicleTrail': ({ id }) => sendQuery(trailQuery, { vehicleId: id, ...span }),
    'GraphQL Query.downloadVideoHistories': ({ id }) =>
      sendQuery(historiesQuery, { filter: { vehicleId: id, startTime: span.startTime } }),
    'GraphQL Query.vehicleVideos': ({ id }) =>
      sendQuery(videosQuery, {
        filter: { vehicleId: id, channel: 1, fileListOnly: true, isFromCache: true, ...span },
      }),
    'GraphQL Mutation.snoozeAlerts': snoozeVehicle,
    'GraphQL Mutation.updateFileList': ({ id, imei }) =>
      sendQuery(fileListMutation, { input: { imei, channel: 1, vehicleId: id } }),
    'GraphQL Mutation.setUploadMedia': ({ imei }) =>
      sendQuery(uploadMutation, {
        input: { imei, rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: span.startTime } },
      }),
    'GraphQL Query.fleetOrderDetail': ({ id }) =>
      sendQuery(fleetOrderQuery, id === one.vehicle.id ? task : { foId: '3', logId: '4' }),
  };

const requestsOfOwn = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    operation,
    async () => (await attempt(one.vehicle)).isSuccessful as boolean,
  ]),
);

/** One request for each operation on vehicles. */
export const vehicleRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  ...requestsOfOwn,
  'REST POST /api/calls': async () => (await startCall(one.vehicle)) === 200,
  'REST DELETE /api/calls/{vehicleId}': async () => (await endCall(one.vehicle.id)) === 204,
};

/** Shared vehicles are either not found or omitted from the list. */
const requestsOfShared = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    `${operation}: shared vehicles`,
    async (): Promise<Outcome> => {
      const { isSuccessful, errorName, data } = await attempt(one.sharedVehicle);
      if (!isSuccessful) expect(errorName).toBe('NOT_FOUND');
      const isList = operation === 'GraphQL Query.vehicleStatuses';
      return servedIf(isSuccessful && (!isList || data.length > 0));
    },
  ]),
);

/** Requests for shared vehicles. */
export const vehicleParts: Readonly<Record<string, () => Promise<Outcome>>> = {
  ...requestsOfShared,
  'REST POST /api/calls: shared vehicles': async () => {
    const status = await startCall(one.sharedVehicle);
    if (status !== 200) expect(status).toBe(404);
    return servedIf(status === 200);
  },
};
