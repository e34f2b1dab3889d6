import type { Clock } from '@pantau/core';
import { PantauError } from '@pantau/core/base';
import type { FleetOrderDetail } from '../../engine/alert/alert.ts';
import type { CameraView } from '../../engine/evidence/camera.ts';
import { clipsAnswerOf } from '../../engine/evidence/clips-response.ts';
import { CLIP_AROUND_MS } from '../../engine/evidence/evidence-limits.ts';
import type { ClipFile, ClipsAnswer } from '../../engine/evidence/evidence-state.ts';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';

import { type CameraRegistry, aroundMoment, createCameraRegistry } from './camera-registry.ts';
import { type MemoryCameraOptions, resolveCamera } from './memory-camera.ts';
import { type MemoryWorld, internalsOf } from './memory-world.ts';
import { createWorldCall, orAborted, waitFor } from './world-call.ts';
import { type DemoUser, demoUsers } from './world-users.ts';
import { addressNear, makeTrack, worldGeofences } from './world-places.ts';
import { canSeeFleetTasks } from './world-queries.ts';
import { createWorldVehicles } from './world-vehicles.ts';

/** Methods of the port. */
export type EvidenceMethod = keyof EvidenceSource;

export interface MemoryEvidenceSourceOptions {
  /** The world with the alerts: `world` of a `createMemoryAlertSource`. */
  readonly world: MemoryWorld;
  /** The current user. Defaults to the manager. */
  readonly user?: DemoUser | undefined;
  /** Defaults to the world's clock. */
  readonly clock?: Clock | undefined;
  /** Round-trip time of a call in ms. Defaults to 120. */
  readonly latencyMs?: number | undefined;
  /**
   * Camera behaviour by vehicle id. For other vehicles it defaults to `onRequest` if the device type is
   * `bsj` or `vss-howen`; the rest have no cameras.
   */
  readonly cameras?: Readonly<Record<string, MemoryCameraOptions>> | undefined;
  /** Returns the files of a clip, called for each clip. Without it, clips cannot be played. */
  readonly clipFiles?: ((camera: CameraView) => readonly ClipFile[]) | undefined;
  /** How long before its alert a clip starts, in ms. Defaults to 5 s. */
  readonly clipStartsBefore?: number | undefined;
}

/** An in-memory `EvidenceSource` that stories and tests can control. */
export interface MemoryEvidenceSource extends EvidenceSource {
  /** Changes the behaviour of a vehicle's cameras. */
  setCamera(vehicleId: string, camera: MemoryCameraOptions): void;
  /** Makes the next calls of a method reject. */
  failNext(method: EvidenceMethod, error?: PantauError, times?: number): void;
  /** Suspends calls of a method until `release`. */
  hold(method: EvidenceMethod): void;
  release(method: EvidenceMethod): void;
  /** The number of calls of a method. */
  count(method: EvidenceMethod): number;
}

const DEFAULT_LATENCY_MS = 120;
const TRACK_MAX_MS = 3_600_000;

const notFound = (serverMessage: string): PantauError =>
  new PantauError('notFound', { serverMessage, status: 404 });

const unplayable = (camera: CameraView): readonly ClipFile[] => [
  { url: `https://clips.invalid/${camera}.webm`, contentType: 'video/webm' },
];

