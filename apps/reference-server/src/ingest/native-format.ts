import { findAlertCode, MOST_KM } from '@pantau/core/contract';
import * as v from 'valibot';
import * as field from './fields.ts';
import { normalizeAlert, type AlertInput } from './alert-input.ts';
import type { PositionInput } from './position-input.ts';
import { invalid, parsed, type ParseResult } from './outcome.ts';

const anObject = 'must be an object';

const fleetOrderSchema = v.object(
  {
    foNumber: field.optionalText(100),
    foId: field.optionalText(100),
    logId: field.optionalText(100),
    detail: v.nullish(
      v.object(
        {
          location: field.optionalText(300),
          total_fo_duration: field.optionalSeconds,
          target_time: field.optionalPlanTime,
          actual_time: field.optionalPlanTime,
          point_location_name: field.optionalText(300),
          point_in_km: v.nullish(v.pipe(field.number, v.minValue(0, 'must not be negative')), null),
          estimated_target_time: field.optionalPlanTime,
          planned_activities_duration: field.optionalSeconds,
        },
        anObject,
      ),
      null,
    ),
  },
  anObject,
);

const alertSchema = v.object(
  {
    imei: field.imei,
    alertCode: v.pipe(field.number, v.integer('must be a whole number')),
    createdOn: field.instant,
    latitude: v.nullish(field.latitude, null),
    longitude: v.nullish(field.longitude, null),
    alertTrigger: field.optionalNumber,
    threshold: field.optionalNumber,
    durationSeconds: field.optionalSeconds,
    alertFlag: field.optionalText(100),
    alertData: field.optionalText(2000),
    driverId: field.optionalId,
    cost: field.optionalNumber,
    geofences: v.nullish(
      v.pipe(
        v.array(
          v.object(
            { geofenceId: field.optionalId, fenceName: field.requiredText(200) },
            'must be an object with a fenceName',
          ),
          'must be an array',
        ),
        v.maxLength(50, 'must not have more than 50 items'),
      ),
      [],
    ),
    address: field.optionalText(300),
    fleetOrder: v.nullish(fleetOrderSchema, null),
  },
  anObject,
);

/** Parses one alert of `POST /api/ingest/alerts` (docs/ingest.md). */
export function parseAlert(value: unknown): ParseResult<AlertInput> {
  const read = field.parseWith(alertSchema, value);
  if (!read.ok) return read;
  const alert = read.value;
  const entry = findAlertCode(alert.alertCode);
  if (entry === undefined) return invalid(`alertCode ${alert.alertCode} is unknown`);
  if (alert.fleetOrder !== null && entry.group !== 'fleetOrder') {
    return invalid('fleetOrder is for alert codes 137 to 143 only');
  }
  if ((alert.latitude === null) !== (alert.longitude === null)) {
    return invalid('latitude and longitude must be given together');
  }
  return parsed(normalizeAlert(alert));
}

const positionSchema = v.object(
  {
    imei: field.imei,
    recordedOn: field.instant,
    latitude: field.latitude,
    longitude: field.longitude,
    speed: v.nullish(
      v.pipe(
        field.number,
        v.minValue(0, 'must not be negative'),
        v.maxValue(1000, 'must be km/h, at most 1000'),
      ),
      null,
    ),
    course: v.nullish(
      v.pipe(
        field.number,
        v.minValue(0, 'must be from 0 to 360'),
        v.maxValue(360, 'must be from 0 to 360'),
      ),
      null,
    ),
    ignition: v.nullish(v.boolean('must be true or false'), null),
    odometer: v.nullish(
      v.pipe(
        field.number,
        v.minValue(0, 'must not be negative'),
        v.maxValue(MOST_KM, `must be km, at most ${MOST_KM}`),
      ),
      null,
    ),
  },
  anObject,
);

/** Parses one position of `POST /api/ingest/positions` (docs/ingest.md). */
export function parsePosition(value: unknown): ParseResult<PositionInput> {
  return field.parseWith(positionSchema, value);
}

const vehicleSchema = v.object(
  {
    imei: field.imei,
    licensePlate: v.pipe(
      field.requiredText(20),
      v.transform((plate) => plate.replace(/\s+/g, ' ').toUpperCase()),
    ),
    category: v.nullish(
      v.pipe(
        field.requiredText(40),
        v.transform((category) => category.toLowerCase()),
      ),
      null,
    ),
  },
  anObject,
);

/**
 * A vehicle to register. Without a category, a new vehicle is a truck and a known one keeps its
 * category.
 */
export type VehicleInput = v.InferOutput<typeof vehicleSchema>;

/** Parses one vehicle of `POST /api/ingest/vehicles` (docs/ingest.md). */
export function parseVehicle(value: unknown): ParseResult<VehicleInput> {
  return field.parseWith(vehicleSchema, value);
}
