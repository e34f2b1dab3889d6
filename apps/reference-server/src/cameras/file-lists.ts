import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { cameraFileLists } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { DeviceWithVehicle } from '../vehicles/find-vehicle.ts';
import type { TimeSpan } from '../vehicles/time-span.ts';
import {
  cameraDeviceTypes,
  channelOf,
  isOffline,
  type CameraFleet,
  type Channel,
} from './camera-fleet.ts';

export interface CameraDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly cameras: CameraFleet;
}

/** Maximum wait for a file list; clients give up after 20 s. */
const LIST_TIMEOUT_MS = 10_000;
/** Cameras record one file per minute. */
const FILE_MS = 60_000;

/** @throws ApiError INVALID_INPUT */
export function toChannel(channel: number): Channel {
  if (channel === 1 || channel === 3) return channel;
  throw new ApiError('INVALID_INPUT', 'channelUnknown');
}

/** @throws ApiError `INVALID_INPUT` when the device has no camera. */
export function requireCamera({ device }: DeviceWithVehicle): void {
  if (!cameraDeviceTypes.includes(device.deviceType)) {
    throw new ApiError('INVALID_INPUT', 'noCamera');
  }
}

export const cameraOf = ({ device, vehicle }: DeviceWithVehicle, channel: Channel) => ({
  companyId: vehicle.companyId,
  licensePlate: vehicle.licensePlate,
  imei: device.imei,
  deviceType: device.deviceType,
  channel,
});

/**
 * Requests the list of a device's files. The device lists the files of all its cameras; each part arrives after
 * its camera's delay.
 */
export async function requestFileList(
  { db, clock, cameras }: CameraDeps,
  seen: DeviceWithVehicle,
): Promise<void> {
  const now = clock.now();
  const { device, vehicle } = seen;
  const requestedOn = new Date(now);
  const lists = Object.values(channelOf).map((channel) => {
    const { listDelayMs } = cameras.behaviourOf(cameraOf(seen, channel), now);
    const isLost = listDelayMs === null || isOffline(device.lastReportOn, now);
    const readyOn = isLost ? null : new Date(now + listDelayMs);
    return { deviceId: device.id, channel, companyId: vehicle.companyId, requestedOn, readyOn };
  });
  await db
    .insert(cameraFileLists)
    .values(lists)
    .onConflictDoUpdate({
      target: [cameraFileLists.deviceId, cameraFileLists.channel],
      set: { requestedOn, readyOn: sql`excluded.ready_on` },
    });
}

export interface CameraFile {
  readonly fileName: string;
  readonly startTime: Date;
  readonly endTime: Date;
}

/**
 * The recordings within a span, from the camera's latest list. `listedOn` is `null` when there is
 * no list yet.
 */
export interface CameraFiles {
  readonly files: readonly CameraFile[];
  readonly listedOn: Date | null;
}

/**
 * Lists the recordings of a camera.
 *
 * @param isFromCache uses the stored list; otherwise waits for a requested one
 * @throws ApiError `CONFLICT` when the list does not arrive within 10 s
 */
export async function listFiles(
  { db, clock, cameras }: CameraDeps,
  seen: DeviceWithVehicle,
  channel: Channel,
  span: TimeSpan,
  isFromCache: boolean,
): Promise<CameraFiles> {
  const [list] = await db
    .select()
    .from(cameraFileLists)
    .where(and(eq(cameraFileLists.deviceId, seen.device.id), eq(cameraFileLists.channel, channel)));
  if (list === undefined) return { files: [], listedOn: null };
  const wait = list.readyOn === null ? Infinity : list.readyOn.getTime() - clock.now();
  if (wait > 0 && isFromCache) return { files: [], listedOn: null };
  if (wait > LIST_TIMEOUT_MS) throw new ApiError('CONFLICT', 'fileListNotReady');
  if (wait > 0) await new Promise<void>((resolve) => void clock.setTimeout(resolve, wait));
  const { hasFile } = cameras.behaviourOf(cameraOf(seen, channel), span.startTime.getTime());
  const files = hasFile ? filesWithin(span, channel, list.requestedOn) : [];
  return { files, listedOn: list.readyOn };
}

function filesWithin(span: TimeSpan, channel: Channel, listedOn: Date): CameraFile[] {
  const end = Math.min(span.endTime.getTime(), listedOn.getTime());
  const files: CameraFile[] = [];
  const first = Math.floor(span.startTime.getTime() / FILE_MS) * FILE_MS;
  for (let at = first; at < end; at += FILE_MS) {
    const startTime = new Date(at);
    const stamp = startTime.toISOString().replace(/[-:]|\.\d+Z$/g, '');
    const fileName = `CH0${channel}_${stamp}.h264`;
    files.push({ fileName, startTime, endTime: new Date(at + FILE_MS) });
  }
  return files;
}
