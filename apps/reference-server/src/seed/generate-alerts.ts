import { findAlertCode, hasCamera } from '@pantau/core/contract';
import { demoCameraKind } from '../demo/demo-cameras.ts';
import { createSimulatedCameras } from '../cameras/simulated-cameras.ts';
import { normalizeAlert } from '../ingest/alert-input.ts';
import type { NewAlert } from '../ingest/store-alerts.ts';
import { alertMix, type AlertKind } from '../simulator/alert-mix.ts';
import { demoRoads } from '../demo/demo-roads.ts';
import type { Random } from '../simulator/random.ts';
import { createRoad } from '../geo/road.ts';
import { openingScene, type SceneAlert } from '../demo/opening-scene.ts';
import type { SeededVehicle } from './seed-fleet.ts';

/** Period that the initial screen covers. */
const WINDOW_SECONDS = 48 * 3600;

/** A generated alert; `state` is set for alerts of the opening scene. */
export interface GeneratedAlert extends NewAlert {
  readonly state: SceneAlert['state'] | null;
  /** Its camera uploads videos unprompted. */
  readonly uploadsVideos: boolean;
}

function deviceOf(vehicle: SeededVehicle) {
  const { deviceId, imei, vehicleId, driverId, isShared = false, licensePlate } = vehicle;
  return { deviceId, imei, vehicleId, driverId, isShared, licensePlate };
}

const cameras = createSimulatedCameras(demoCameraKind);

function uploadsVideos(vehicle: SeededVehicle, at: number): boolean {
  return cameras.behaviourOf({ ...vehicle, channel: 1 }, at).autoUploadDelayMs !== null;
}

function canSend(vehicle: SeededVehicle, kind: AlertKind): boolean {
  const group = findAlertCode(kind.alertCode)?.group;
  return vehicle.deviceType !== 'teltonika' || group === undefined || !hasCamera(group);
}

/** Generates alerts of the last 48 hours, denser towards now, on roads of each vehicle's region. */
export function generateAlerts(
  vehicles: readonly SeededVehicle[],
  count: number,
  youngest: number,
  random: Random,
  now: number,
): GeneratedAlert[] {
  return Array.from({ length: count }, () => {
    const share = random.next();
    const age = youngest + (WINDOW_SECONDS - youngest - 600) * (0.25 * share + 0.75 * share ** 2);
    const vehicle = random.pick(vehicles);
    const kind = random.weighted(alertMix.filter((candidate) => canSend(vehicle, candidate)));
    const road = createRoad(random.pick(demoRoads[vehicle.region]));
    const { latitude, longitude, address } = road.pointAt(random.between(0, road.length));
    const createdOn = Math.round(now - age * 1000);
    return {
      device: deviceOf(vehicle),
      receivedOn: createdOn + random.int(200, 4000),
      state: null,
      uploadsVideos: uploadsVideos(vehicle, createdOn),
      alert: normalizeAlert({
        ...kind.describe(random, { createdOn, address }),
        imei: vehicle.imei,
        alertCode: kind.alertCode,
        createdOn,
        latitude,
        longitude,
        address,
      }),
    };
  });
}

/** Creates the hand-written newest alerts of the first company. */
export function openingAlerts(vehicles: readonly SeededVehicle[], now: number): GeneratedAlert[] {
  return openingScene.map(({ age, licensePlate, at, state, ...alert }) => {
    const vehicle = vehicles.find((candidate) => candidate.licensePlate === licensePlate);
    if (vehicle === undefined) throw new Error(`The demo fleet has no ${licensePlate}.`);
    const createdOn = now - age * 1000;
    return {
      device: deviceOf(vehicle),
      receivedOn: createdOn + 700,
      state,
      uploadsVideos: uploadsVideos(vehicle, createdOn),
      alert: normalizeAlert({
        ...alert,
        imei: vehicle.imei,
        createdOn,
        longitude: at[0],
        latitude: at[1],
      }),
    };
  });
}
