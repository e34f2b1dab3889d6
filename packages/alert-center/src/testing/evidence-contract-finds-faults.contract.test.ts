import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import type { ClipsAnswer } from '../engine/evidence/evidence-state.ts';
import type {
  DeviceReport,
  EvidenceSource,
  TrackPoint,
} from '../engine/evidence/evidence-source.port.ts';
import { evidenceSourceClauses } from './contract/evidence-source-contract.ts';
import { ContractViolation } from './contract/harness.ts';
import { createMemoryEvidenceHarness } from './memory-evidence-harness.test.setup.ts';

/** A source with one thing wrong. */
type Spoil = (source: EvidenceSource) => EvidenceSource;

const clips =
  (change: (told: ClipsAnswer) => ClipsAnswer): Spoil =>
  (source) => ({
    ...source,
    listClips: async (query, signal) => change(await source.listClips(query, signal)),
  });

const eachClip = (change: (clip: ClipsAnswer['clips'][number]) => ClipsAnswer['clips'][number]) =>
  clips((told) => ({ ...told, clips: told.clips.map(change) }));

const devices =
  (change: (report: DeviceReport) => DeviceReport): Spoil =>
  (source) => ({
    ...source,
    readDevice: async (vehicleId, signal) => change(await source.readDevice(vehicleId, signal)),
  });

const trails =
  (change: (trail: readonly TrackPoint[]) => readonly TrackPoint[]): Spoil =>
  (source) => ({
    ...source,
    readTrack: async (query, signal) => change(await source.readTrack(query, signal)),
  });

const uploads =
  (change: (message: string) => string): Spoil =>
  (source) => ({
    ...source,
    requestUpload: async (input, signal) => change(await source.requestUpload(input, signal)),
  });

const nothing: ClipsAnswer = { clips: [], isUnderWay: false, hasBrokenOff: false };

