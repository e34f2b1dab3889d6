import { PantauError } from '@pantau/core';
import { type CameraView, cameraNumbers, cameraOf } from '../../engine/evidence/camera.ts';
import { CLIP_AROUND_MS, DEVICE_SILENT_MS } from '../../engine/evidence/evidence-limits.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import type { MemoryCamera } from './memory-camera.ts';

/** A moment that is to be seen, epoch ms. */
export interface Span {
  readonly startTime: number;
  readonly endTime: number;
}

export interface BookedVideo extends Span {
  readonly id: string;
  readonly camera: CameraView;
  readonly requestedOn: number;
  /** Here, or broken off; null: never. */
  readonly readyOn: number | null;
  readonly isBroken: boolean;
}

interface FileList {
  readonly requestedOn: number;
  readonly readyOn: number | null;
}

/** What the cameras of one vehicle were asked for and what became of it. */
export interface CameraBook {
  /** Videos that show something of the span, with those that were sent without being asked. */
  videos(span: Span, alerts: readonly Alert[]): readonly BookedVideo[];
  askForList(view: CameraView): void;
  /**
   * How long to wait until files can be counted, ms.
   *
   * @throws PantauError conflict when the list does not come in time
   */
  listDue(view: CameraView): number;
  countFiles(view: CameraView, span: Span): number;
  /** Gives the answer of the device. */
  askForVideo(view: CameraView, span: Span): string;
}

/** A call waits no longer for a list. */
const LIST_PATIENCE_MS = 10_000;
/** Cameras write a file a minute. */
const FILE_MS = 60_000;

export const viewOfChannel = (channel: number): CameraView =>
  channel === cameraNumbers.dms.channel ? 'dms' : 'adas';

export const aroundMoment = (at: number): Span => ({
  startTime: at - CLIP_AROUND_MS,
  endTime: at + CLIP_AROUND_MS,
});

const isSilent = ({ reportedAgo }: MemoryCamera): boolean =>
  reportedAgo === null || reportedAgo > DEVICE_SILENT_MS;

/**
 * @param behaviour asked at each call: it may change while the story goes on
 * @param now the company's time
 * @param nextId of a video
 */
export function createCameraBook(
  behaviour: () => MemoryCamera,
  now: () => number,
  nextId: () => string,
): CameraBook {
  const booked: BookedVideo[] = [];
  const lists = new Map<CameraView, FileList>();

  const book = (video: Omit<BookedVideo, 'id'>): void => {
    const isKnown = booked.some(
      ({ camera, startTime, isBroken }) =>
        camera === video.camera && startTime === video.startTime && !isBroken,
    );
    if (!isKnown) booked.push({ ...video, id: nextId() });
  };

  const bookSentByThemselves = (alert: Alert): void => {
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
    for (const camera of views) book({ ...video, camera });
  };

  return {
    videos(span, alerts) {
      alerts.forEach(bookSentByThemselves);
      return booked
        .filter(({ startTime, endTime }) => startTime <= span.endTime && endTime >= span.startTime)
        .toReversed();
    },
    askForList(view) {
      const { listTakes } = behaviour();
      const readyOn = listTakes === null || isSilent(behaviour()) ? null : now() + listTakes;
      lists.set(view, { requestedOn: now(), readyOn });
    },
    listDue(view) {
      const list = lists.get(view);
      if (list === undefined) return 0;
      const wait = list.readyOn === null ? Infinity : list.readyOn - now();
      if (wait > LIST_PATIENCE_MS) {
        const serverMessage = 'The list of files has not come yet.';
        throw new PantauError('conflict', { serverMessage, status: 409 });
      }
      return Math.max(0, wait);
    },
    countFiles(view, { startTime, endTime }) {
      const list = lists.get(view);
      if (list === undefined || !behaviour().hasFile) return 0;
      const first = Math.floor(startTime / FILE_MS);
      const end = Math.ceil(Math.min(endTime, list.requestedOn) / FILE_MS);
      return Math.max(0, end - first);
    },
    askForVideo(view, span) {
      const { hasFile, upload, uploadTakes } = behaviour();
      if (!hasFile || upload === 'isRefused' || isSilent(behaviour())) {
        return 'Not Sent(No video downloaded)';
      }
      book({
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
