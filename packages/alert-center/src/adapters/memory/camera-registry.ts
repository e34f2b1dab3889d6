import { PantauError } from '@pantau/core/base';
import { type CameraView, cameraOf } from '../../engine/evidence/camera.ts';
import { CLIP_AROUND_MS, DEVICE_SILENT_MS } from '../../engine/evidence/evidence-limits.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import type { MemoryCamera } from './memory-camera.ts';

/** A period to film, epoch ms. */
export interface Span {
  readonly startTime: number;
  readonly endTime: number;
}

export interface RegisteredVideo extends Span {
  readonly id: string;
  readonly camera: CameraView;
  readonly requestedOn: number;
  /** When the upload completes or fails; `null` if it never does. */
  readonly readyOn: number | null;
  readonly isBroken: boolean;
}

interface FileList {
  readonly requestedOn: number;
  readonly readyOn: number | null;
}

/** The file list and the videos of one vehicle's cameras. */
export interface CameraRegistry {
  /** Videos that overlap the period, including those sent without a request; newest first. */
  videos(span: Span, alerts: readonly Alert[]): readonly RegisteredVideo[];
  /** Requests the list of the files of all cameras. */
  requestList(): void;
  /**
   * Time until the file list is available, in ms.
   *
   * @throws PantauError conflict if the list does not arrive in time
   */
  listDelay(): number;
  countFiles(span: Span): number;
  /** Returns the device's message. */
  requestVideo(view: CameraView, span: Span): string;
}

/** The longest time a call waits for a file list. */
const LIST_WAIT_MAX_MS = 10_000;
/** The length of one camera file. */
const FILE_MS = 60_000;

export const aroundMoment = (at: number): Span => ({
  startTime: at - CLIP_AROUND_MS,
  endTime: at + CLIP_AROUND_MS,
});

const isSilent = ({ reportedAgo }: MemoryCamera): boolean =>
  reportedAgo === null || reportedAgo > DEVICE_SILENT_MS;

/**
 * @param behaviour evaluated on each call, because stories can change it
 * @param now the company's time
 * @param nextId creates the id of a video
 */
export function createCameraRegistry(
  behaviour: () => MemoryCamera,
  now: () => number,
  nextId: () => string,
): CameraRegistry {
  const registered: RegisteredVideo[] = [];
  let list: FileList | undefined;

  const register = (video: Omit<RegisteredVideo, 'id'>): void => {
    const isKnown = registered.some(
      ({ camera, startTime, isBroken }) =>
        camera === video.camera && startTime === video.startTime && !isBroken,
    );
    if (!isKnown) registered.push({ ...video, id: nextId() });
  };

  const registerAutoSent = (alert: Alert): void => {
    const { sendsByItself, sendsBoth } = behaviour();
    if (!alert.shouldHaveMedia || sendsByItself === null) return;
    const readyOn = alert.receivedOn + sendsByItself;
    if (readyOn > now()) return;
    const views = sendsBoth ? (['adas', 'dms'] as const) : [cameraOf(alert.alertCode)];
    const video = {
      ...aroundMoment(alert.createdOn),
      requestedOn: alert.receivedOn,
      readyOn,
      isBroken: false,
    };
    for (const camera of views) register({ ...video, camera });
  };

  return {
    videos(span, alerts) {
      alerts.forEach(registerAutoSent);
      return registered
        .filter(({ startTime, endTime }) => startTime <= span.endTime && endTime >= span.startTime)
        .toReversed();
    },
    requestList() {
      const { listTakes } = behaviour();
      const readyOn = listTakes === null || isSilent(behaviour()) ? null : now() + listTakes;
      list = { requestedOn: now(), readyOn };
    },
    listDelay() {
      if (list === undefined) return 0;
      const wait = list.readyOn === null ? Infinity : list.readyOn - now();
      if (wait > LIST_WAIT_MAX_MS) {
        const serverMessage = 'The list of files has not come yet.';
        throw new PantauError('conflict', { serverMessage, status: 409 });
      }
      return Math.max(0, wait);
    },
    countFiles({ startTime, endTime }) {
      if (list === undefined || !behaviour().hasFile) return 0;
      const first = Math.floor(startTime / FILE_MS);
      const end = Math.ceil(Math.min(endTime, list.requestedOn) / FILE_MS);
      return Math.max(0, end - first);
    },
    requestVideo(view, span) {
      const { hasFile, upload, uploadTakes } = behaviour();
      if (!hasFile || upload === 'isRefused' || isSilent(behaviour())) {
        return 'Not Sent(No video downloaded)';
      }
      register({
        ...span,
        camera: view,
        requestedOn: now(),
        readyOn: upload === 'neverComes' ? null : now() + uploadTakes,
        isBroken: upload === 'breaksOff',
      });
      return 'Sent';
    },
  };
}
