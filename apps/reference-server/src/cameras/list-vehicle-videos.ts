import { ApiError } from '../lib/api-error.ts';
import type { VehicleVisibility } from '../access/visibility.ts';
import { validateSpan } from '../vehicles/time-span.ts';
import { findDevice, findVehicle, readDevicesOf } from '../vehicles/find-vehicle.ts';
import type { DeviceWithVehicle } from '../vehicles/find-vehicle.ts';
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

export interface ListedVideoFile extends CameraFile {
  /** Uploaded videos of the recording; `null` when not requested. */
  readonly videos: readonly VideoRow[] | null;
}

const MAX_SPAN_MINUTES = 60;

/**
 * @throws ApiError `INVALID_INPUT`, `NOT_FOUND`, or `CONFLICT` when the list does not arrive within
 *   10 s.
 */
export async function listVehicleVideos(
  deps: CameraDeps,
  visibility: VehicleVisibility,
  filter: VehicleVideosFilter,
): Promise<{
  readonly seen: DeviceWithVehicle;
  readonly files: ListedVideoFile[];
  readonly listedOn: Date | null;
}> {
  const channel = toChannel(filter.channel);
  const span = { startTime: filter.startTime, endTime: filter.endTime };
  validateSpan(span, MAX_SPAN_MINUTES);
  const seen = await findCamera(deps, visibility, filter);
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
  visibility: VehicleVisibility,
  { vehicleId, imei }: VehicleVideosFilter,
): Promise<DeviceWithVehicle> {
  if (imei != null) return findDevice(db, visibility, imei, String(vehicleId));
  const vehicle = await findVehicle(db, visibility, vehicleId);
  const [device] = await readDevicesOf(db, vehicle.id);
  if (device === undefined) throw new ApiError('NOT_FOUND', 'deviceNotFound');
  return { device, vehicle };
}
