import { type Clock, PantauError } from '@pantau/core';
import type { Alert } from '../alert/alert.ts';
import { cameraDeviceOf } from './camera-device.ts';
import { cameraNumbers, cameraOf, uploadInput } from './camera.ts';
import { CALL_MOST_MS, DEVICE_CALL_MOST_MS, FILES_AROUND_MS } from './evidence-limits.ts';
import type { CameraDevice, MediaEffect, MediaEvent } from './evidence-state.ts';
import type { EvidenceSource } from './evidence-source.port.ts';

/** What is asked of the source. */
export type MediaCall = Extract<MediaEffect, { readonly ticket: number }>;

/** What of an alert its evidence is asked for with. */
export type MediaAlert = Pick<
  Alert,
  'id' | 'alertCode' | 'createdOn' | 'shouldHaveMedia' | 'sourceDeviceType' | 'vehicle'
>;

const callMost: Readonly<Record<MediaCall['type'], number>> = {
  readClips: CALL_MOST_MS,
  readLastReport: CALL_MOST_MS,
  updateFileList: DEVICE_CALL_MOST_MS,
  listFiles: DEVICE_CALL_MOST_MS,
  requestUpload: DEVICE_CALL_MOST_MS,
};

interface CallContext {
  readonly evidence: EvidenceSource;
  readonly alert: MediaAlert;
  readonly device: CameraDevice | null;
}

async function answerTo(
  { type, ticket }: MediaCall,
  { evidence, alert, device }: CallContext,
  signal: AbortSignal,
): Promise<MediaEvent> {
  const { createdOn, vehicle } = alert;
  const { vehicleId } = vehicle;
  if (type === 'readClips') {
    const answer = await evidence.listClips({ vehicleId, startTime: createdOn }, signal);
    return { type: 'clipsRead', ticket, answer };
  }
  if (type === 'readLastReport') {
    const { lastReportOn, devices } = await evidence.readDevice(vehicleId, signal);
    const found = cameraDeviceOf(alert, devices);
    return { type: 'lastReportRead', ticket, at: lastReportOn, device: found };
  }
  if (device === null) throw new PantauError('invalid', { message: 'No device to ask' });
  const { imei, kind } = device;
  const { channel } = cameraNumbers[cameraOf(alert.alertCode)];
  switch (type) {
    case 'updateFileList':
      await evidence.updateFileList({ vehicleId, imei, channel }, signal);
      return { type: 'fileListUpdated', ticket };
    case 'listFiles': {
      const span = { startTime: createdOn - FILES_AROUND_MS, endTime: createdOn + FILES_AROUND_MS };
      const count = await evidence.countFiles({ vehicleId, imei, channel, ...span }, signal);
      return { type: 'filesListed', ticket, count };
    }
    case 'requestUpload': {
      const message = await evidence.requestUpload(uploadInput(alert, imei, kind), signal);
      return { type: 'uploadAnswered', ticket, message };
    }
  }
}

/**
 * Makes one call within its time: a source that never answers, and does not obey its signal, has failed.
 * Rejects with whatever the source does, or with kind `timeout`.
 */
export function askSource(
  call: MediaCall,
  context: CallContext,
  clock: Clock,
  aborter: AbortController,
): Promise<MediaEvent> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimeout(() => {
      reject(new PantauError('timeout'));
      aborter.abort();
    }, callMost[call.type]);
    aborter.signal.addEventListener('abort', cancel, { once: true });
    answerTo(call, context, aborter.signal).then(resolve, reject).finally(cancel);
  });
}
