import type { Alert } from '../alert/alert.ts';
import { CLIP_AROUND_MS } from './evidence-limits.ts';

/** What a camera shows: the road (`adas`) or the driver (`dms`). */
export type CameraView = 'adas' | 'dms';

/** Kinds of device that need different media requests. */
export type CameraDeviceKind = 'bsj' | 'vss-howen' | 'other';

/** @param deviceType the fleet's name of the type; `null` when unknown */
export function deviceKindOf(deviceType: string | null): CameraDeviceKind {
  return deviceType === 'bsj' || deviceType === 'vss-howen' ? deviceType : 'other';
}

/**
 * Whether to count the files before requesting an upload (AC-85). A bsj device is sent a time range and
 * reports itself that it has no video; a vss-howen device is sent only the alert's time and never reports
 * a missing video.
 */
export const listsFilesFirst = (kind: CameraDeviceKind): boolean => kind === 'vss-howen';

interface CameraNumbers {
  /** Channel in the device's file list. */
  readonly channel: 1 | 3;
  readonly bsjChannel: 'CH01' | 'CH03';
  readonly cameraPosition: 1 | 2;
}

/** Values for the `update file list` and `set upload media` requests. */
export const cameraNumbers: Readonly<Record<CameraView, CameraNumbers>> = {
  adas: { channel: 1, bsjChannel: 'CH01', cameraPosition: 1 },
  dms: { channel: 3, bsjChannel: 'CH03', cameraPosition: 2 },
};

/** Alert codes whose evidence is the camera at the driver or at the road (AC-86). */
const DMS_CODES: ReadonlySet<number> = new Set([49, 50, 51, 52, 53, 54, 55, 56, 110, 111]);
const ADAS_CODES: ReadonlySet<number> = new Set([90, 91, 92, 96, 113, 134]);

/** The camera that shows the event of an alert. Defaults to `adas` for codes in neither set. */
export function cameraOf(alertCode: number): CameraView {
  return DMS_CODES.has(alertCode) && !ADAS_CODES.has(alertCode) ? 'dms' : 'adas';
}

/** Upload request; its fields depend on the kind of device. */
export type UploadRequest =
  | {
      readonly kind: 'bsj';
      readonly imei: string;
      readonly channel: 'CH01' | 'CH03';
      /** Epoch ms. */
      readonly startTime: number;
      readonly endTime: number;
      readonly createdOnRawAlert: number;
    }
  | {
      readonly kind: 'rawAlert';
      readonly imei: string;
      readonly cameraPosition: 1 | 2;
      readonly rawAlertCreatedOn: number;
    };

export function uploadRequest(
  alert: Pick<Alert, 'alertCode' | 'createdOn'>,
  imei: string,
  deviceKind: CameraDeviceKind,
): UploadRequest {
  const { bsjChannel, cameraPosition } = cameraNumbers[cameraOf(alert.alertCode)];
  const { createdOn } = alert;
  if (deviceKind === 'bsj') {
    return {
      kind: 'bsj',
      imei,
      channel: bsjChannel,
      startTime: createdOn - CLIP_AROUND_MS,
      endTime: createdOn + CLIP_AROUND_MS,
      createdOnRawAlert: createdOn,
    };
  }
  return { kind: 'rawAlert', imei, cameraPosition, rawAlertCreatedOn: createdOn };
}
