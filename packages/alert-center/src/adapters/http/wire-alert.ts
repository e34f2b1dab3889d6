import {
  type InferOutput,
  type ObjectSchema,
  array,
  boolean,
  integer,
  nullish,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
} from 'valibot';
import { PantauError } from '@pantau/core/transport';
import { readLoggedChange } from './wire-log.ts';
import type {
  Alert,
  AlertLogEntry,
  FleetOrder,
  FleetOrderDetail,
} from '../../engine/alert/alert.ts';

/** Parses ISO 8601 to epoch ms. */
export const instant = pipe(string(), transform(Date.parse), number());

export const sequenceNumber = pipe(number(), integer());

/** A short text without bidi control characters, so that one plate cannot look like another. */
export const name = pipe(
  string(),
  transform((text) => text.replace(/\p{Bidi_Control}/gu, '')),
);

export const user = object({ userId: string(), fullname: name });

const note = pipe(
  object({ feedback: string(), createdOn: instant, user: nullish(user, null) }),
  transform(({ feedback, createdOn, user }) => ({ text: feedback, createdOn, user })),
);

const logEntry = pipe(
  object({
    typeField: picklist(['Resolve', 'FalseAlert', 'Feedback']),
    data: nullish(string(), null),
    createdOn: instant,
    user: nullish(user, null),
  }),
  transform(({ typeField, data, createdOn, user }): AlertLogEntry => ({
    ...readLoggedChange(typeField, data),
    createdOn,
    user,
  })),
);

/** `AlertOwnerChange` of schema.graphql. */
const ownerEntry = pipe(
  object({ owner: nullish(user, null), createdOn: instant, user: nullish(user, null) }),
  transform((entry): AlertLogEntry => ({ type: 'owner', ...entry })),
);

/** The two logs of an alert as one, oldest first. */
const mergeLogs = (
  actions: readonly AlertLogEntry[],
  owners: readonly AlertLogEntry[],
): readonly AlertLogEntry[] =>
  owners.length === 0
    ? actions
    : [...actions, ...owners].sort((one, other) => one.createdOn - other.createdOn);

/** `FleetOrderDetail` of schema.graphql. */
export const fleetOrderDetail = pipe(
  object({
    location: nullish(string(), null),
    total_fo_duration: nullish(number(), null),
    target_time: nullish(instant, null),
    actual_time: nullish(instant, null),
    point_location_name: nullish(string(), null),
    point_in_km: nullish(number(), null),
    estimated_target_time: nullish(instant, null),
    planned_activities_duration: nullish(number(), null),
  }),
  transform((wire): FleetOrderDetail => ({
    location: wire.location,
    totalFoDuration: wire.total_fo_duration,
    targetTime: wire.target_time,
    actualTime: wire.actual_time,
    estimatedTargetTime: wire.estimated_target_time,
    pointLocationName: wire.point_location_name,
    pointInKm: wire.point_in_km,
    plannedActivitiesDuration: wire.planned_activities_duration,
  })),
);

const fleetOrderEntries = {
  foNumber: nullish(string(), null),
  foId: nullish(string(), null),
  logId: nullish(string(), null),
  foData: nullish(object({ detail: nullish(fleetOrderDetail, null) }), null),
};

type WireFleetOrder = InferOutput<ObjectSchema<typeof fleetOrderEntries, undefined>>;

function fleetOrderOf({ foNumber, foId, logId, foData }: WireFleetOrder): FleetOrder | null {
  const detail = foData?.detail ?? null;
  if (foNumber === null && foId === null && logId === null && detail === null) return null;
  return { foNumber, foId, logId, detail };
}

const callState = pipe(
  object({
    isHaveVoip: boolean(),
    deviceType: nullish(string(), null),
    imeiVoip: nullish(string(), null),
    vehicleIdVoip: nullish(string(), null),
  }),
  transform(({ isHaveVoip, ...same }) => ({ ...same, hasVoip: isHaveVoip })),
);

const wireAlert = object({
  rawAlertId: string(),
  createdOn: instant,
  receivedOn: instant,
  seq: sequenceNumber,
  vehicleId: string(),
  childVehicleId: nullish(string(), null),
  alertCode: pipe(number(), integer()),
  alertRuleIds: array(string()),
  alertData: nullish(string(), null),
  alertFlag: nullish(string(), null),
  alertTrigger: nullish(number(), null),
  threshold: nullish(number(), null),
  durationSeconds: nullish(number(), null),
  alert: object({
    descriptionIdn: string(),
    descriptionEng: string(),
    shortDescriptionIdn: string(),
    shortDescriptionEng: string(),
  }),
  vehicle: object({
    licensePlate: name,
    imei: nullish(string(), null),
    vehicleType: nullish(object({ category: string() }), null),
  }),
  driver: nullish(object({ driverId: string(), fullname: name }), null),
  latitude: nullish(number(), null),
  longitude: nullish(number(), null),
  geofences: array(object({ geofenceId: string(), fenceName: name })),
  address: nullish(string(), null),
  shouldHaveMedia: boolean(),
  sourceDeviceType: nullish(string(), null),
  callState: nullish(callState, null),
  isRead: boolean(),
  isResolved: boolean(),
  resolvedOn: nullish(instant, null),
  resolver: nullish(user, null),
  isFalseAlert: boolean(),
  lastUserFeedback: nullish(note, null),
  userLogs: array(logEntry),
  owner: nullish(user, null),
  ownerLog: nullish(array(ownerEntry), []),
  ...fleetOrderEntries,
});

/** Converts a `RawAlert` of schema.graphql, from GraphQL or a live message, to the domain type. */
const alertSchema = pipe(
  wireAlert,
  transform(
    ({
      rawAlertId,
      isRead,
      isResolved,
      isFalseAlert,
      alert,
      vehicle,
      vehicleId,
      childVehicleId,
      latitude,
      longitude,
      lastUserFeedback,
      userLogs,
      ownerLog,
      foNumber,
      foId,
      logId,
      foData,
      ...same
    }): Alert => ({
      ...same,
      id: rawAlertId,
      read: isRead,
      resolved: isResolved,
      falseAlert: isFalseAlert,
      description: { id: alert.descriptionIdn, en: alert.descriptionEng },
      shortDescription: { id: alert.shortDescriptionIdn, en: alert.shortDescriptionEng },
      vehicle: {
        vehicleId,
        childVehicleId,
        licensePlate: vehicle.licensePlate,
        category: vehicle.vehicleType?.category ?? null,
        imei: vehicle.imei,
      },
      position: latitude === null || longitude === null ? null : { latitude, longitude },
      fleetOrder: fleetOrderOf({ foNumber, foId, logId, foData }),
      lastNote: lastUserFeedback,
      log: mergeLogs(userLogs, ownerLog),
    }),
  ),
);

/** Reports an alert that cannot be parsed and returns `null`, so that it does not break a whole list. */
export function readAlert(wire: unknown, onError: (error: PantauError) => void): Alert | null {
  const result = safeParse(alertSchema, wire);
  if (result.success) return result.output;
  onError(new PantauError('server', { message: 'An alert does not match the contract' }));
  return null;
}

export function readAlerts(
  wires: readonly unknown[],
  onError: (error: PantauError) => void,
): readonly Alert[] {
  return wires.flatMap((wire) => readAlert(wire, onError) ?? []);
}
