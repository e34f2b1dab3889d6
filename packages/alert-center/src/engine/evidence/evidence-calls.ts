import type { Clock } from '@pantau/core';
import { PantauError } from '@pantau/core/base';
import type { Alert } from '../alert/alert.ts';
import { cameraDeviceOf } from './camera-device.ts';
import { cameraNumbers, cameraOf, uploadRequest } from './camera.ts';
import { CALL_TIMEOUT_MS, DEVICE_CALL_TIMEOUT_MS, FILES_AROUND_MS } from './evidence-limits.ts';
import type { CameraDevice, MediaEffect, MediaEvent } from './evidence-state.ts';
import type { EvidenceSource } from './evidence-source.port.ts';

/** A call to the source. */
export type MediaCall = Extract<MediaEffect, { readonly ticket: number }>;

/** The fields of an alert that evidence requests need. */
export type MediaAlert = Pick<
  Alert,
  'id' | 'alertCode' | 'createdOn' | 'shouldHaveMedia' | 'sourceDeviceType' | 'vehicle'
>;

const callTimeouts: Readonly<Record<MediaCall['type'], number>> = {
  readClips: CALL_TIMEOUT_MS,
  readLastReport: CALL_TIMEOUT_MS,
  updateFileList: DEVICE_CALL_TIMEOUT_MS,
  listFiles: DEVICE_CALL_TIMEOUT_MS,
  requestUpload: DEVICE_CALL_TIMEOUT_MS,
};

interface CallContext {
  readonly evidence: EvidenceSource;
  readonly alert: MediaAlert;
  readonly device: CameraDevice | null;
}

async function callSource(
  { type, ticket }: MediaCall,
  { evidence, alert, device }: CallContext,
  signal: AbortSignal,
): Promise<MediaEvent> {
  const { createdOn, vehicle } = alert;
  const { vehicleId } = vehicle;
  if (type === 'readClips') {
    const response = await evidence.listClips({ vehicleId, startTime: createdOn }, signal);
    return { type: 'clipsRead', ticket, response };
  }
  if (type === 'readLastReport') {
    const { lastReportOn, devices } = await evidence.readDevice(vehicleId, signal);
    const found = cameraDeviceOf(alert, devices);
    return { type: 'lastReportRead', ticket, at: lastReportOn, device: found };
  }
  if (device === null)
    throw new PantauError('invalid', { message: 'The vehicle has no camera device' });
  const { imei, kind } = device;
  switch (type) {
    case 'updateFileList': {
      const { channel } = cameraNumbers[cameraOf(alert.alertCode)];
      await evidence.updateFileList({ vehicleId, imei, channel }, signal);
      return { type: 'fileListUpdated', ticket };
    }
    case 'listFiles': {
      const period = {
        startTime: createdOn - FILES_AROUND_MS,
        endTime: createdOn + FILES_AROUND_MS,
      };
      const count = await evidence.countFiles({ vehicleId, imei, ...period }, signal);
      return { type: 'filesListed', ticket, count };
    }
    case 'requestUpload': {
      const message = await evidence.requestUpload(uploadRequest(alert, imei, kind), signal);
      return { type: 'uploadRequested', ticket, message };
    }
  }
}

/**
 * Makes one call with a timeout, which also covers a source that ignores its signal. Rejects with the error
 * of the source, or with kind `timeout`.
 */
export function callWithTimeout(
  call: MediaCall,
  context: CallContext,
  clock: Clock,
  aborter: AbortController,
): Promise<MediaEvent> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimeout(() => {
      reject(new PantauError('timeout'));
      aborter.abort();
    }, callTimeouts[call.type]);
    aborter.signal.addEventListener('abort', cancel, { once: true });
    callSource(call, context, aborter.signal).then(resolve, reject).finally(cancel);
  });
}
