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
import type { Alert, FleetOrder, FleetOrderDetail } from '../../engine/alert/alert.ts';

/** ISO 8601 → epoch ms. */
export const instant = pipe(string(), transform(Date.parse), number());

export const sequenceNumber = pipe(number(), integer());

/**
 * Short texts without the marks that turn the direction of what follows: a plate must not look like
 * another one.
 */
export const name = pipe(
  string(),
  transform((text) => text.replace(/\p{Bidi_Control}/gu, '')),
);

export const person = object({ userId: string(), fullname: name });

const note = pipe(
  object({ feedback: string(), createdOn: instant, user: nullish(person, null) }),
  transform(({ feedback, createdOn, user }) => ({ text: feedback, createdOn, user })),
);

const logEntry = pipe(
  object({
    typeField: picklist(['Resolve', 'FalseAlert', 'Feedback']),
    data: nullish(string(), null),
    createdOn: instant,
    user: nullish(person, null),
  }),
  transform(({ typeField, ...rest }) => ({ type: typeField, ...rest })),
);

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
  transform((told): FleetOrderDetail => ({
    location: told.location,
    totalFoDuration: told.total_fo_duration,
    targetTime: told.target_time,
    actualTime: told.actual_time,
    estimatedTargetTime: told.estimated_target_time,
    pointLocationName: told.point_location_name,
    pointInKm: told.point_in_km,
    plannedActivitiesDuration: told.planned_activities_duration,
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
  resolver: nullish(person, null),
  isFalseAlert: boolean(),
  lastUserFeedback: nullish(note, null),
  userLogs: array(logEntry),
  ...fleetOrderEntries,
});

/** `RawAlert` of schema.graphql, over GraphQL and live, as the widget thinks of it. */
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
      log: userLogs,
    }),
  ),
);

/** Null once it has been reported: one alert that cannot be read never breaks a list. */
export function readAlert(wire: unknown, onError: (error: PantauError) => void): Alert | null {
  const result = safeParse(alertSchema, wire);
  if (result.success) return result.output;
  onError(new PantauError('server', { message: 'An alert does not fit the contract' }));
  return null;
}

export function readAlerts(
  wires: readonly unknown[],
  onError: (error: PantauError) => void,
): readonly Alert[] {
  return wires.flatMap((wire) => readAlert(wire, onError) ?? []);
}
