import type { UploadInput } from './camera.ts';
import type { ClipsAnswer } from './evidence-state.ts';
import type { FleetOrderDetail } from '../alert/alert.ts';
import type { DeviceReport, GeofenceOutline, TrackPoint } from './places.ts';

export type { DeviceReport, GeofenceOutline, TrackPoint } from './places.ts';
export type { ClipsAnswer } from './evidence-state.ts';

/**
 * What is looked up around one alert: camera evidence, the way of the vehicle, places, the fleet task
 * (spec alerts §7). A host without some of it rejects with kind `notFound`, and the preview does without.
 * Every promise rejects with `PantauError` and obeys its signal; instants are epoch ms. What the widget
 * relies on beyond the types is stated by `evidenceSourceContract` (`@pantau/alert-center/testing`).
 */
export interface EvidenceSource {
  /** Videos of one vehicle and one moment, of all its cameras (download video histories). */
  listClips(query: MomentQuery, signal?: AbortSignal): Promise<ClipsAnswer>;
  /** When the vehicle's device reported last, and which devices it has (vehicle statuses). */
  readDevice(vehicleId: string, signal?: AbortSignal): Promise<DeviceReport>;
  /** Asks a camera for its list of files anew (update file list). */
  updateFileList(request: FileListRequest, signal?: AbortSignal): Promise<void>;
  /** How many files a camera has around a moment, 60 s to each side (vehicle videos). */
  countFiles(query: FilesQuery, signal?: AbortSignal): Promise<number>;
  /** Asks a device for a video; gives the server's message: `Sent`, or why not (set upload media). */
  requestUpload(input: UploadInput, signal?: AbortSignal): Promise<string>;
  /** Where the vehicle was, oldest first; at most an hour between the two instants. */
  readTrack(query: TrackQuery, signal?: AbortSignal): Promise<readonly TrackPoint[]>;
  /** Outlines of geofences; ids that name none are left out. */
  readGeofences(ids: readonly string[], signal?: AbortSignal): Promise<readonly GeofenceOutline[]>;
  /** Null where nothing is known of it. Needs the four fleet-task-instant scopes. */
  readFleetOrder(query: FleetOrderQuery, signal?: AbortSignal): Promise<FleetOrderDetail | null>;
  /** The address of a position in a language (`id`, `en`); null where nothing is known of it. */
  readAddress(
    position: { readonly latitude: number; readonly longitude: number },
    locale: string,
    signal?: AbortSignal,
  ): Promise<string | null>;
}

export interface MomentQuery {
  readonly vehicleId: string;
  /** The moment that is to be seen: `createdOn` of the alert, epoch ms. */
  readonly startTime: number;
}

export interface FileListRequest {
  readonly vehicleId: string;
  readonly imei: string;
  /** 1 at the road (adas), 3 at the driver (dms). */
  readonly channel: 1 | 3;
}

export interface FilesQuery extends FileListRequest {
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
