/** A camera of a device, as it is asked for something. */
export interface Camera {
  readonly companyId: number;
  readonly licensePlate: string;
  readonly imei: string;
  readonly deviceType: string | null;
  readonly channel: Channel;
}

/** 1 looks at the road, 3 at the driver (spec alerts §7). */
export type Channel = 1 | 3;

export const channelOf = { adas: 1, dms: 3 } as const satisfies Record<CameraView, Channel>;
export type CameraView = 'adas' | 'dms';
export const viewOf = (channel: number): CameraView => (channel === 3 ? 'dms' : 'adas');

/** How a camera takes what it is asked for. Times are ms. */
export interface CameraBehaviour {
  /** Until its list of files is here; null: it never comes. */
  readonly listDelayMs: number | null;
  /** Whether it recorded at the time that is asked for. */
  readonly hasFile: boolean;
  readonly upload: 'succeeds' | 'refused' | 'fails' | 'neverArrives';
  /** Until an upload has come or broken off. */
  readonly uploadDelayMs: number;
  /** Sends the video of each alert by itself, so long after the alert; null: only when it is asked. */
  readonly autoUploadDelayMs: number | null;
  /** Then also what the vehicle's other camera saw. */
  readonly uploadsBothCameras: boolean;
}

/**
 * The cameras on the road. The reference server has no real ones: the demo's are simulated, tests bring
 * their own, and a server without the demo has none.
 */
export interface CameraFleet {
  /** @param at epoch ms of what is to be seen */
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

/** Types of device that have cameras (spec alerts §7). */
export const cameraDeviceTypes: readonly (string | null)[] = ['bsj', 'vss-howen'];

/** A device that has been silent for longer cannot be asked (spec alerts §9). */
const DEVICE_OFFLINE_MS = 10 * 60_000;

export function isOffline(lastReportOn: Date | null, now: number): boolean {
  return lastReportOn === null || now - lastReportOn.getTime() > DEVICE_OFFLINE_MS;
}
