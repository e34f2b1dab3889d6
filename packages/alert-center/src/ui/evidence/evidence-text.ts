import type { CameraView } from '../../engine/evidence/camera.ts';
import { cameraNumbers } from '../../engine/evidence/camera.ts';
import { MEDIA_AGE_MOST_MS, REQUEST_PATIENCE_MS } from '../../engine/evidence/evidence-limits.ts';
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

/** Kabin CH03. */
export function cameraText(camera: CameraView, words: PreviewTranslate): string {
  return `${words(cameras[camera])} CH0${cameraNumbers[camera].channel}`;
}

/** Names of the cameras of several clips: Depan, Kabin; Kabin 1, Kabin 2 where one camera sent two. */
export function cameraNames(
  clips: readonly Pick<Clip, 'camera'>[],
  words: PreviewTranslate,
): readonly string[] {
  const many = (camera: CameraView): boolean =>
    clips.filter((clip) => clip.camera === camera).length > 1;
  return clips.map(({ camera }, index) => {
    const name = words(cameras[camera]);
    if (!many(camera)) return name;
    const number = clips.slice(0, index + 1).filter((clip) => clip.camera === camera).length;
    return `${name} ${number}`;
  });
}

const steps: Readonly<Record<RequestStep, PreviewMessageKey>> = {
  lastReport: 'stepLastReport',
  fileList: 'stepFileList',
  listing: 'stepListing',
  files: 'stepFiles',
  upload: 'stepUpload',
};

export const stepText = (step: RequestStep, words: PreviewTranslate): string => words(steps[step]);

/** Of what nobody offers nothing is shown. */
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

export const failureText = (reason: NoMediaReason, words: PreviewTranslate): string =>
  reason === 'notOffered' ? '' : words(failures[reason], { days: MEDIA_AGE_MOST_MS / DAY_MS });

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
  words: PreviewTranslate,
): string => words(timeouts[reason], { minutes: REQUEST_PATIENCE_MS / MINUTE_MS });
