import { Refusal } from '../lib/api-error.ts';
import type { VehicleSight } from '../access/visibility.ts';
import { checkSpan } from '../vehicles/time-span.ts';
import { findDevice, findVehicle, readDevicesOf } from '../vehicles/find-vehicle.ts';
import type { SeenDevice } from '../vehicles/find-vehicle.ts';
import { listFiles, requireCamera, toChannel, type CameraDeps } from './file-lists.ts';
import type { CameraFile } from './file-lists.ts';
import { readVideos, type VideoRow } from './videos.ts';

export interface VehicleVideosFilter {
  readonly vehicleId: string | number;
  readonly imei?: string | null | undefined;
  readonly channel: number;
  readonly fileListOnly: boolean;
  readonly isFromCache: boolean;
  readonly startTime: Date;
  readonly endTime: Date;
}

export interface ListedFile extends CameraFile {
  /** What of it has been uploaded; null when it was not asked for. */
  readonly videos: readonly VideoRow[] | null;
}

const LONGEST_MIN = 60;

/** @throws Refusal INVALID_INPUT, NOT_FOUND, or CONFLICT when the list has not come within 10 s. */
export async function listVehicleVideos(
  deps: CameraDeps,
  sight: VehicleSight,
  filter: VehicleVideosFilter,
): Promise<{
  readonly seen: SeenDevice;
  readonly files: ListedFile[];
  readonly listedOn: Date | null;
}> {
  const channel = toChannel(filter.channel);
  const span = { startTime: filter.startTime, endTime: filter.endTime };
  checkSpan(span, LONGEST_MIN);
  const seen = await findCamera(deps, sight, filter);
  requireCamera(seen);
  const { files, listedOn } = await listFiles(deps, seen, channel, span, filter.isFromCache);
  const all = filter.fileListOnly ? null : await readVideos(deps, seen.vehicle, span);
  const uploaded = all?.filter(
    (video) => video.channel === channel && video.deviceId === seen.device.id,
  );
  return {
    seen,
    listedOn,
    files: files.map((file) => ({
      ...file,
      videos:
        uploaded?.filter(({ startTime, endTime }) => {
          return startTime < file.endTime && endTime > file.startTime;
        }) ?? null,
    })),
  };
}

async function findCamera(
  { db }: CameraDeps,
  sight: VehicleSight,
  { vehicleId, imei }: VehicleVideosFilter,
): Promise<SeenDevice> {
  if (imei != null) return findDevice(db, sight, imei, String(vehicleId));
  const vehicle = await findVehicle(db, sight, vehicleId);
  const [device] = await readDevicesOf(db, vehicle.id);
  if (device === undefined) throw new Refusal('NOT_FOUND', 'deviceNotFound');
  return { device, vehicle };
}