/** Creates an `EvidenceSource` over an in-memory company, for stories, tests and demos. */
export function createMemoryEvidenceSource(
  options: MemoryEvidenceSourceOptions,
): MemoryEvidenceSource {
  const { world, user = demoUsers.manager, clock = world.clock } = options;
  const { latencyMs = DEFAULT_LATENCY_MS, clipFiles = unplayable } = options;
  const { clipStartsBefore = CLIP_AROUND_MS } = options;
  const internals = internalsOf(world);
  const vehicles = createWorldVehicles(internals.records);
  const cameras = new Map(Object.entries(options.cameras ?? {}));
  const registries = new Map<string, CameraRegistry>();
  const queuedErrors = new Map<EvidenceMethod, PantauError[]>();
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

  const toWorld = createWorldCall({ internals, clock, latencyMs });
  const call = <T>(
    method: EvidenceMethod,
    signal: AbortSignal | undefined,
    respond: () => T | Promise<T>,
  ): Promise<T> => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    return toWorld(signal, async () => {
      await passGate(method, signal);
      const queuedError = queuedErrors.get(method)?.shift();
      if (queuedError !== undefined) throw queuedError;
      return respond();
    });
  };

  const vehicleOf = (vehicleId: string) => {
    const vehicle = vehicles.find(vehicleId);
    if (vehicle === undefined) throw notFound('The vehicle was not found.');
    return vehicle;
  };

  /** @throws PantauError invalid if the device has no cameras */
  const registryOf = (vehicleId: string): CameraRegistry => {
    const { hasCamera } = vehicleOf(vehicleId);
    if (!hasCamera && !cameras.has(vehicleId)) {
      const serverMessage = 'The device has no camera.';
      throw new PantauError('invalid', { serverMessage, status: 400 });
    }
    const known = registries.get(vehicleId);
    if (known !== undefined) return known;
    const registry = createCameraRegistry(
      () => resolveCamera(cameras.get(vehicleId) ?? 'onRequest'),
      () => world.now(),
      () => String(++lastVideo),
    );
    registries.set(vehicleId, registry);
    return registry;
  };

  const registryOfImei = (imei: string, vehicleId?: string): CameraRegistry => {
    const vehicle = vehicles.ofImei(imei);
    if (vehicle === undefined || (vehicleId ?? vehicle.vehicleId) !== vehicle.vehicleId) {
      throw notFound('The device was not found.');
    }
    return registryOf(vehicle.vehicleId);
  };

  const readClips = (vehicleId: string, startTime: number): ClipsAnswer => {
    const { hasCamera } = vehicleOf(vehicleId);
    const isFilmed = hasCamera || cameras.has(vehicleId);
    const span = aroundMoment(startTime);
    const alerts = vehicles.alertsOf(vehicleId);
    const videos = isFilmed ? registryOf(vehicleId).videos(span, alerts) : [];
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
    if (!canSeeFleetTasks(user)) {
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
      const queue = queuedErrors.get(method) ?? [];
      queuedErrors.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
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
        const { reportedAgo } = resolveCamera(cameras.get(vehicleId) ?? 'onRequest');
        return {
          lastReportOn: reportedAgo === null ? null : world.now() - reportedAgo,
          devices: imei === null ? [] : [{ imei, deviceType, isMain: true }],
        };
      }),
    updateFileList: ({ vehicleId, imei }, signal) =>
      call('updateFileList', signal, () => {
        registryOfImei(imei, vehicleId).requestList();
      }),
    countFiles: ({ vehicleId, imei, startTime, endTime }, signal) =>
      call('countFiles', signal, async () => {
        const registry = registryOfImei(imei, vehicleId);
        await waitFor(clock, registry.listDelay(), signal);
        return registry.countFiles({ startTime, endTime });
      }),
    requestUpload: (input, signal) =>
      call('requestUpload', signal, () => {
        const registry = registryOfImei(input.imei);
        if (input.kind === 'bsj') {
          const { channel, startTime, endTime } = input;
          return registry.requestVideo(channel === 'CH01' ? 'adas' : 'dms', { startTime, endTime });
        }
        const { cameraPosition, rawAlertCreatedOn } = input;
        const view = cameraPosition === 1 ? 'adas' : 'dms';
        return registry.requestVideo(view, aroundMoment(rawAlertCreatedOn));
      }),
    readTrack: ({ vehicleId, startTime, endTime }, signal) =>
      call('readTrack', signal, () => {
        if (endTime < startTime || endTime - startTime > TRACK_MAX_MS) {
          const serverMessage = 'A trail is at most an hour long.';
          throw new PantauError('invalid', { serverMessage, status: 400 });
        }
        vehicleOf(vehicleId);
        const seen = vehicles.positionNear(vehicleId, endTime);
        const until = Math.min(endTime, world.now());
        return seen === null ? [] : makeTrack({ vehicleId, ...seen }, startTime, until);
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
