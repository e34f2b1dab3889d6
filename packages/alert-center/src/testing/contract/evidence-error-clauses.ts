import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import { type ContractVehicle, type EvidenceClause, rejectsWith } from './evidence-harness.ts';
import { rejectionOf } from './harness.ts';

type Call = (signal?: AbortSignal) => Promise<unknown>;

/** The calls that take a vehicle. */
function callsOf(source: EvidenceSource, vehicle: ContractVehicle): Readonly<Record<string, Call>> {
  const { vehicleId, imei, createdOn, deviceType } = vehicle;
  const list = { vehicleId, imei, channel: 3 } as const;
  const span = { startTime: createdOn - 60_000, endTime: createdOn };
  const upload =
    deviceType === 'bsj'
      ? ({ kind: 'bsj', imei, channel: 'CH03', ...span, createdOnRawAlert: createdOn } as const)
      : ({ kind: 'rawAlert', imei, cameraPosition: 2, rawAlertCreatedOn: createdOn } as const);
  return {
    listClips: (signal) => source.listClips({ vehicleId, startTime: createdOn }, signal),
    readDevice: (signal) => source.readDevice(vehicleId, signal),
    updateFileList: (signal) => source.updateFileList(list, signal),
    countFiles: (signal) => source.countFiles({ ...list, ...span }, signal),
    requestUpload: (signal) => source.requestUpload(upload, signal),
    readTrack: (signal) => source.readTrack({ vehicleId, ...span }, signal),
  };
}

const furtherCalls = (source: EvidenceSource): Readonly<Record<string, Call>> => ({
  readGeofences: (signal) => source.readGeofences(['1'], signal),
  readFleetOrder: (signal) => source.readFleetOrder({ foId: '1', logId: '1' }, signal),
  readAddress: (signal) => source.readAddress({ latitude: -6.2, longitude: 106.8 }, 'id', signal),
});

const everyCall = (
  source: EvidenceSource,
  vehicle: ContractVehicle,
): readonly (readonly [name: string, call: Call])[] => [
  ...Object.entries(callsOf(source, vehicle)),
  ...Object.entries(furtherCalls(source)),
];

export const evidenceErrorClauses: readonly EvidenceClause[] = [
  {
    id: 'tenancy',
    title: 'a vehicle that is unknown or of another company is not found by any call',
    async run(harness) {
      const own = await harness.vehicleWith('sendsByItself');
      const unknown = { ...own, vehicleId: '999999999', imei: '1' };
      const foreign = await harness.foreignVehicle?.();
      for (const vehicle of foreign === undefined ? [unknown] : [unknown, foreign]) {
        for (const [name, call] of Object.entries(callsOf(harness.source, vehicle))) {
          await rejectsWith(harness, 'notFound', call(), name);
        }
      }
    },
  },
  {
    id: 'abort-before',
    title: 'a call with an already aborted signal rejects',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      for (const [name, call] of everyCall(harness.source, vehicle)) {
        await rejectionOf(harness, call(AbortSignal.abort()), `${name}, aborted, is rejected`);
      }
    },
  },
  {
    id: 'abort-during',
    title: 'a pending call rejects when its signal is aborted',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      for (const [name, call] of everyCall(harness.source, vehicle)) {
        const aborter = new AbortController();
        const running = call(aborter.signal);
        aborter.abort();
        await rejectionOf(harness, running, `${name}, aborted, is rejected`);
      }
    },
  },
];
