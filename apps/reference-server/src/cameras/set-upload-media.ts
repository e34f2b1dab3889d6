import { ApiError } from '../lib/api-error.ts';
import type { VehicleVisibility } from '../access/visibility.ts';
import { validateSpan, type TimeSpan } from '../vehicles/time-span.ts';
import { findDevice } from '../vehicles/find-vehicle.ts';
import type { Channel } from './camera-fleet.ts';
import { requireCamera, type CameraDeps } from './file-lists.ts';
import { clipSpan, requestVideo, type UploadResult } from './videos.ts';

export interface UploadRequest {
  readonly imei: string;
  readonly bsjInput?:
    | (TimeSpan & { readonly channel: 'CH01' | 'CH03'; readonly createdOnRawAlert: Date })
    | null
    | undefined;
  readonly rawAlertInput?:
    { readonly cameraPosition: number; readonly rawAlertCreatedOn: Date } | null | undefined;
}

const MAX_CLIP_MINUTES = 5;

interface Moment {
  readonly channel: Channel;
  readonly span: TimeSpan;
}

function resolveMoment({ bsjInput, rawAlertInput }: UploadRequest): Moment {
  if (bsjInput != null) {
    const { channel, startTime, endTime } = bsjInput;
    const span = { startTime, endTime };
    validateSpan(span, MAX_CLIP_MINUTES);
    return { channel: channel === 'CH01' ? 1 : 3, span };
  }
  const { cameraPosition, rawAlertCreatedOn } = rawAlertInput ?? {};
  if (rawAlertCreatedOn === undefined || (cameraPosition !== 1 && cameraPosition !== 2)) {
    throw new ApiError('INVALID_INPUT', 'cameraPositionUnknown');
  }
  const span = clipSpan(rawAlertCreatedOn.getTime());
  return { channel: cameraPosition === 1 ? 1 : 3, span };
}

/**
 * Requests a video from a camera (`setUploadMedia`).
 *
 * @throws ApiError `INVALID_INPUT`, `NOT_FOUND`
 */
export async function setUploadMedia(
  deps: CameraDeps,
  visibility: VehicleVisibility,
  request: UploadRequest,
): Promise<UploadResult> {
  const isBsj = request.bsjInput != null;
  if (isBsj === (request.rawAlertInput != null))
    throw new ApiError('INVALID_INPUT', 'uploadInputAmbiguous');
  const { channel, span } = resolveMoment(request);
  if (span.startTime.getTime() > deps.clock.now()) {
    throw new ApiError('INVALID_INPUT', 'videoTimeInFuture');
  }
  const seen = await findDevice(deps.db, visibility, request.imei);
  requireCamera(seen);
  if (isBsj !== (seen.device.deviceType === 'bsj')) {
    throw new ApiError('INVALID_INPUT', 'uploadInputMismatch');
  }
  return requestVideo(deps, seen, channel, span);
}
