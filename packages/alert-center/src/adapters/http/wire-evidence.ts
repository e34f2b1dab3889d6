import {
  array,
  boolean,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import type { GeofenceOutline } from '../../engine/evidence/places.ts';
import { fleetOrderDetail, instant, name } from './wire-alert.ts';

/* Contents of successful responses about camera evidence, places and fleet tasks. */

export const historiesResponse = object({
  data: array(
    object({
      id: string(),
      status: picklist(['S', 'P', 'F']),
      camera: picklist(['adas', 'dms']),
      startTime: instant,
      requestedOn: instant,
      videos: array(object({ url: string(), contentType: nullish(string(), null) })),
    }),
  ),
});

export const statusesResponse = object({
  data: array(
    object({
      vehicleId: string(),
      lastReportOn: nullish(instant, null),
      devices: array(
        object({ imei: string(), deviceType: nullish(string(), null), isMain: boolean() }),
      ),
    }),
  ),
});

export const filesResponse = object({ data: array(unknown()) });

/** The device's message: `Sent`, or the reason for a failure. */
export const uploadResponse = object({ message: string() });

export const trackResponse = object({
  data: array(
    object({
      latitude: number(),
      longitude: number(),
      speed: nullish(number(), null),
      course: nullish(number(), null),
      recordedOn: instant,
    }),
  ),
});

const point = object({ latitude: number(), longitude: number() });

const MIN_CORNERS = 3;

/** Converts a geofence; `null` if it has no outline. */
const geofence = pipe(
  object({
    geofenceId: string(),
    fenceName: name,
    center: nullish(point, null),
    radius: nullish(number(), null),
    ring: nullish(array(point), null),
  }),
  transform(({ geofenceId, fenceName, center, radius, ring }): GeofenceOutline | null => {
    if (ring !== null && ring.length >= MIN_CORNERS) {
      return { geofenceId, fenceName, shape: 'polygon', ring };
    }
    if (center === null || radius === null) return null;
    return { geofenceId, fenceName, shape: 'circle', center, radius };
  }),
);

export const geofencesResponse = object({ data: array(geofence) });

export const fleetOrderResponse = object({
  data: object({ detail: nullish(fleetOrderDetail, null) }),
});

export const addressResponse = object({ address: nullable(string()) });
