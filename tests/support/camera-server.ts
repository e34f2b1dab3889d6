/**
 * Starts the reference server as `main.ts` does, without the simulator, and adds vehicles whose cameras
 * behave as camera-vehicles.ts describes.
 */
import { createApp } from '../../apps/reference-server/src/app.ts';
import type {
  CameraBehaviour,
  CameraFleet,
} from '../../apps/reference-server/src/cameras/camera-fleet.ts';
import { systemClock } from '../../apps/reference-server/src/lib/clock.ts';
import type { Database } from '../../apps/reference-server/src/db/database.ts';
import { openDatabase } from '../../apps/reference-server/src/db/open-database.ts';
import { devices, vehicles } from '../../apps/reference-server/src/db/schema.ts';
import { createLogger } from '../../apps/reference-server/src/lib/logger.ts';
import { seedDemo } from '../../apps/reference-server/src/seed/seed-demo.ts';
import { readSettings } from '../../apps/reference-server/src/settings/settings.ts';
import { type CameraVehicle, cameraVehicles } from './camera-vehicles.ts';

const good: CameraBehaviour = {
  listDelayMs: 0,
  hasFile: true,
  upload: 'succeeds',
  uploadDelayMs: 0,
  autoUploadDelayMs: null,
  uploadsBothCameras: false,
};

const behaviours: Readonly<Record<CameraVehicle, CameraBehaviour>> = {
  comes: good,
  refuses: { ...good, upload: 'refused' },
  neverComes: { ...good, upload: 'neverArrives' },
  silent: good,
  sends: { ...good, autoUploadDelayMs: 0, uploadsBothCameras: true },
};

const names = Object.keys(cameraVehicles) as CameraVehicle[];

const cameras: CameraFleet = {
  behaviourOf({ imei }) {
    const name = names.find((key) => cameraVehicles[key].imei === imei);
    return name === undefined ? { ...good, upload: 'refused' } : behaviours[name];
  },
};

const SILENCE_MS = 20 * 60_000;

async function addVehicles(db: Database): Promise<void> {
  for (const name of names) {
    const { licensePlate, imei } = cameraVehicles[name];
    const [vehicle] = await db
      .insert(vehicles)
      .values({ companyId: 1, licensePlate })
      .returning({ id: vehicles.id });
    if (vehicle === undefined) throw new Error(`${licensePlate} was not inserted`);
    const lastReportOn = new Date(Date.now() - (name === 'silent' ? SILENCE_MS : 0));
    await db
      .insert(devices)
      .values({ companyId: 1, vehicleId: vehicle.id, imei, deviceType: 'bsj', lastReportOn });
  }
}

const settings = readSettings(process.env);
const logger = createLogger((line) => process.stderr.write(line));
const { db, close } = await openDatabase(settings);
await seedDemo({ db, clock: systemClock });
await addVehicles(db);
const app = await createApp({ settings, db, clock: systemClock, logger, cameras });
process.on('SIGTERM', () => {
  void app
    .close()
    .then(close)
    .finally(() => process.exit(0));
});
process.stdout.write(`Pantau portal ready at http://localhost:${await app.start()}\n`);
