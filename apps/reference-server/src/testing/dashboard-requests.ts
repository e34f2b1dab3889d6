import type { OperationName } from '@pantau/core/contract/operations';
import { vehiclePositions } from '../db/schema.ts';
import { canGet, one, server, session } from './operation-server.ts';
import { servedIf } from './outcome.ts';

const DASHBOARD = '/api/dashboard';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Json = any;

const read = async (tile: string): Promise<Json> => {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  return (await fetch(`${server.url}${DASHBOARD}/${tile}`, { headers })).json();
};

/** One request for each tile of the dashboard. */
export const dashboardRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'REST GET /api/dashboard/attention': () => canGet(`${DASHBOARD}/attention`),
  'REST GET /api/dashboard/alerts-by-hour': () => canGet(`${DASHBOARD}/alerts-by-hour`),
  'REST GET /api/dashboard/orders-by-status': () => canGet(`${DASHBOARD}/orders-by-status`),
  'REST GET /api/dashboard/vehicles': () => canGet(`${DASHBOARD}/vehicles`),
};

/** Requests for the parts of a tile that a user may not see. */
export const dashboardParts = {
  'REST GET /api/dashboard/attention: urgent alerts': async () => {
    const { alerts, totals } = await read('attention?limit=50');
    const isThere = alerts.some(({ urgency }: Json) => urgency === 'urgent');
    return servedIf(isThere && totals.urgent > 0);
  },
  'REST GET /api/dashboard/alerts-by-hour: urgent alerts': async () => {
    const { hours } = await read('alerts-by-hour');
    return servedIf(hours.some(({ urgent }: Json) => urgent > 0));
  },
  'REST GET /api/dashboard/vehicles: shared vehicles': async () => {
    const { id, companyId } = one.sharedVehicle;
    await server.db
      .insert(vehiclePositions)
      .values({ companyId, vehicleId: id, recordedOn: new Date(0), latitude: -6, longitude: 107 })
      .onConflictDoNothing();
    const { vehicles } = await read('vehicles');
    return servedIf(vehicles.some((vehicle: Json) => vehicle.id === String(id)));
  },
} as const;
