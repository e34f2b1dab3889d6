import { menuScopes as own, scopes } from '@pantau/core/contract';
import type { AccessRule } from '../access/access-rule.ts';

/** All four scopes of sales orders. */
export const SALES_ORDER: AccessRule = {
  allOf: [
    scopes.salesOrderRead,
    scopes.salesOrderCreate,
    scopes.salesOrderUpdate,
    scopes.salesOrderDelete,
  ],
};

/** All four scopes of transport management. */
export const TMS: AccessRule = {
  allOf: [own.tmsRead, own.tmsCreate, own.tmsUpdate, own.tmsDelete],
};

/** All four scopes of instant fleet tasks. */
export const FLEET_TASK: AccessRule = {
  allOf: [
    scopes.fleetTaskInstantRead,
    scopes.fleetTaskInstantCreate,
    scopes.fleetTaskInstantUpdate,
    scopes.fleetTaskInstantDelete,
  ],
};

/** It has its own support, so help and contact are left out. */
export const company1449: AccessRule = { company: 1449 };

/** The scopes of reports. Any of them opens the reports. */
export const reports: readonly AccessRule[] = [
  own.reportTrip,
  own.reportDistance,
  own.reportDrivingDuration,
  own.reportEngineHours,
  own.reportIdle,
  own.reportParking,
  own.reportOverspeed,
  own.reportFuelUse,
  own.reportFuelRise,
  own.reportFuelDrop,
  own.reportTemperature,
  own.reportGeofence,
  own.reportRoute,
  own.reportUtilization,
  own.reportAlert,
  own.reportDriverBehaviour,
  own.reportDriverScore,
  own.reportDelivery,
  own.reportCost,
  own.reportMaintenance,
];
