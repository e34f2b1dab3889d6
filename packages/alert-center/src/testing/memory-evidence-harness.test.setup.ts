import { createManualClock } from '@pantau/core/testing';
import type { MemoryCameraKind } from '../adapters/memory/memory-camera.ts';
import { createMemoryEvidenceSource } from '../adapters/memory/memory-evidence-source.ts';
import { createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import { worldGeofences } from '../adapters/memory/world-places.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import type { ContractCamera, EvidenceSourceHarness } from './contract/evidence-harness.ts';

const kinds: Readonly<Record<ContractCamera, MemoryCameraKind>> = {
  sendsByItself: 'isThere',
  sendsOnRequest: 'onRequest',
  breaksOff: 'breaksOff',
  neverComes: 'neverComes',
  noFile: 'noFile',
  refuses: 'refuses',
  silent: 'silent',
};

const MINUTE_MS = 60_000;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryEvidenceHarness(
  spoil: (source: EvidenceSource) => EvidenceSource = (source) => source,
): EvidenceSourceHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  // The local clock is days behind, which must have no effect.
  const world = createMemoryWorld({ clock, scenario: 'empty', skewMs: 3 * 86_400_000 });
  const evidence = createMemoryEvidenceSource({
    world,
    clipFiles: (camera) => [
      { url: `https://clips.example/${camera}.webm`, contentType: 'video/webm' },
    ],
  });
  const others = createMemoryEvidenceSource({ world, user: demoUsers.dispatcher });
  let vehicles = 500;

  return {
    source: spoil(evidence),
    vehicleWith(camera, deviceType = 'bsj') {
      vehicles += 1;
      const vehicleId = String(vehicles);
      const imei = String(860_000_000_000_000 + vehicles);
      const licensePlate = `B ${vehicles} TST`;
      const createdOn = world.now() - MINUTE_MS;
      world.arrive({
        alertCode: 49,
        createdOn,
        sourceDeviceType: deviceType,
        vehicle: { vehicleId, childVehicleId: null, licensePlate, category: null, imei },
      });
      evidence.setCamera(vehicleId, kinds[camera]);
      return { vehicleId, imei, deviceType, createdOn };
    },
    drivenVehicle() {
      const { vehicle, createdOn } = world.arrive({
        position: { latitude: -6.3, longitude: 107.1 },
      });
      const startTime = createdOn - 10 * MINUTE_MS;
      return { vehicleId: vehicle.vehicleId, startTime, endTime: createdOn };
    },
    geofences: () => worldGeofences,
    fleetOrder() {
      const { fleetOrder } = world.arrive({ alertCode: 138 });
      const { foId, logId, detail } = fleetOrder ?? {};
      if (foId == null || logId == null || detail == null) throw new Error('The world has no task');
      return { query: { foId, logId }, detail };
    },
    withoutFleetTasks: spoil(others),
    addresses: () => ({
      known: { latitude: -7.2402, longitude: 112.6781 },
      texts: {
        id: 'Dekat Jl. Margomulyo, Surabaya',
        en: 'Near Jl. Margomulyo, Surabaya',
      },
      unknown: { latitude: 10, longitude: 112.6781 },
    }),
    now: () => world.now(),
    pass: (ms) => clock.advance(ms),
    close: () => undefined,
  };
}
