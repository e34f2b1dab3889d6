import { findAlertCode, hasCamera } from '@pantau/core/contract';
import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { cameraVideos, devices, rawAlerts } from '../db/schema.ts';
import type { DeviceRow, VehicleRow } from '../vehicles/find-vehicle.ts';
import {
  cameraDeviceTypes,
  channelOf,
  isOffline,
  type CameraView,
  type Channel,
} from './camera-fleet.ts';
import { cameraOf, type CameraDeps } from './file-lists.ts';
import type { DeviceWithVehicle } from '../vehicles/find-vehicle.ts';
import type { TimeSpan } from '../vehicles/time-span.ts';

export type VideoRow = typeof cameraVideos.$inferSelect;

/** A clip starts and ends this far from its alert. */
const CLIP_MARGIN_MS = 5_000;

/** Results of `setUploadMedia`, as prescribed by the contract. */
export type UploadResult = 'Sent' | 'Not Sent(No video downloaded)';

export type VideoStatus = 'S' | 'P' | 'F';

export function statusOf({ readyOn, isBroken }: VideoRow, now: number): VideoStatus {
  if (readyOn === null || readyOn.getTime() > now) return 'P';
  return isBroken ? 'F' : 'S';
}

export const clipSpan = (at: number): TimeSpan => ({
  startTime: new Date(at - CLIP_MARGIN_MS),
  endTime: new Date(at + CLIP_MARGIN_MS),
});

/**
 * Requests a video from the camera. Has no effect while the video is being uploaded or already stored.
 */
export async function requestVideo(
  { db, clock, cameras }: CameraDeps,
  seen: DeviceWithVehicle,
  channel: Channel,
  span: TimeSpan,
): Promise<UploadResult> {
  const now = clock.now();
  const { device, vehicle } = seen;
  const at = (span.startTime.getTime() + span.endTime.getTime()) / 2;
  const { hasFile, upload, uploadDelayMs } = cameras.behaviourOf(cameraOf(seen, channel), at);
  if (!hasFile || upload === 'refused' || isOffline(device.lastReportOn, now)) {
    return 'Not Sent(No video downloaded)';
  }
  await db
    .insert(cameraVideos)
    .values({
      companyId: vehicle.companyId,
      vehicleId: vehicle.id,
      deviceId: device.id,
      channel,
      ...span,
      requestedOn: new Date(now),
      readyOn: upload === 'neverArrives' ? null : new Date(now + uploadDelayMs),
      isBroken: upload === 'fails',
    })
    .onConflictDoNothing();
  return 'Sent';
}

/**
 * Reads the videos that overlap the span, newest first. The caller has verified that the user can
 * see the vehicle.
 */
export async function readVideos(
  deps: CameraDeps,
  vehicle: VehicleRow,
  span: TimeSpan,
): Promise<VideoRow[]> {
  await storeAutoUploads(deps, vehicle, span);
  return deps.db
    .select()
    .from(cameraVideos)
    .where(and(eq(cameraVideos.vehicleId, vehicle.id), ...overlapping(span)))
    .orderBy(desc(cameraVideos.startTime), desc(cameraVideos.id));
}

function overlapping({ startTime, endTime }: TimeSpan): SQL[] {
  return [lte(cameraVideos.startTime, endTime), gte(cameraVideos.endTime, startTime)];
}

/**
 * Stores the videos that cameras have uploaded unprompted. They are derived on reading, so that no
 * background job is needed.
 */
async function storeAutoUploads(
  { db, clock, cameras }: CameraDeps,
  vehicle: VehicleRow,
  { startTime, endTime }: TimeSpan,
): Promise<void> {
  const now = clock.now();
  const alerts = await db
    .select({
      createdOn: rawAlerts.createdOn,
      receivedOn: rawAlerts.receivedOn,
      alertCode: rawAlerts.alertCode,
      videoStatus: rawAlerts.downloadVideoStatus,
      device: devices,
    })
    .from(rawAlerts)
    .innerJoin(devices, eq(devices.id, rawAlerts.deviceId))
    .where(
      and(
        eq(rawAlerts.vehicleId, vehicle.id),
        gte(rawAlerts.createdOn, new Date(startTime.getTime() - CLIP_MARGIN_MS)),
        lte(rawAlerts.createdOn, new Date(endTime.getTime() + CLIP_MARGIN_MS)),
      ),
    );
  const uploads = alerts.flatMap(({ createdOn, receivedOn, alertCode, videoStatus, device }) => {
    const view = cameraOfCode(alertCode);
    if (view === null || !cameraDeviceTypes.includes(device.deviceType)) return [];
    const channel = channelOf[view];
    const at = createdOn.getTime();
    const camera = cameraOf({ device, vehicle }, channel);
    const { autoUploadDelayMs, uploadsBothCameras } = cameras.behaviourOf(camera, at);
    const delay = videoStatus === 'S' ? 0 : autoUploadDelayMs;
    if (delay === null || receivedOn.getTime() + delay > now) return [];
    const readyOn = new Date(receivedOn.getTime() + delay);
    const channels = uploadsBothCameras ? Object.values(channelOf) : [channel];
    return channels.map((one) => videoOf(device, one, at, receivedOn, readyOn));
  });
  if (uploads.length === 0) return;
  await db
    .insert(cameraVideos)
    .values(uploads)
    .onConflictDoUpdate({
      target: [cameraVideos.deviceId, cameraVideos.channel, cameraVideos.startTime],
      targetWhere: sql`not ${cameraVideos.isBroken}`,
      set: { readyOn: sql`least(${cameraVideos.readyOn}, excluded.ready_on)` },
    });
}

const videoOf = (
  device: DeviceRow,
  channel: Channel,
  at: number,
  requestedOn: Date,
  readyOn: Date,
) => ({
  companyId: device.companyId,
  vehicleId: device.vehicleId,
  deviceId: device.id,
  channel,
  ...clipSpan(at),
  requestedOn,
  readyOn,
});

/** The camera that records an alert of this code; `null` when its group has none. */
function cameraOfCode(alertCode: number): CameraView | null {
  const group = findAlertCode(alertCode)?.group;
  if (group === undefined || !hasCamera(group)) return null;
  return group === 'dms' ? 'dms' : 'adas';
}
