import { type Clock, PantauError } from '@pantau/core';
import type { FleetOrderDetail } from '../../engine/alert/alert.ts';
import type { CameraView } from '../../engine/evidence/camera.ts';
import { clipsAnswerOf } from '../../engine/evidence/clips-response.ts';
import { CLIP_AROUND_MS } from '../../engine/evidence/evidence-limits.ts';
import type { ClipFile, ClipsAnswer } from '../../engine/evidence/evidence-state.ts';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';

import {
  type CameraBook,
  aroundMoment,
  createCameraBook,
  viewOfChannel,
} from './camera-registry.ts';
import { type MemoryCameraWish, cameraOfWish } from './memory-camera.ts';
import { type MemoryWorld, insideOf } from './memory-world.ts';
import { createWorldCall, orAborted, waitFor } from './world-call.ts';
import { type WorldPerson, worldPeople } from './world-users.ts';
import { addressNear, makeTrail, worldGeofences } from './world-places.ts';
import { holdsFleetTasks } from './world-queries.ts';
import { createWorldVehicles } from './world-vehicles.ts';

/** Calls of the port. */
export type EvidenceMethod = keyof EvidenceSource;

export interface MemoryEvidenceSourceOptions {
  /** Whose alerts the evidence is of: `world` of a `createMemoryAlertSource`. */
  readonly world: MemoryWorld;
  /** Who looks; the manager unless told. */
  readonly user?: WorldPerson | undefined;
  /** The world's unless told. */
  readonly clock?: Clock | undefined;
  /** How long a call takes, there and back, ms; 120 unless told. */
  readonly latencyMs?: number | undefined;
  /**
   * What the cameras of a vehicle do, by its id. Of others `onRequest`, where the type of the device is
   * `bsj` or `vss-howen`; the rest have no cameras.
   */
  readonly cameras?: Readonly<Record<string, MemoryCameraWish>> | undefined;
  /** Files that clips are made of, asked for anew with each clip; without it they cannot be played. */
  readonly clipFiles?: ((camera: CameraView) => readonly ClipFile[]) | undefined;
  /** How long before its alert the first picture is, ms; 5 s unless told. */
  readonly clipStartsBefore?: number | undefined;
}

/** Evidence of a company in memory, to be moved by stories and tests. */
export interface MemoryEvidenceSource extends EvidenceSource {
  /** From now on the cameras of a vehicle do so. */
  setCamera(vehicleId: string, camera: MemoryCameraWish): void;
  /** The next calls of a method are refused. */
  failNext(method: EvidenceMethod, error?: PantauError, times?: number): void;
  /** Calls of a method get no answer until they are released. */
  hold(method: EvidenceMethod): void;
  release(method: EvidenceMethod): void;
  /** How often a method has been called. */
  count(method: EvidenceMethod): number;
}

const DEFAULT_LATENCY_MS = 120;
const LONGEST_TRAIL_MS = 3_600_000;

const notFound = (serverMessage: string): PantauError =>
  new PantauError('notFound', { serverMessage, status: 404 });

const unplayable = (camera: CameraView): readonly ClipFile[] => [
  { url: `https://clips.invalid/${camera}.webm`, contentType: 'video/webm' },
];

