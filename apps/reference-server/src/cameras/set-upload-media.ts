import { Refusal } from '../lib/api-error.ts';
import type { VehicleSight } from '../access/visibility.ts';
import { checkSpan, type TimeSpan } from '../vehicles/time-span.ts';
import { findDevice } from '../vehicles/find-vehicle.ts';
import type { Channel } from './camera-fleet.ts';
import { requireCamera, type CameraDeps } from './file-lists.ts';
import { aroundMoment, askForVideo, type UploadAnswer } from './videos.ts';

export interface UploadWish {
  readonly imei: string;
  readonly bsjInput?:
    | (TimeSpan & { readonly channel: 'CH01' | 'CH03'; readonly createdOnRawAlert: Date })
    | null
    | undefined;
  readonly rawAlertInput?:
    { readonly cameraPosition: number; readonly rawAlertCreatedOn: Date } | null | undefined;
}

const LONGEST_CLIP_MIN = 5;

interface Moment {
  readonly channel: Channel;
  readonly span: TimeSpan;
}

function momentOf({ bsjInput, rawAlertInput }: UploadWish): Moment {
  if (bsjInput != null) {
    const { channel, startTime, endTime } = bsjInput;
    const span = { startTime, endTime };
    checkSpan(span, LONGEST_CLIP_MIN);
    return { channel: channel === 'CH01' ? 1 : 3, span };
  }
  const { cameraPosition, rawAlertCreatedOn } = rawAlertInput ?? {};
  if (rawAlertCreatedOn === undefined || (cameraPosition !== 1 && cameraPosition !== 2)) {
    throw new Refusal('INVALID_INPUT', 'cameraPositionUnknown');
  }
  const span = aroundMoment(rawAlertCreatedOn.getTime());
  return { channel: cameraPosition === 1 ? 1 : 3, span };
}

/**
 * Spec alerts §7, set upload media.
 *
 * @throws Refusal INVALID_INPUT, NOT_FOUND
 */
export async function setUploadMedia(
  deps: CameraDeps,
  sight: VehicleSight,
  wish: UploadWish,
): Promise<UploadAnswer> {
  const isBsj = wish.bsjInput != null;
  if (isBsj === (wish.rawAlertInput != null)) throw new Refusal('INVALID_INPUT', 'oneUploadInput');
  const { channel, span } = momentOf(wish);
  if (span.startTime.getTime() > deps.clock.now()) {
    throw new Refusal('INVALID_INPUT', 'momentInFuture');
  }
  const seen = await findDevice(deps.db, sight, wish.imei);
  requireCamera(seen);
  if (isBsj !== (seen.device.deviceType === 'bsj')) {
    throw new Refusal('INVALID_INPUT', 'uploadInputOfOtherDevice');
  }
  return askForVideo(deps, seen, channel, span);
}
