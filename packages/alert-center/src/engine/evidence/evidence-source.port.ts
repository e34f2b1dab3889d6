import type { UploadRequest } from './camera.ts';
import type { ClipsAnswer } from './evidence-state.ts';
import type { FleetOrderDetail } from '../alert/alert.ts';
import type { DeviceReport, GeofenceOutline, TrackPoint } from './places.ts';

export type { DeviceReport, GeofenceOutline, TrackPoint } from './places.ts';
export type { ClipsAnswer } from './evidence-state.ts';

/**
 * Provides the data around one alert: camera evidence, the vehicle's track, places, the fleet task. A host
 * that does not offer some of it rejects with kind `notFound`; the preview then omits it. Every promise
 * rejects with `PantauError` and obeys its signal; instants are epoch ms. Requirements beyond the types are
 * in `evidenceSourceContract` (`@pantau/alert-center/testing`).
 */
export interface EvidenceSource {
  /** Lists the videos of one vehicle and one moment, of all cameras. */
  listClips(query: MomentQuery, signal?: AbortSignal): Promise<ClipsAnswer>;
  /** Reads when the vehicle's main device last reported, and which devices it has. */
  readDevice(vehicleId: string, signal?: AbortSignal): Promise<DeviceReport>;
  /** Requests a new list of files from a device, because of one camera; the list names the files of all its cameras. */
  updateFileList(request: FileListRequest, signal?: AbortSignal): Promise<void>;
  /** Counts the files of a device in a period; the widget uses 60 s to each side of the alert. */
  countFiles(query: FilesQuery, signal?: AbortSignal): Promise<number>;
  /** Requests a video from a device. Resolves to the server's message: `Sent`, or the reason why not. */
  requestUpload(request: UploadRequest, signal?: AbortSignal): Promise<string>;
  /** Reads the vehicle's positions, oldest first; the period is at most one hour. */
  readTrack(query: TrackQuery, signal?: AbortSignal): Promise<readonly TrackPoint[]>;
  /** Reads outlines of geofences; unknown ids are omitted. */
  readGeofences(ids: readonly string[], signal?: AbortSignal): Promise<readonly GeofenceOutline[]>;
  /** Resolves to `null` when the task is unknown. Needs the four fleet-task-instant scopes. */
  readFleetOrder(query: FleetOrderQuery, signal?: AbortSignal): Promise<FleetOrderDetail | null>;
  /** Reads the address of a position in a language (`id`, `en`); `null` when there is none. */
  readAddress(
    position: { readonly latitude: number; readonly longitude: number },
    locale: string,
    signal?: AbortSignal,
  ): Promise<string | null>;
}

export interface MomentQuery {
  readonly vehicleId: string;
  /** `createdOn` of the alert, epoch ms. */
  readonly startTime: number;
}

export interface FileListRequest {
  readonly vehicleId: string;
  readonly imei: string;
  /** 1: road (adas); 3: driver (dms). */
  readonly channel: 1 | 3;
}

export interface FilesQuery extends Omit<FileListRequest, 'channel'> {
  /** Epoch ms. */
  readonly startTime: number;
  readonly endTime: number;
}

export interface TrackQuery {
  readonly vehicleId: string;
  /** Epoch ms. */
  readonly startTime: number;
  readonly endTime: number;
}

export interface FleetOrderQuery {
  readonly foId: string;
  readonly logId: string;
}
