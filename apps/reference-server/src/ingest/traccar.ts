import {
  alertCodeOfTraccarAlarm,
  alertCodeOfTraccarEvent,
  findAlertCode,
  traccarNoAlerts,
} from '@pantau/core/contract';
import * as v from 'valibot';
import * as field from './fields.ts';
import { normalizeAlert, type AlertInput } from './alert-input.ts';
import type { PositionInput } from './position-input.ts';
import { ignored, invalid, parsed, type ParseResult } from './outcome.ts';

/** A parsed message of Traccar's `event.forward.url` or `forward.url`. */
export type TraccarItem =
  | { readonly kind: 'alert'; readonly alert: AlertInput }
  | { readonly kind: 'position'; readonly position: PositionInput };

const attributes = v.nullish(v.record(v.string(), v.unknown()), {});

/** Only the fields an alert needs: other fields of the position may be malformed. */
const placeSchema = v.object({
  latitude: field.latitude,
  longitude: field.longitude,
  /** Knots. */
  speed: v.nullish(v.pipe(field.number, v.minValue(0)), null),
  valid: v.nullish(v.boolean(), true),
  address: field.optionalText(300),
  attributes,
});

const positionSchema = v.object({
  ...placeSchema.entries,
  fixTime: field.instant,
  course: v.nullish(field.number, null),
});

const deviceSchema = v.object({ uniqueId: field.imei }, 'must be an object with a uniqueId');

const eventSchema = v.object({
  type: field.requiredText(100),
  eventTime: field.instant,
  geofenceId: v.nullish(field.number, 0),
  attributes,
});

const eventMessage = v.object({
  event: eventSchema,
  device: deviceSchema,
  position: v.nullish(v.unknown(), null),
  geofence: v.nullish(v.object({ name: field.optionalText(200) }), null),
});

const positionMessage = v.object({ position: positionSchema, device: deviceSchema });

type TraccarEvent = v.InferOutput<typeof eventMessage>;
type TraccarPlace = v.InferOutput<typeof placeSchema>;

const KMH_PER_KNOT = 1.852;

/** Traccar rounds knots to three decimals: 80 km/h arrives as 43.197 and becomes 80 again. */
function kmh(knots: number): number {
  return Math.round(knots * KMH_PER_KNOT * 100) / 100;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function kmhOf(knots: unknown): number | null {
  const speed = numberOf(knots);
  return speed === null ? null : kmh(speed);
}

function alarmCode(event: TraccarEvent, position: TraccarPlace | null): ParseResult<number> {
  const alarm = event.event.attributes.alarm ?? position?.attributes.alarm;
  if (typeof alarm !== 'string') return ignored('event of type "alarm" without an alarm');
  const names = alarm.split(',').map((name) => name.trim());
  for (const name of names) {
    const code = alertCodeOfTraccarAlarm(name);
    if (code !== undefined) return parsed(code);
  }
  const known = names.every((name) => (traccarNoAlerts.alarms as readonly string[]).includes(name));
  return ignored(`${known ? '' : 'unknown '}alarm "${alarm.slice(0, 100)}" is not an alert`);
}

function codeOf(event: TraccarEvent, position: TraccarPlace | null): ParseResult<number> {
  const { type } = event.event;
  if (type === 'alarm') return alarmCode(event, position);
  const code = alertCodeOfTraccarEvent(type);
  if (code !== undefined) return parsed(code);
  const known = (traccarNoAlerts.events as readonly string[]).includes(type);
  return ignored(`${known ? '' : 'unknown '}event type "${type}" is not an alert`);
}

/** Change of the fuel level in per cent of the previous level, with one decimal. */
function fuelChange({ before, after }: Record<string, unknown>): number | null {
  const from = numberOf(before);
  const to = numberOf(after);
  if (from === null || to === null || from <= 0) return null;
  return Math.round(((to - from) / from) * 1000) / 10;
}

/** Returns the first available reading; Traccar names the probes `temp1`, `temp2` and so on. */
function temperature(position: TraccarPlace | null): number | null {
  const probes = Object.entries(position?.attributes ?? {})
    .filter(([name]) => /^temp\d+$/.test(name) || name === 'temperature')
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  for (const [, value] of probes) {
    const degrees = numberOf(value);
    if (degrees !== null) return degrees;
  }
  return null;
}

function measured(
  alertCode: number,
  { event }: TraccarEvent,
  position: TraccarPlace | null,
): Pick<AlertInput, 'alertTrigger' | 'threshold'> {
  const unit = findAlertCode(alertCode)?.unit;
  if (unit === 'km/h') {
    const limit = event.attributes.speedLimit ?? position?.attributes.speedLimit;
    return {
      alertTrigger: kmhOf(event.attributes.speed ?? position?.speed),
      threshold: kmhOf(limit),
    };
  }
  if (unit === '%') return { alertTrigger: fuelChange(event.attributes), threshold: null };
  if (unit === '°C') return { alertTrigger: temperature(position), threshold: null };
  return { alertTrigger: null, threshold: null };
}

/** An event without a valid position is still an event. */
function placeOf(value: unknown): TraccarPlace | null {
  const place = v.safeParse(placeSchema, value);
  if (!place.success) return null;
  const { valid, latitude, longitude } = place.output;
  // Devices without a fix report 0, 0.
  return !valid && latitude === 0 && longitude === 0 ? null : place.output;
}

function alertOf(message: TraccarEvent): ParseResult<AlertInput> {
  const position = placeOf(message.position);
  const code = codeOf(message, position);
  if (!code.ok) return code;
  const { event, device, geofence } = message;
  const fenceName = geofence?.name ?? null;
  return parsed(
    normalizeAlert({
      imei: device.uniqueId,
      alertCode: code.value,
      createdOn: event.eventTime,
      ...measured(code.value, message, position),
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      address: position?.address ?? null,
      geofences: fenceName === null ? [] : [{ geofenceId: null, fenceName }],
      // A vehicle may enter two geofences at the same instant.
      source: event.geofenceId === 0 ? event.type : `${event.type} ${event.geofenceId}`,
    }),
  );
}

function positionOf(value: unknown): ParseResult<PositionInput> {
  const read = field.parseWith(positionMessage, value);
  if (!read.ok) return read;
  const { position, device } = read.value;
  if (!position.valid) return ignored('the position has no valid fix');
  const { ignition } = position.attributes;
  const metres =
    numberOf(position.attributes.odometer) ?? numberOf(position.attributes.totalDistance);
  return parsed({
    imei: device.uniqueId,
    recordedOn: position.fixTime,
    latitude: position.latitude,
    longitude: position.longitude,
    speed: kmhOf(position.speed),
    course: position.course,
    ignition: typeof ignition === 'boolean' ? ignition : null,
    odometer: metres === null ? null : metres / 1000,
  });
}

/**
 * Parses one Traccar message. `{event, device, position?, geofence?}` becomes an alert, or is
 * ignored when the contract does not map its type or alarm; `{position, device}` becomes a
 * position.
 */
export function parseTraccar(value: unknown): ParseResult<TraccarItem> {
  if (typeof value !== 'object' || value === null) return invalid('must be an object');
  if ('event' in value && value.event !== null) {
    const message = field.parseWith(eventMessage, value);
    if (!message.ok) return message;
    const alert = alertOf(message.value);
    return alert.ok ? parsed({ kind: 'alert', alert: alert.value }) : alert;
  }
  if (!('position' in value)) return invalid('contains neither an event nor a position');
  const position = positionOf(value);
  return position.ok ? parsed({ kind: 'position', position: position.value }) : position;
}
