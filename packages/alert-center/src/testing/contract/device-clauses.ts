import { check, checkSame } from '@pantau/core/testing';
import {
  type ContractVehicle,
  type EvidenceClause,
  type EvidenceSourceHarness,
  rejectsWith,
} from './evidence-harness.ts';
import { resultOf } from './harness.ts';

const AROUND_MS = 60_000;

const listOf = ({ vehicleId, imei }: ContractVehicle, channel: 1 | 3 = 3) => ({
  vehicleId,
  imei,
  channel,
});

const countOf = (
  { source }: EvidenceSourceHarness,
  { vehicleId, imei, createdOn }: ContractVehicle,
): Promise<number> =>
  source.countFiles({
    vehicleId,
    imei,
    startTime: createdOn - AROUND_MS,
    endTime: createdOn + AROUND_MS,
  });

/** A device that has not reported for longer is silent. */
const SILENT_MS = 600_000;

export const deviceClauses: readonly EvidenceClause[] = [
  {
    id: 'device',
    title: 'returns the report time, IMEI and type of a device that has just reported (AC-93)',
    async run(harness) {
      for (const deviceType of ['bsj', 'vss-howen'] as const) {
        const { vehicleId, imei } = await harness.vehicleWith('sendsOnRequest', deviceType);
        const report = await resultOf(harness, harness.source.readDevice(vehicleId));
        const main = report.devices.filter(({ isMain }) => isMain);
        checkSame(main, [{ imei, deviceType, isMain: true }], 'the main device');
        const age = harness.now() - (report.lastReportOn ?? 0);
        check(Math.abs(age) < SILENT_MS, 'it has just reported');
      }
    },
  },
  {
    id: 'device-silent',
    title: 'returns the last report time of a silent device',
    async run(harness) {
      const { vehicleId } = await harness.vehicleWith('silent');
      const { lastReportOn } = await resultOf(harness, harness.source.readDevice(vehicleId));
      check(lastReportOn === null || harness.now() - lastReportOn > SILENT_MS, 'it is silent');
    },
  },
  {
    id: 'files',
    title:
      'counts the files around a moment once the file list of any camera was requested (AC-95)',
    async run(harness) {
      for (const channel of [1, 3] as const) {
        const vehicle = await harness.vehicleWith('sendsOnRequest');
        await resultOf(harness, harness.source.updateFileList(listOf(vehicle, channel)));
        check((await resultOf(harness, countOf(harness, vehicle))) > 0, 'there are files');
      }
    },
  },
  {
    id: 'files-none',
    title: 'counts no files without recordings, or if the file list was never requested',
    async run(harness) {
      const vehicle = await harness.vehicleWith('noFile');
      await resultOf(harness, harness.source.updateFileList(listOf(vehicle)));
      checkSame(await resultOf(harness, countOf(harness, vehicle)), 0, 'no recordings');
      const unlisted = await harness.vehicleWith('sendsOnRequest');
      checkSame(await resultOf(harness, countOf(harness, unlisted)), 0, 'no list was requested');
    },
  },
  {
    id: 'files-silent',
    title: 'a silent device accepts a list request, but counting its files is a conflict',
    async run(harness) {
      const vehicle = await harness.vehicleWith('silent');
      await resultOf(harness, harness.source.updateFileList(listOf(vehicle)));
      await rejectsWith(harness, 'conflict', countOf(harness, vehicle), 'counting without a list');
    },
  },
  {
    id: 'files-device',
    title: 'a device that is unknown or of another vehicle is not found',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      const other = await harness.vehicleWith('sendsOnRequest');
      for (const imei of [other.imei, '1']) {
        const wrong = { ...vehicle, imei };
        const call = harness.source.updateFileList(listOf(wrong));
        await rejectsWith(harness, 'notFound', call, 'its list');
        await rejectsWith(harness, 'notFound', countOf(harness, wrong), 'its files');
      }
    },
  },
];
