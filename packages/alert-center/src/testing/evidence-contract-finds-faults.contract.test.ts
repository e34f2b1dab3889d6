import { ContractViolation } from '@pantau/core/testing';
import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import type { ClipsAnswer } from '../engine/evidence/evidence-state.ts';
import type {
  DeviceReport,
  EvidenceSource,
  TrackPoint,
} from '../engine/evidence/evidence-source.port.ts';
import { evidenceSourceClauses } from './contract/evidence-source-contract.ts';
import { createMemoryEvidenceHarness } from './memory-evidence-harness.test.setup.ts';

/** Wraps a source so that it violates one guarantee. */
type Spoil = (source: EvidenceSource) => EvidenceSource;

const withClips =
  (change: (result: ClipsAnswer) => ClipsAnswer): Spoil =>
  (source) => ({
    ...source,
    listClips: async (query, signal) => change(await source.listClips(query, signal)),
  });

const eachClip = (change: (clip: ClipsAnswer['clips'][number]) => ClipsAnswer['clips'][number]) =>
  withClips((result) => ({ ...result, clips: result.clips.map(change) }));

const withDevices =
  (change: (report: DeviceReport) => DeviceReport): Spoil =>
  (source) => ({
    ...source,
    readDevice: async (vehicleId, signal) => change(await source.readDevice(vehicleId, signal)),
  });

const withTracks =
  (change: (track: readonly TrackPoint[]) => readonly TrackPoint[]): Spoil =>
  (source) => ({
    ...source,
    readTrack: async (query, signal) => change(await source.readTrack(query, signal)),
  });

const withUploads =
  (change: (message: string) => string): Spoil =>
  (source) => ({
    ...source,
    requestUpload: async (input, signal) => change(await source.requestUpload(input, signal)),
  });

const nothing: ClipsAnswer = { clips: [], isUnderWay: false, hasBrokenOff: false };