/** The port over a company in memory, for stories, tests and trying things out. */
export function createMemoryEvidenceSource(
  options: MemoryEvidenceSourceOptions,
): MemoryEvidenceSource {
  const { world, user = worldPeople.manager, clock = world.clock } = options;
  const { latencyMs = DEFAULT_LATENCY_MS, clipFiles = unplayable } = options;
  const { clipStartsBefore = CLIP_AROUND_MS } = options;
  const inside = insideOf(world);
  const vehicles = createWorldVehicles(inside.books);
  const cameras = new Map(Object.entries(options.cameras ?? {}));
  const books = new Map<string, CameraBook>();
  const refusals = new Map<EvidenceMethod, PantauError[]>();
  const counts = new Map<EvidenceMethod, number>();
  const held = new Map<EvidenceMethod, Set<() => void>>();
  let lastVideo = 0;

  const passGate = (method: EvidenceMethod, signal: AbortSignal | undefined): Promise<void> => {
    const waiting = held.get(method);
    if (waiting === undefined) return Promise.resolve();
    return orAborted((resolve) => {
      waiting.add(resolve);
      return () => waiting.delete(resolve);
    }, signal);
  };

  const toWorld = createWorldCall({ inside, clock, latencyMs });
  const call = <T>(
    method: EvidenceMethod,
    signal: AbortSignal | undefined,
    answer: () => T | Promise<T>,
  ): Promise<T> => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    return toWorld(signal, async () => {
      await passGate(method, signal);
      const refusal = refusals.get(method)?.shift();
      if (refusal !== undefined) throw refusal;
      return answer();
    });
  };

  const vehicleOf = (vehicleId: string) => {
    const vehicle = vehicles.find(vehicleId);
    if (vehicle === undefined) throw notFound('The vehicle was not found.');
    return vehicle;
  };

  /** @throws PantauError invalid where the device has none */
  const cameraBookOf = (vehicleId: string): CameraBook => {
    const { hasCamera } = vehicleOf(vehicleId);
    if (!hasCamera && !cameras.has(vehicleId)) {
      const serverMessage = 'The device has no camera.';
      throw new PantauError('invalid', { serverMessage, status: 400 });
    }
    const known = books.get(vehicleId);
    if (known !== undefined) return known;
    const book = createCameraBook(
      () => cameraOfWish(cameras.get(vehicleId) ?? 'onRequest'),
      () => world.now(),
      () => String(++lastVideo),
    );
    books.set(vehicleId, book);
    return book;
  };

  const bookOfImei = (imei: string, vehicleId?: string): CameraBook => {
    const vehicle = vehicles.ofImei(imei);
    if (vehicle === undefined || (vehicleId ?? vehicle.vehicleId) !== vehicle.vehicleId) {
      throw notFound('The device was not found.');
    }
    return cameraBookOf(vehicle.vehicleId);
  };

  const readClips = (vehicleId: string, startTime: number): ClipsAnswer => {
    const { hasCamera } = vehicleOf(vehicleId);
    const isFilmed = hasCamera || cameras.has(vehicleId);
    const span = aroundMoment(startTime);
    const alerts = vehicles.alertsOf(vehicleId);
    const videos = isFilmed ? cameraBookOf(vehicleId).videos(span, alerts) : [];
    return clipsAnswerOf(
      videos.map(({ id, camera, requestedOn, readyOn, isBroken, ...seen }) => {
        const isOver = readyOn !== null && readyOn <= world.now();
        const status = !isOver ? 'underWay' : isBroken ? 'brokenOff' : 'here';
        const firstPicture = seen.startTime + CLIP_AROUND_MS - clipStartsBefore;
        const clip =
          status === 'here'
            ? { id, camera, files: clipFiles(camera), startTime: firstPicture }
            : null;
        return { status, requestedOn, clip };
      }),
    );
  };

  const readOrder = (foId: string, logId: string): FleetOrderDetail | null => {
    if (!holdsFleetTasks(user)) {
      const serverMessage = 'You may not see fleet tasks.';
      throw new PantauError('forbidden', { serverMessage, status: 403 });
    }
    const alert = world
      .alerts()
      .find(({ fleetOrder }) => fleetOrder?.foId === foId && fleetOrder.logId === logId);
    return alert?.fleetOrder?.detail ?? null;
  };

  return {
    setCamera: (vehicleId, camera) => void cameras.set(vehicleId, camera),
    failNext(method, error = new PantauError('server', { status: 500 }), times = 1) {
      const queue = refusals.get(method) ?? [];
      refusals.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
    },
    hold(method) {
      if (!held.has(method)) held.set(method, new Set());
    },
    release(method) {
      const waiting = held.get(method);
      held.delete(method);
      for (const go of waiting ?? []) go();
    },
    count: (method) => counts.get(method) ?? 0,

    listClips: ({ vehicleId, startTime }, signal) =>
      call('listClips', signal, () => readClips(vehicleId, startTime)),
    readDevice: (vehicleId, signal) =>
      call('readDevice', signal, () => {
        const { imei, deviceType } = vehicleOf(vehicleId);
        const { reportedAgo } = cameraOfWish(cameras.get(vehicleId) ?? 'onRequest');
        return {
          lastReportOn: reportedAgo === null ? null : world.now() - reportedAgo,
          devices: imei === null ? [] : [{ imei, deviceType, isMain: true }],
        };
      }),
    updateFileList: ({ vehicleId, imei, channel }, signal) =>
      call('updateFileList', signal, () => {
        bookOfImei(imei, vehicleId).askForList(viewOfChannel(channel));
      }),
    countFiles: ({ vehicleId, imei, channel, startTime, endTime }, signal) =>
      call('countFiles', signal, async () => {
        const book = bookOfImei(imei, vehicleId);
        const view = viewOfChannel(channel);
        await waitFor(clock, book.listDue(view), signal);
        return book.countFiles(view, { startTime, endTime });
      }),
    requestUpload: (input, signal) =>
      call('requestUpload', signal, () => {
        const book = bookOfImei(input.imei);
        if (input.kind === 'bsj') {
          const { channel, startTime, endTime } = input;
          return book.askForVideo(channel === 'CH01' ? 'adas' : 'dms', { startTime, endTime });
        }
        const { cameraPosition, rawAlertCreatedOn } = input;
        const view = cameraPosition === 1 ? 'adas' : 'dms';
        return book.askForVideo(view, aroundMoment(rawAlertCreatedOn));
      }),
    readTrack: ({ vehicleId, startTime, endTime }, signal) =>
      call('readTrack', signal, () => {
        if (endTime < startTime || endTime - startTime > LONGEST_TRAIL_MS) {
          const serverMessage = 'A trail is at most an hour long.';
          throw new PantauError('invalid', { serverMessage, status: 400 });
        }
        vehicleOf(vehicleId);
        const seen = vehicles.positionNear(vehicleId, endTime);
        const until = Math.min(endTime, world.now());
        return seen === null ? [] : makeTrail({ vehicleId, ...seen }, startTime, until);
      }),
    readGeofences: (ids, signal) =>
      call('readGeofences', signal, () =>
        worldGeofences.filter(({ geofenceId }) => ids.includes(geofenceId)),
      ),
    readFleetOrder: ({ foId, logId }, signal) =>
      call('readFleetOrder', signal, () => readOrder(foId, logId)),
    readAddress: (position, locale, signal) =>
      call('readAddress', signal, () => addressNear(position, locale)),
  };
}
