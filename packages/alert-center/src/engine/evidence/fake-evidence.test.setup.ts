import { type Deferred, createDeferred } from '@pantau/core/testing';
import type { Clip, ClipsAnswer } from './evidence-state.ts';
import type { DeviceReport, EvidenceSource } from './evidence-source.port.ts';

type Method = keyof EvidenceSource;

interface RecordedCall {
  readonly method: Method;
  readonly args: readonly unknown[];
  readonly signal: AbortSignal | undefined;
  readonly response: Deferred<unknown>;
}

/** An evidence source whose responses the test controls. */
export interface FakeEvidence {
  readonly source: EvidenceSource;
  /** All calls, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** The latest call. */
  last(): RecordedCall;
  methods(): readonly Method[];
}

export function createFakeEvidence(): FakeEvidence {
  const calls: RecordedCall[] = [];
  const call =
    (method: Method) =>
    (...given: readonly unknown[]): Promise<never> => {
      const signal = given.find((value) => value instanceof AbortSignal);
      const args = given.filter((value) => value !== signal);
      const response = createDeferred<unknown>();
      calls.push({ method, args, signal, response });
      return response.promise as Promise<never>;
    };
  return {
    source: {
      listClips: call('listClips'),
      readDevice: call('readDevice'),
      updateFileList: call('updateFileList'),
      countFiles: call('countFiles'),
      requestUpload: call('requestUpload'),
      readTrack: call('readTrack'),
      readGeofences: call('readGeofences'),
      readFleetOrder: call('readFleetOrder'),
      readAddress: call('readAddress'),
    },
    calls,
    last() {
      const latest = calls.at(-1);
      if (latest === undefined) throw new Error('No call was made');
      return latest;
    },
    methods: () => calls.map(({ method }) => method),
  };
}

export const noClips: ClipsAnswer = { clips: [], isUnderWay: false, hasBrokenOff: false };

const clipAt = (address: string): Clip => ({
  id: '1',
  camera: 'dms',
  files: [{ url: `https://media.example/${address}`, contentType: 'video/mp4' }],
  startTime: 0,
});

export const found = (address = 'a'): ClipsAnswer => ({ ...noClips, clips: [clipAt(address)] });

export const deviceReport = (
  lastReportOn: number | null,
  deviceType: string,
  imei = '8600',
): DeviceReport => ({ lastReportOn, devices: [{ imei, deviceType, isMain: true }] });
