import { scopes } from '@pantau/core';
import type { Alert, FleetOrder } from '../engine/alert/alert.ts';
import { usePermitted } from './use-permitted.ts';

const all = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** The fleet task of an alert, for users with all four fleet-task-instant scopes (spec alerts §6). */
export function useFleetOrder({ fleetOrder }: Pick<Alert, 'fleetOrder'>): FleetOrder | null {
  const isPermitted = usePermitted();
  return fleetOrder !== null && all.every(isPermitted) ? fleetOrder : null;
}