/** The faults that each clause must detect. */
const faults: Readonly<Record<string, readonly (readonly [what: string, spoil: Spoil])[]>> = {
  'clips-none': [
    ['an upload is always pending', withClips((result) => ({ ...result, isUnderWay: true }))],
    [
      'missing videos are reported as failed',
      withClips((result) => ({ ...result, hasBrokenOff: true })),
    ],
  ],
  'clips-there': [
    [
      'only one camera is returned',
      withClips((result) => ({ ...result, clips: result.clips.slice(0, 1) })),
    ],
    ['cameras are mixed up', eachClip((clip) => ({ ...clip, camera: 'adas' }))],
    ['clips share an id', eachClip((clip) => ({ ...clip, id: '1' }))],
    ['a clip has no files', eachClip((clip) => ({ ...clip, files: [] }))],
    [
      'URLs are relative',
      eachClip((clip) => ({ ...clip, files: [{ url: '/media/1.webm', contentType: null }] })),
    ],
    [
      'start times are in seconds',
      eachClip((clip) => ({ ...clip, startTime: clip.startTime / 1_000 })),
    ],
  ],
  'clips-moment': [
    [
      'the moment is ignored',
      (source) => ({
        ...source,
        listClips: (query, signal) =>
          source.listClips({ ...query, startTime: query.startTime + 3_600_000 }, signal),
      }),
    ],
    [
      'the vehicle is ignored',
      (source) => ({
        ...source,
        listClips: (query, signal) => source.listClips({ ...query, vehicleId: '501' }, signal),
      }),
    ],
  ],
  'upload-comes': [
    ['pending uploads are not reported', withClips((result) => ({ ...result, isUnderWay: false }))],
    ['available clips are not returned', withClips((result) => ({ ...result, clips: [] }))],
    [
      'the wrong camera is requested',
      (source) => ({
        ...source,
        requestUpload: (input, signal) =>
          source.requestUpload(
            input.kind === 'bsj' ? { ...input, channel: 'CH01' } : { ...input, cameraPosition: 1 },
            signal,
          ),
      }),
    ],
    ['the message differs', withUploads(() => 'OK')],
  ],
  'upload-again': [
    [
      'a repeated request is refused',
      (source) => {
        let requests = 0;
        return {
          ...source,
          requestUpload: async (input, signal) => {
            const message = await source.requestUpload(input, signal);
            requests += 1;
            return requests > 1 ? 'Not Sent(No video downloaded)' : message;
          },
        };
      },
    ],
    [
      'a clip is returned twice',
      withClips((result) => ({ ...result, clips: result.clips.flatMap((clip) => [clip, clip]) })),
    ],
  ],
  'upload-refused': [
    ['every request is reported as sent', withUploads(() => 'Sent')],
    [
      'a refused request stays pending',
      (source) => {
        let isRequested = false;
        return {
          ...source,
          requestUpload(input, signal) {
            isRequested = true;
            return source.requestUpload(input, signal);
          },
          async listClips(query, signal) {
            return { ...(await source.listClips(query, signal)), isUnderWay: isRequested };
          },
        };
      },
    ],
  ],
  'upload-breaks-off': [
    [
      'failed uploads are not reported',
      withClips((result) => ({ ...result, hasBrokenOff: false })),
    ],
    [
      'a new request does not clear the failure',
      (source) => {
        let isBroken = false;
        return withClips((result) => {
          isBroken ||= result.hasBrokenOff;
          return { ...result, hasBrokenOff: isBroken };
        })(source);
      },
    ],
  ],
  'upload-never': [
    [
      'a pending upload is reported as failed too early',
      withClips((result) => ({ ...result, isUnderWay: false, hasBrokenOff: true })),
    ],
  ],
  device: [
    ['no device is returned', withDevices((report) => ({ ...report, devices: [] }))],
    [
      'there is no main device',
      withDevices((report) => ({
        ...report,
        devices: report.devices.map((device) => ({ ...device, isMain: false })),
      })),
    ],
    [
      'all devices have the same type',
      withDevices((report) => ({
        ...report,
        devices: report.devices.map((device) => ({ ...device, deviceType: 'bsj' })),
      })),
    ],
    [
      'the time is in seconds',
      withDevices((report) => ({ ...report, lastReportOn: (report.lastReportOn ?? 0) / 1_000 })),
    ],
  ],
  'device-silent': [
    [
      'every device has just reported',
      withDevices((report) => ({ ...report, lastReportOn: Date.UTC(2026, 10, 23, 7) })),
    ],
  ],
  files: [
    ['no files are counted', (source) => ({ ...source, countFiles: () => Promise.resolve(0) })],
    [
      'the file list is not requested',
      (source) => ({ ...source, updateFileList: () => Promise.resolve() }),
    ],
    [
      'a request for the driver camera lists nothing',
      (source) => ({
        ...source,
        updateFileList: (request, signal) =>
          request.channel === 3 ? Promise.resolve() : source.updateFileList(request, signal),
      }),
    ],
  ],
  'files-none': [
    ['there is always a file', (source) => ({ ...source, countFiles: () => Promise.resolve(1) })],
  ],
  'files-silent': [
    [
      'a missing list counts as no files',
      (source) => ({
        ...source,
        countFiles: (query, signal) => source.countFiles(query, signal).catch(() => 0),
      }),
    ],
    [
      'it rejects with a plain error',
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
      'any device is accepted',
      (source) => ({
        ...source,
        updateFileList: (request, signal) =>
          source.updateFileList(request, signal).catch(() => undefined),
      }),
    ],
  ],
  trail: [
    ['the track is sorted newest first', withTracks((track) => track.toReversed())],
    [
      'points outside the period are returned',
      (source) => ({
        ...source,
        readTrack: (query, signal) =>
          source.readTrack({ ...query, startTime: query.startTime - 60_000 }, signal),
      }),
    ],
    [
      'the ends of the period are excluded',
      (source) => ({
        ...source,
        async readTrack(query, signal) {
          const track = await source.readTrack(query, signal);
          return track.filter(
            ({ recordedOn }) => recordedOn > query.startTime && recordedOn < query.endTime,
          );
        },
      }),
    ],
    [
      'latitude and longitude are swapped',
      withTracks((track) =>
        track.map((point) => ({
          ...point,
          latitude: point.longitude,
          longitude: point.latitude,
        })),
      ),
    ],
  ],
  'trail-bounds': [
    [
      'an invalid period returns an empty track',
      (source) => ({
        ...source,
        readTrack: (query, signal) => source.readTrack(query, signal).catch(() => []),
      }),
    ],
  ],
  geofences: [
    [
      'the requested ids are ignored',
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
      'polygons are omitted',
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
    ['no task is found', (source) => ({ ...source, readFleetOrder: () => Promise.resolve(null) })],
    [
      'the log entry is ignored',
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
      'every user receives fleet tasks',
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
      'a user without the scopes gets a server error',
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
      'the language is ignored',
      (source) => ({
        ...source,
        readAddress: (position, _locale, signal) => source.readAddress(position, 'id', signal),
      }),
    ],
    [
      'the first language is cached for all',
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
      'an unknown address is an empty string',
      (source) => ({
        ...source,
        readAddress: async (position, locale, signal) =>
          (await source.readAddress(position, locale, signal)) ?? '',
      }),
    ],
  ],
  tenancy: [
    [
      'an unknown vehicle has no clips',
      (source) => ({
        ...source,
        listClips: (query, signal) => source.listClips(query, signal).catch(() => nothing),
      }),
    ],
    [
      'an unknown vehicle is a server error',
      (source) => ({
        ...source,
        readDevice: (vehicleId, signal) =>
          source.readDevice(vehicleId, signal).catch(() => {
            throw new PantauError('server');
          }),
      }),
    ],
    [
      'foreign devices accept requests',
      (source) => ({
        ...source,
        requestUpload: (input, signal) => source.requestUpload(input, signal).catch(() => 'Sent'),
      }),
    ],
  ],
  'abort-before': [
    [
      'signals are ignored',
      (source) => ({ ...source, readDevice: (vehicleId) => source.readDevice(vehicleId) }),
    ],
  ],
  'abort-during': [
    [
      'signals are ignored',
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

describe('the contract suite of EvidenceSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(evidenceSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of evidenceSourceClauses) {
    for (const [what, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${what} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryEvidenceHarness(spoil))).rejects.toThrow(
          ContractViolation,
        );
      });
    }
  }
});
