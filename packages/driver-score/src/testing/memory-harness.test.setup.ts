import { alertCodes } from '@pantau/core/contract';
import {
  createMemoryScoreSource,
  createMemoryScoreWorld,
  defaultScoreSettings,
} from '../adapters/memory/index.ts';
import type { DriverScoreSource } from '../engine/scores/score-source.ts';
import type { DriverScoreHarness } from './contract/harness.ts';

export type Spoil = (source: DriverScoreSource, foreign: DriverScoreSource) => DriverScoreSource;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(spoil: Spoil = (source) => source): DriverScoreHarness {
  const world = createMemoryScoreWorld();
  const own = createMemoryScoreSource({ world });
  const other = createMemoryScoreSource();
  let ids = 0;
  const nextId = (): string => String((ids += 1));
  return {
    source: spoil(own, other),
    foreign: spoil(other, own),
    settings: defaultScoreSettings,
    asDriver: async (ownDriverId) => spoil(createMemoryScoreSource({ world, ownDriverId }), own),
    async addGroup(name) {
      const id = nextId();
      world.groups.push({ id, name });
      return id;
    },
    async addDriver({ fullname, groupIds = [], isActive = true }) {
      const driverId = nextId();
      const rest = { userId: null, photograph: null, phoneNo: null };
      world.drivers.push({ driverId, fullname, groupIds, isActive, ...rest });
      return driverId;
    },
    async addDriving({ driverId, day, km }) {
      world.driving.push({ driverId, day, km, hours: km / 40 });
      world.lastSync = Date.parse(day);
    },
    async addAlert({ driverId, category, createdOn }) {
      const id = nextId();
      const code = alertCodes.find(({ scoreCategory }) => scoreCategory === category);
      world.alerts.push({
        ...{ id, rawAlertId: id, driverId, category, createdOn },
        ...{ vehicleId: '1', licensePlate: 'B 9001 AA', alertCode: code?.alertCode ?? 0 },
        descriptionEng: code?.descriptionEng ?? '',
        descriptionIdn: code?.descriptionIdn ?? '',
        ...{ formattedAlertData: null, latitude: null, longitude: null, address: null },
        ...{ isRead: false, isFalseAlert: false, cost: null },
      });
      return id;
    },
    markFalse: async (alertId) => own.setFalse(alertId, true),
    close: () => undefined,
  };
}
