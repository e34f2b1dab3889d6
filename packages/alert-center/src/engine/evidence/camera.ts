import type { Alert } from '../alert/alert.ts';
import { CLIP_AROUND_MS } from './evidence-limits.ts';

/** Which way a camera looks: at the road (`adas`) or at the driver (`dms`). */
export type CameraView = 'adas' | 'dms';

/** Kinds of device that are asked for media in different words (spec alerts §7). */
export type CameraDeviceKind = 'bsj' | 'vss-howen' | 'other';

/** @param deviceType as the fleet names it; null: not told */
export function deviceKindOf(deviceType: string | null): CameraDeviceKind {
  return deviceType === 'bsj' || deviceType === 'vss-howen' ? deviceType : 'other';
}

/**
 * Whether a missing file means that there is no video (spec alerts §4, "for one device kind"). A bsj
 * device is asked for a span of time and answers itself that it has none; a vss-howen device is asked by
 * the alert's time only, and a video that it does not have would be waited for in vain.
 */
export const listsFilesFirst = (kind: CameraDeviceKind): boolean => kind === 'vss-howen';

interface CameraNumbers {
  /** Of the device's file list. */
  readonly channel: 1 | 3;
  readonly bsjChannel: 'CH01' | 'CH03';
  readonly cameraPosition: 1 | 2;
}

/** Spec alerts §7: update file list, set upload media. */
export const cameraNumbers: Readonly<Record<CameraView, CameraNumbers>> = {
  adas: { channel: 1, bsjChannel: 'CH01', cameraPosition: 1 },
  dms: { channel: 3, bsjChannel: 'CH03', cameraPosition: 2 },
};

/** Codes whose evidence is the camera at the driver, and at the road (spec alerts §9). */
const DMS_CODES: ReadonlySet<number> = new Set([49, 50, 51, 52, 53, 54, 55, 56, 110, 111]);
const ADAS_CODES: ReadonlySet<number> = new Set([90, 91, 92, 96, 113, 134]);

/** The camera that shows what an alert is about; what belongs to no group happened on the road. */
export function cameraOf(alertCode: number): CameraView {
  return DMS_CODES.has(alertCode) && !ADAS_CODES.has(alertCode) ? 'dms' : 'adas';
}

/** What an upload is asked for with: in the words of the device's kind (spec alerts §7). */
export type UploadInput =
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

export function uploadInput(
  alert: Pick<Alert, 'alertCode' | 'createdOn'>,
  imei: string,
  deviceKind: CameraDeviceKind,
): UploadInput {
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
