import { type Deferred, createDeferred } from '@pantau/core/testing';
import type { Clip, ClipsAnswer } from './evidence-state.ts';
import type { DeviceReport, EvidenceSource } from './evidence-source.port.ts';

type Method = keyof EvidenceSource;

interface AskedCall {
  readonly method: Method;
  readonly args: readonly unknown[];
  readonly signal: AbortSignal | undefined;
  readonly answer: Deferred<unknown>;
}

/** A source of evidence whose every answer the test gives by hand. */
export interface FakeEvidence {
  readonly source: EvidenceSource;
  /** Calls that were made, oldest first. */
  readonly calls: readonly AskedCall[];
  /** The latest one. */
  last(): AskedCall;
  methods(): readonly Method[];
}

export function createFakeEvidence(): FakeEvidence {
  const calls: AskedCall[] = [];
  const call =
    (method: Method) =>
    (...given: readonly unknown[]): Promise<never> => {
      const signal = given.find((one) => one instanceof AbortSignal);
      const args = given.filter((one) => one !== signal);
      const answer = createDeferred<unknown>();
      calls.push({ method, args, signal, answer });
      return answer.promise as Promise<never>;
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
      if (latest === undefined) throw new Error('Nothing was asked');
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
