import type { GeofenceOutline, TrackPoint } from '../../engine/evidence/places.ts';
import { type FleetVehicle, fleet } from './fleet.ts';
import { createRandom } from './random.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const METRES_TO_A_DEGREE = 111_320;

/** Moves a position east and north by a distance in metres. */
function moved({ latitude, longitude }: Position, east: number, north: number): Position {
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  const perDegree = METRES_TO_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + north / METRES_TO_A_DEGREE),
    longitude: round(longitude + east / perDegree),
  };
}

/** The interval between points of a track. */
const STEP_MS = 10_000;

export interface VehicleMoment {
  readonly vehicleId: string;
  /** A position on the track, and its time in epoch ms. */
  readonly at: Position;
  readonly when: number;
}

/** Generates a track with gentle bends through a position; deterministic per vehicle. */
export function makeTrack(
  { vehicleId, at, when }: VehicleMoment,
  startTime: number,
  endTime: number,
): readonly TrackPoint[] {
  const random = createRandom(Number.parseInt(vehicleId, 10) || vehicleId.length);
  const heading = random.next() * 2 * Math.PI;
  const speed = random.whole(38, 72);
  const bend = (random.next() - 0.5) * 1.2;
  const stepM = (speed / 3.6) * (STEP_MS / 1_000);
  const courseAt = (step: number): number => heading + bend * Math.sin(step / 9);
  const points: TrackPoint[] = [];
  const put = (step: number, position: Position): void => {
    const recordedOn = when + step * STEP_MS;
    if (recordedOn < startTime || recordedOn > endTime) return;
    const degrees = (courseAt(step) * 180) / Math.PI;
    const course = ((Math.round(degrees) % 360) + 360) % 360;
    points.push({ ...position, speed, course, recordedOn });
  };
  const walk = (direction: 1 | -1): void => {
    let position = at;
    const last = direction === 1 ? endTime : startTime;
    for (
      let step = direction;
      (last - (when + step * STEP_MS)) * direction >= 0;
      step += direction
    ) {
      const course = courseAt(direction === 1 ? step - 1 : step);
      const east = Math.sin(course) * stepM * direction;
      position = moved(position, east, Math.cos(course) * stepM * direction);
      put(step, position);
    }
  };
  walk(-1);
  points.reverse();
  put(0, at);
  walk(1);
  return points;
}

/** Corners of a depot in metres from its centre; they enclose all positions of its vehicle. */
const corners = [
  [-520, -400],
  [-180, -560],
  [430, -470],
  [560, 60],
  [400, 520],
  [-300, 480],
] as const;
const FENCE_RADIUS_M = 560;

const isFenced = (vehicle: FleetVehicle): vehicle is FleetVehicle & { readonly fence: string } =>
  vehicle.fence !== null;

/** The geofences of the company. Each has the id of its vehicle. */
export const worldGeofences: readonly GeofenceOutline[] = fleet
  .filter(isFenced)
  .map((vehicle, index) => {
    const { vehicleId: geofenceId, fence: fenceName, latitude, longitude } = vehicle;
    const center = { latitude, longitude };
    if (index % 2 === 0) {
      const ring = corners.map(([east, north]) => moved(center, east, north));
      return { geofenceId, fenceName, shape: 'polygon', ring };
    }
    return { geofenceId, fenceName, shape: 'circle', center, radius: FENCE_RADIUS_M };
  });

/** The maximum distance from a known place at which an address is found. */
const NEAR_M = 5_000;
const near: Readonly<Record<string, string>> = { id: 'Dekat', en: 'Near' };

/** The address near a position, in a language; `null` if there is none. */
export function addressNear(position: Position, locale: string): string | null {
  const distance = ({ latitude, longitude }: Position): number => {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const east = (position.longitude - longitude) * shrink;
    return Math.hypot(east, position.latitude - latitude) * METRES_TO_A_DEGREE;
  };
  const [closest] = fleet.toSorted((one, other) => distance(one) - distance(other));
  if (closest === undefined || distance(closest) > NEAR_M) return null;
  return `${near[locale] ?? near['en']} ${closest.address}`;
}
