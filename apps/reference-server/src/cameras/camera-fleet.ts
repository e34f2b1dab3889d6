/** A camera of a device. */
export interface Camera {
  readonly companyId: number;
  readonly licensePlate: string;
  readonly imei: string;
  readonly deviceType: string | null;
  readonly channel: Channel;
}

/** 1 faces the road, 3 the driver. */
export type Channel = 1 | 3;

export const channelOf = { adas: 1, dms: 3 } as const satisfies Record<CameraView, Channel>;
export type CameraView = 'adas' | 'dms';
export const viewOf = (channel: number): CameraView => (channel === 3 ? 'dms' : 'adas');

/** How a camera responds to requests. Delays are in ms. */
export interface CameraBehaviour {
  /** Delay of the file list; `null` when it never arrives. */
  readonly listDelayMs: number | null;
  /** Whether the camera has a recording of the requested time. */
  readonly hasFile: boolean;
  readonly upload: 'succeeds' | 'refused' | 'fails' | 'neverArrives';
  /** Delay until an upload succeeds or fails. */
  readonly uploadDelayMs: number;
  /**
   * Delay after an alert until the camera uploads its video unprompted; `null` when it only uploads
   * on request.
   */
  readonly autoUploadDelayMs: number | null;
  /** Unprompted uploads include the vehicle's other camera. */
  readonly uploadsBothCameras: boolean;
}

/**
 * The cameras of the vehicles. The reference server has no real ones: the demo simulates them,
 * tests provide their own, and a server without the demo has none.
 */
export interface CameraFleet {
  /** @param at requested time in epoch ms */
  behaviourOf(camera: Camera, at: number): CameraBehaviour;
}

const absentCamera: CameraBehaviour = {
  listDelayMs: 0,
  hasFile: false,
  upload: 'refused',
  uploadDelayMs: 0,
  autoUploadDelayMs: null,
  uploadsBothCameras: false,
};

export const noCameras: CameraFleet = { behaviourOf: () => absentCamera };

/** Device types with cameras. */
export const cameraDeviceTypes: readonly (string | null)[] = ['bsj', 'vss-howen'];

/** A device that has not reported for longer cannot be reached. */
const DEVICE_OFFLINE_MS = 10 * 60_000;

export function isOffline(lastReportOn: Date | null, now: number): boolean {
  return lastReportOn === null || now - lastReportOn.getTime() > DEVICE_OFFLINE_MS;
}