/** What is wrong, by the clause that must find it. */
const faults: Readonly<Record<string, readonly (readonly [what: string, spoil: Spoil])[]>> = {
  'clips-none': [
    ['something is always under way', clips((told) => ({ ...told, isUnderWay: true }))],
    ['nothing at all counts as broken off', clips((told) => ({ ...told, hasBrokenOff: true }))],
  ],
  'clips-there': [
    ['one camera is enough', clips((told) => ({ ...told, clips: told.clips.slice(0, 1) }))],
    ['cameras are mixed up', eachClip((clip) => ({ ...clip, camera: 'adas' }))],
    ['clips share an id', eachClip((clip) => ({ ...clip, id: '1' }))],
    ['a clip has no files', eachClip((clip) => ({ ...clip, files: [] }))],
    [
      'addresses are paths',
      eachClip((clip) => ({ ...clip, files: [{ url: '/media/1.webm', contentType: null }] })),
    ],
    [
      'a clip begins in seconds',
      eachClip((clip) => ({ ...clip, startTime: clip.startTime / 1_000 })),
    ],
  ],
  'clips-moment': [
    [
      'the moment is not heeded',
      (source) => ({
        ...source,
        listClips: (query, signal) =>
          source.listClips({ ...query, startTime: query.startTime + 3_600_000 }, signal),
      }),
    ],
    [
      'videos of every vehicle are told',
      (source) => ({
        ...source,
        listClips: (query, signal) => source.listClips({ ...query, vehicleId: '501' }, signal),
      }),
    ],
  ],
  'upload-comes': [
    ['what is under way is told to nobody', clips((told) => ({ ...told, isUnderWay: false }))],
    ['what has come is told to nobody', clips((told) => ({ ...told, clips: [] }))],
    [
      'the other camera is asked',
      (source) => ({
        ...source,
        requestUpload: (input, signal) =>
          source.requestUpload(
            input.kind === 'bsj' ? { ...input, channel: 'CH01' } : { ...input, cameraPosition: 1 },
            signal,
          ),
      }),
    ],
    ['the answer is in other words', uploads(() => 'OK')],
  ],
  'upload-again': [
    [
      'a second wish is refused',
      (source) => {
        let wishes = 0;
        return {
          ...source,
          requestUpload: async (input, signal) => {
            const message = await source.requestUpload(input, signal);
            wishes += 1;
            return wishes > 1 ? 'Not Sent(No video downloaded)' : message;
          },
        };
      },
    ],
    [
      'it stands twice',
      clips((told) => ({ ...told, clips: told.clips.flatMap((clip) => [clip, clip]) })),
    ],
  ],
  'upload-refused': [
    ['everything counts as sent', uploads(() => 'Sent')],
    [
      'a wish is kept that was not taken',
      (source) => {
        let isAsked = false;
        return {
          ...source,
          requestUpload(input, signal) {
            isAsked = true;
            return source.requestUpload(input, signal);
          },
          async listClips(query, signal) {
            return { ...(await source.listClips(query, signal)), isUnderWay: isAsked };
          },
        };
      },
    ],
  ],
  'upload-breaks-off': [
    ['nobody learns that it broke off', clips((told) => ({ ...told, hasBrokenOff: false }))],
    [
      'it has broken off for good',
      (source) => {
        let isBroken = false;
        return clips((told) => {
          isBroken ||= told.hasBrokenOff;
          return { ...told, hasBrokenOff: isBroken };
        })(source);
      },
    ],
  ],
  'upload-never': [
    ['it is given up early', clips((told) => ({ ...told, isUnderWay: false, hasBrokenOff: true }))],
  ],
  device: [
    ['no device is told', devices((report) => ({ ...report, devices: [] }))],
    [
      'no device stands for the vehicle',
      devices((report) => ({
        ...report,
        devices: report.devices.map((device) => ({ ...device, isMain: false })),
      })),
    ],
    [
      'all devices are of one type',
      devices((report) => ({
        ...report,
        devices: report.devices.map((device) => ({ ...device, deviceType: 'bsj' })),
      })),
    ],
    [
      'the time is in seconds',
      devices((report) => ({ ...report, lastReportOn: (report.lastReportOn ?? 0) / 1_000 })),
    ],
  ],
  'device-silent': [
    [
      'every device has just reported',
      devices((report) => ({ ...report, lastReportOn: Date.UTC(2026, 10, 23, 7) })),
    ],
  ],
  files: [
    ['files are never found', (source) => ({ ...source, countFiles: () => Promise.resolve(0) })],
    [
      'the list is not asked for',
      (source) => ({ ...source, updateFileList: () => Promise.resolve() }),
    ],
  ],
  'files-none': [
    ['there is always a file', (source) => ({ ...source, countFiles: () => Promise.resolve(1) })],
  ],
  'files-silent': [
    [
      'what was never listed is none',
      (source) => ({
        ...source,
        countFiles: (query, signal) => source.countFiles(query, signal).catch(() => 0),
      }),
    ],
    [
      'it is refused with a plain error',
      (source) => ({
        ...source,
        countFiles: (query, signal) =>
          source.countFiles(query, signal).catch(() => {
            throw new Error('Conflict');
          }),
      }),
    ],
  ],
  'files-device': [
    [
      'any device will do',
      (source) => ({
        ...source,
        updateFileList: (request, signal) =>
          source.updateFileList(request, signal).catch(() => undefined),
      }),
    ],
  ],
  trail: [
    ['the newest comes first', trails((trail) => trail.toReversed())],
    [
      'what lies outside is told as well',
      (source) => ({
        ...source,
        readTrack: (query, signal) =>
          source.readTrack({ ...query, startTime: query.startTime - 60_000 }, signal),
      }),
    ],
    [
      'the ends are left out',
      (source) => ({
        ...source,
        async readTrack(query, signal) {
          const trail = await source.readTrack(query, signal);
          return trail.filter(
            ({ recordedOn }) => recordedOn > query.startTime && recordedOn < query.endTime,
          );
        },
      }),
    ],
    [
      'latitude and longitude are swapped',
      trails((trail) =>
        trail.map((point) => ({
          ...point,
          latitude: point.longitude,
          longitude: point.latitude,
        })),
      ),
    ],
  ],
  'trail-bounds': [
    [
      'what cannot be is answered with nothing',
      (source) => ({
        ...source,
        readTrack: (query, signal) => source.readTrack(query, signal).catch(() => []),
      }),
    ],
  ],
  geofences: [
    [
      'all are told, whatever was named',
      (source) => ({
        ...source,
        readGeofences: (_ids, signal) =>
          source.readGeofences(
            Array.from({ length: 20 }, (_, index) => String(index)),
            signal,
          ),
      }),
    ],
    [
      'polygons are left out',
      (source) => ({
        ...source,
        async readGeofences(ids, signal) {
          const outlines = await source.readGeofences(ids, signal);
          return outlines.filter(({ shape }) => shape === 'circle');
        },
      }),
    ],
  ],
  'fleet-order': [
    [
      'nothing is known of any task',
      (source) => ({ ...source, readFleetOrder: () => Promise.resolve(null) }),
    ],
    [
      'the entry of the log is not heeded',
      (source) => {
        let known: Awaited<ReturnType<EvidenceSource['readFleetOrder']>> = null;
        return {
          ...source,
          async readFleetOrder(query, signal) {
            known = (await source.readFleetOrder(query, signal)) ?? known;
            return known;
          },
        };
      },
    ],
  ],
  'fleet-order-scopes': [
    [
      'tasks are told to everybody',
      (source) => ({
        ...source,
        readFleetOrder: (query, signal) =>
          source.readFleetOrder(query, signal).catch(() => ({
            location: 'DC Rungkut',
            totalFoDuration: null,
            targetTime: null,
            actualTime: null,
            estimatedTargetTime: null,
            pointLocationName: null,
            pointInKm: null,
            plannedActivitiesDuration: null,
          })),
      }),
    ],
    [
      'who may not is told that it failed',
      (source) => ({
        ...source,
        readFleetOrder: (query, signal) =>
          source.readFleetOrder(query, signal).catch(() => {
            throw new PantauError('server');
          }),
      }),
    ],
  ],
  address: [
    [
      'every answer is in one language',
      (source) => ({
        ...source,
        readAddress: (position, _locale, signal) => source.readAddress(position, 'id', signal),
      }),
    ],
    [
      'the first language stays',
      (source) => {
        const known = new Map<number, Promise<string | null>>();
        return {
          ...source,
          readAddress(position, locale, signal) {
            const before =
              known.get(position.latitude) ?? source.readAddress(position, locale, signal);
            known.set(position.latitude, before);
            return before;
          },
        };
      },
    ],
    [
      'what is unknown is an empty text',
      (source) => ({
        ...source,
        readAddress: async (position, locale, signal) =>
          (await source.readAddress(position, locale, signal)) ?? '',
      }),
    ],
  ],
  tenancy: [
    [
      'of what is not there, there are no clips',
      (source) => ({
        ...source,
        listClips: (query, signal) => source.listClips(query, signal).catch(() => nothing),
      }),
    ],
    [
      'what is not there is told as a failure of the server',
      (source) => ({
        ...source,
        readDevice: (vehicleId, signal) =>
          source.readDevice(vehicleId, signal).catch(() => {
            throw new PantauError('server');
          }),
      }),
    ],
    [
      'devices of others can be asked',
      (source) => ({
        ...source,
        requestUpload: (input, signal) => source.requestUpload(input, signal).catch(() => 'Sent'),
      }),
    ],
  ],
  'abort-before': [
    [
      'signals are not heeded',
      (source) => ({ ...source, readDevice: (vehicleId) => source.readDevice(vehicleId) }),
    ],
  ],
  'abort-during': [
    [
      'signals are not heeded',
      (source) => ({
        ...source,
        readAddress: (position, locale) => source.readAddress(position, locale),
      }),
    ],
    [
      'an aborted call never ends',
      (source) => ({
        ...source,
        listClips: (query, signal) =>
          source.listClips(query, signal).catch(() => new Promise(() => {})),
      }),
    ],
  ],
};

describe('the contract suite of evidence', () => {
  it('has a fault to find for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(evidenceSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of evidenceSourceClauses) {
    for (const [what, spoil] of faults[clause.id] ?? []) {
      it(`finds that ${what} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryEvidenceHarness(spoil))).rejects.toThrow(
          ContractViolation,
        );
      });
    }
  }
});
