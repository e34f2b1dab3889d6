import {
  type ContractVehicle,
  type EvidenceClause,
  type EvidenceSourceHarness,
  refusedAs,
} from './evidence-harness.ts';
import { answer, check, checkSame } from './harness.ts';

const AROUND_MS = 60_000;

const listOf = ({ vehicleId, imei }: ContractVehicle) => ({ vehicleId, imei, channel: 3 }) as const;

const countOf = (
  { source }: EvidenceSourceHarness,
  vehicle: ContractVehicle,
  at = vehicle.createdOn,
): Promise<number> =>
  source.countFiles({ ...listOf(vehicle), startTime: at - AROUND_MS, endTime: at + AROUND_MS });

/** A device that has been silent for longer cannot be asked (spec alerts §9). */
const SILENT_MS = 600_000;

export const deviceClauses: readonly EvidenceClause[] = [
  {
    id: 'device',
    title: 'a device that has just reported is told with its time, its imei and its type (AC-93)',
    async run(harness) {
      for (const deviceType of ['bsj', 'vss-howen'] as const) {
        const { vehicleId, imei } = await harness.vehicleWith('sendsOnRequest', deviceType);
        const report = await answer(harness, harness.source.readDevice(vehicleId));
        const main = report.devices.filter(({ isMain }) => isMain);
        checkSame(main, [{ imei, deviceType, isMain: true }], 'the main device');
        const age = harness.now() - (report.lastReportOn ?? 0);
        check(Math.abs(age) < SILENT_MS, 'it has just reported');
      }
    },
  },
  {
    id: 'device-silent',
    title: 'of a silent device it is told since when',
    async run(harness) {
      const { vehicleId } = await harness.vehicleWith('silent');
      const { lastReportOn } = await answer(harness, harness.source.readDevice(vehicleId));
      check(lastReportOn === null || harness.now() - lastReportOn > SILENT_MS, 'it is silent');
    },
  },
  {
    id: 'files',
    title: 'once a camera was asked for its list, the files around the moment are counted (AC-95)',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      await answer(harness, harness.source.updateFileList(listOf(vehicle)));
      check((await answer(harness, countOf(harness, vehicle))) > 0, 'there are files');
    },
  },
  {
    id: 'files-none',
    title: 'a camera without files of the time, or that was never asked for its list, has none',
    async run(harness) {
      const vehicle = await harness.vehicleWith('noFile');
      await answer(harness, harness.source.updateFileList(listOf(vehicle)));
      checkSame(await answer(harness, countOf(harness, vehicle)), 0, 'it did not record');
      const unasked = await harness.vehicleWith('sendsOnRequest');
      checkSame(await answer(harness, countOf(harness, unasked)), 0, 'nobody asked');
    },
  },
  {
    id: 'files-silent',
    title: 'a silent device can be asked, and counting files that it never listed is a conflict',
    async run(harness) {
      const vehicle = await harness.vehicleWith('silent');
      await answer(harness, harness.source.updateFileList(listOf(vehicle)));
      await refusedAs(harness, 'conflict', countOf(harness, vehicle), 'no list, no count');
    },
  },
  {
    id: 'files-device',
    title: 'a device of another vehicle, or that nobody has, is not found',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      const other = await harness.vehicleWith('sendsOnRequest');
      for (const imei of [other.imei, '1']) {
        const wrong = { ...vehicle, imei };
        const ask = harness.source.updateFileList(listOf(wrong));
        await refusedAs(harness, 'notFound', ask, 'its list');
        await refusedAs(harness, 'notFound', countOf(harness, wrong), 'its files');
      }
    },
  },
];
