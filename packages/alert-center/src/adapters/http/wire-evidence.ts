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

/* Answers about one alert, once their envelope says that the call has succeeded. */

export const historiesAnswer = object({
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

export const statusesAnswer = object({
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

export const filesAnswer = object({ data: array(unknown()) });

/** Of the device: `Sent`, or why not. */
export const uploadAnswer = object({ message: string() });

export const trailAnswer = object({
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

const FEWEST_CORNERS = 3;

/** Null: it has no outline. */
const geofence = pipe(
  object({
    geofenceId: string(),
    fenceName: name,
    center: nullish(point, null),
    radius: nullish(number(), null),
    ring: nullish(array(point), null),
  }),
  transform(({ geofenceId, fenceName, center, radius, ring }): GeofenceOutline | null => {
    if (ring !== null && ring.length >= FEWEST_CORNERS) {
      return { geofenceId, fenceName, shape: 'polygon', ring };
    }
    if (center === null || radius === null) return null;
    return { geofenceId, fenceName, shape: 'circle', center, radius };
  }),
);

export const geofencesAnswer = object({ data: array(geofence) });

export const fleetOrderAnswer = object({
  data: object({ detail: nullish(fleetOrderDetail, null) }),
});

export const addressAnswer = object({ address: nullable(string()) });
