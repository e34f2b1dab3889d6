import { createManualClock } from '@pantau/core/testing';
import {
  createMemoryDashboardSource,
  createMemoryWorld,
} from '../adapters/memory/memory-dashboard-source.ts';
import type { DashboardSource } from '../engine/source/dashboard-source.ts';
import type { DashboardHarness } from './contract/harness.ts';

/** Wraps a source so that it violates one guarantee. */
export type Spoil = (source: DashboardSource, all: DashboardSource) => DashboardSource;

const MINUTE_MS = 60_000;
const URGENT = 'e4e-alert-center-urgent:read';

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(spoil: Spoil = (source) => source): DashboardHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const world = createMemoryWorld(clock);
  const all = createMemoryDashboardSource({ world });
  const other = createMemoryDashboardSource({ world: createMemoryWorld(clock) });
  const withoutUrgent = createMemoryDashboardSource({ world, can: (scope) => scope !== URGENT });
  const outsider = createMemoryDashboardSource({ world, can: () => false });
  let ids = 0;
  const nextId = (): string => String((ids += 1));
  return {
    source: spoil(all, all),
    withoutUrgent: spoil(withoutUrgent, all),
    outsider: spoil(outsider, all),
    foreign: spoil(other, all),
    async addAlert({ createdOn, urgency = 'important', speed = 90 }) {
      const id = nextId();
      world.alerts.push({
        id,
        createdOn,
        icon: 'speed',
        event: { id: 'Melebihi batas kecepatan', en: 'Speeding' },
        value: { amount: speed, unit: 'km/h' },
        urgency,
        isRead: false,
        licensePlate: 'B 1 A',
        driver: null,
        place: null,
        isSettled: false,
      });
      return id;
    },
    async settle(id) {
      const index = world.alerts.findIndex((alert) => alert.id === id);
      const [alert] = world.alerts.splice(index, 1);
      if (alert !== undefined) world.alerts.push({ ...alert, isSettled: true });
    },
    async addOrder(status) {
      world.orders.set(status, (world.orders.get(status) ?? 0) + 1);
    },
    async report({ ignition, minutesAgo, ...report }) {
      const id = nextId();
      const standing = ignition ? 'idle' : 'parked';
      const status = report.speed > 0 ? 'moving' : standing;
      world.vehicles.set(id, {
        ...report,
        id,
        driver: null,
        status: minutesAgo > 60 ? 'offline' : status,
        reportedOn: clock.now() - minutesAgo * MINUTE_MS,
      });
    },
    close: () => undefined,
  };
}
