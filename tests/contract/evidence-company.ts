import type { ContractCamera, ContractVehicle } from '@pantau/alert-center/testing';
import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import type {
  CameraBehaviour,
  CameraFleet,
} from '../../apps/reference-server/src/cameras/camera-fleet.ts';
import { devices, geofences, vehiclePositions } from '../../apps/reference-server/src/db/schema.ts';
import type { GeofenceShape } from '../../apps/reference-server/src/geo/geometry.ts';
import type { TestServer } from '../../apps/reference-server/src/testing/start-test-server.ts';
import {
  addAlert,
  addCompany,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';

/* Companies with known evidence on the reference server. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const defaults: CameraBehaviour = {
  listDelayMs: 0,
  hasFile: true,
  upload: 'succeeds',
  uploadDelayMs: 12 * SECOND_MS,
  autoUploadDelayMs: null,
  uploadsBothCameras: false,
};

const behaviours: Readonly<Record<ContractCamera, CameraBehaviour>> = {
  sendsByItself: { ...defaults, autoUploadDelayMs: 0, uploadsBothCameras: true },
  sendsOnRequest: defaults,
  breaksOff: { ...defaults, upload: 'fails' },
  neverComes: { ...defaults, upload: 'neverArrives' },
  noFile: { ...defaults, hasFile: false, upload: 'refused' },
  refuses: { ...defaults, upload: 'refused' },
  silent: defaults,
};

/** Camera behaviour by the device's IMEI. */
const behaviourByImei = new Map<string, CameraBehaviour>();
/** Camera fleet for `startTestServer`. */
export const cameras: CameraFleet = {
  behaviourOf: ({ imei }) => behaviourByImei.get(imei) ?? defaults,
};

let companies = 0;

/** Creates a company and returns its id. */
export async function newCompany({ db }: TestServer): Promise<number> {
  companies += 1;
  await addCompany(db, companies);
  return companies;
}

const fleetTask = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** Scopes of a user who may see all evidence. */
export const everything = [scopes.alertCenterMain, scopes.alertMedia, ...fleetTask];

/** Adds a vehicle with cameras of a given behaviour and an alert one minute ago. */
export async function addFilmed(
  { db, clock }: TestServer,
  companyId: number,
  camera: ContractCamera,
  deviceType: 'bsj' | 'vss-howen' = 'bsj',
): Promise<ContractVehicle> {
  const vehicle = await addVehicle(db, companyId);
  const fromNow = (ms: number): Date => new Date(clock.now() + ms);
  const lastReportOn = fromNow(camera === 'silent' ? -40 * MINUTE_MS : -10 * SECOND_MS);
  const set = { deviceType, lastReportOn };
  await db.update(devices).set(set).where(eq(devices.id, vehicle.deviceId));
  behaviourByImei.set(vehicle.imei, behaviours[camera]);
  const createdOn = fromNow(-MINUTE_MS);
  await addAlert(db, clock, { vehicle, alertCode: 49, createdOn, receivedOn: createdOn });
  return {
    vehicleId: String(vehicle.id),
    imei: vehicle.imei,
    deviceType,
    createdOn: createdOn.getTime(),
  };
}

const outlines = [
  {
    fenceName: 'Rest Area KM 57',
    shape: { kind: 'circle', center: [107.35, -6.36], radius: 250 },
  },
  {
    fenceName: 'Gudang Cikarang',
    shape: {
      kind: 'polygon',
      ring: [
        [107.08, -6.31],
        [107.09, -6.31],
        [107.09, -6.32],
      ],
    },
  },
] as const satisfies readonly { fenceName: string; shape: GeofenceShape }[];

const toPosition = ([longitude, latitude]: readonly [number, number]) => ({ latitude, longitude });

export async function addGeofences({ db }: TestServer, companyId: number) {
  const rows = await db
    .insert(geofences)
    .values(outlines.map((outline) => ({ companyId, type: outline.shape.kind, ...outline })))
    .returning();
  return rows.map(({ id, fenceName, shape }) => {
    const fence = { geofenceId: String(id), fenceName };
    return shape.kind === 'circle'
      ? ({
          ...fence,
          shape: 'circle',
          center: toPosition(shape.center),
          radius: shape.radius,
        } as const)
      : ({ ...fence, shape: 'polygon', ring: shape.ring.map(toPosition) } as const);
  });
}

/** Adds a vehicle with a known track after older positions. */
export async function addDrive({ db, clock }: TestServer, companyId: number) {
  const vehicle = await addVehicle(db, companyId);
  const endTime = clock.now() - MINUTE_MS;
  // Inserted out of order.
  const rows = [2, 0, 4, 1, 3].map((step) => ({
    companyId,
    vehicleId: vehicle.id,
    recordedOn: new Date(endTime - step * 10 * SECOND_MS),
    latitude: -6.5 + step / 1_000,
    longitude: 107.7,
    speed: step === 0 ? null : 72,
    course: 90,
  }));
  const before = rows.map((row) => ({
    ...row,
    recordedOn: new Date(row.recordedOn.getTime() - 5 * MINUTE_MS),
  }));
  await db.insert(vehiclePositions).values([...rows, ...before]);
  const startTime = endTime - 40 * SECOND_MS;
  return { vehicleId: String(vehicle.id), startTime, endTime };
}

/** Adds an alert about a fleet task. */
export async function addFleetOrder({ db, clock }: TestServer, companyId: number) {
  const vehicle = await addVehicle(db, companyId);
  const targetTime = Date.UTC(2026, 10, 20, 7);
  await addAlert(db, clock, {
    vehicle,
    alertCode: 138,
    fleetOrder: {
      foNumber: 'FO-1',
      foId: '7',
      logId: '9',
      detail: {
        location: 'DC Rungkut',
        total_fo_duration: 7_200,
        target_time: new Date(targetTime).toISOString(),
        actual_time: null,
        point_location_name: null,
        point_in_km: 3.4,
        estimated_target_time: null,
        planned_activities_duration: 1_800,
      },
    },
  });
  return {
    query: { foId: '7', logId: '9' },
    detail: {
      location: 'DC Rungkut',
      totalFoDuration: 7_200,
      targetTime,
      actualTime: null,
      estimatedTargetTime: null,
      pointLocationName: null,
      pointInKm: 3.4,
      plannedActivitiesDuration: 1_800,
    },
  };
}
