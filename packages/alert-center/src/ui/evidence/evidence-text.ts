import type { CameraView } from '../../engine/evidence/camera.ts';
import { cameraNumbers } from '../../engine/evidence/camera.ts';
import { MEDIA_AGE_MAX_MS, REQUEST_TIMEOUT_MS } from '../../engine/evidence/evidence-limits.ts';
import type {
  Clip,
  NoMediaReason,
  RequestStep,
  TimeoutReason,
} from '../../engine/evidence/evidence-state.ts';
import type { PreviewMessageKey, PreviewTranslate } from '../../messages/preview-messages.ts';

const cameras: Readonly<Record<CameraView, PreviewMessageKey>> = {
  adas: 'cameraFront',
  dms: 'cameraCabin',
};

/** Camera name with its channel: Kabin CH03. */
export function cameraText(camera: CameraView, t: PreviewTranslate): string {
  return `${t(cameras[camera])} CH0${cameraNumbers[camera].channel}`;
}

/** Camera names of clips: Depan, Kabin; numbered where one camera has several: Kabin 1, Kabin 2. */
export function cameraNames(
  clips: readonly Pick<Clip, 'camera'>[],
  t: PreviewTranslate,
): readonly string[] {
  const many = (camera: CameraView): boolean =>
    clips.filter((clip) => clip.camera === camera).length > 1;
  return clips.map(({ camera }, index) => {
    const name = t(cameras[camera]);
    if (!many(camera)) return name;
    const number = clips.slice(0, index + 1).filter((clip) => clip.camera === camera).length;
    return `${name} ${number}`;
  });
}

/** The first clip of each camera. A camera may have several clips (AC-330). */
export const firstClips = <C extends Pick<Clip, 'camera'>>(clips: readonly C[]): readonly C[] =>
  clips.filter((clip, index) => clips.findIndex(({ camera }) => camera === clip.camera) === index);

const steps: Readonly<Record<RequestStep, PreviewMessageKey>> = {
  lastReport: 'stepLastReport',
  fileList: 'stepFileList',
  listing: 'stepListing',
  files: 'stepFiles',
  upload: 'stepUpload',
};

export const stepText = (step: RequestStep, t: PreviewTranslate): string => t(steps[step]);

/** Nothing is shown for evidence that is not offered. */
type ShownReason = Exclude<NoMediaReason, 'notOffered'>;

const failures: Readonly<Record<ShownReason, PreviewMessageKey>> = {
  tooOld: 'noMediaTooOld',
  notFound: 'noMediaNotFound',
  notSent: 'noMediaNotSent',
  noDevice: 'noMediaNoDevice',
  unavailable: 'noMediaUnavailable',
  unplayable: 'noMediaUnplayable',
};

const DAY_MS = 86_400_000;

export const failureText = (reason: NoMediaReason, t: PreviewTranslate): string =>
  reason === 'notOffered' ? '' : t(failures[reason], { days: MEDIA_AGE_MAX_MS / DAY_MS });

const timeouts: Readonly<Record<Exclude<TimeoutReason, 'notAsked'>, PreviewMessageKey>> = {
  nothingCame: 'timeoutNothingCame',
  requestFailed: 'timeoutRequestFailed',
  requestUnanswered: 'timeoutRequestUnanswered',
  uploadBroken: 'timeoutUploadBroken',
  cancelled: 'timeoutCancelled',
};

const MINUTE_MS = 60_000;

export const timeoutText = (
  reason: Exclude<TimeoutReason, 'notAsked'>,
  t: PreviewTranslate,
): string => t(timeouts[reason], { minutes: REQUEST_TIMEOUT_MS / MINUTE_MS });
