import { createManualClock } from '@pantau/core/testing';
import { type FleetVehicle, fleet } from '../../adapters/memory/fleet.ts';
import { fleetGroups } from '../../adapters/memory/fleet-groups.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertHistory } from '../../adapters/memory/memory-alert-history.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type {
  AlertHistorySource,
  VehicleGroup,
} from '../../engine/history/alert-history-source.port.ts';
import type { AlertHistoryHarness } from './history-harness.ts';

function groupOf({ vehicleId }: FleetVehicle): VehicleGroup {
  const group = fleetGroups.find(({ vehicleIds }) => vehicleIds.includes(vehicleId));
  if (group === undefined) throw new Error(`The vehicle ${vehicleId} is in no group`);
  return { id: group.id, name: group.name };
}

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHistoryHarness(
  spoil: (source: AlertHistorySource) => AlertHistorySource = (source) => source,
): AlertHistoryHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const world = createMemoryWorld({ clock, scenario: 'empty', skewMs: 3 * 86_400_000 });
  const personOf = (user: DemoUser) => ({
    person: { userId: user.userId, fullname: user.fullname },
    alerts: createMemoryAlertSource({ world, user }),
    history: spoil(createMemoryAlertHistory({ world, user })),
  });
  const [truck] = fleet;
  const undriven = fleet.find(({ driver }) => driver === null);
  if (truck === undefined || undriven === undefined) throw new Error('The fleet is too small');
  const vehicles = [truck, undriven] as const;
  const [one, two] = vehicles.map(({ licensePlate, driver }) => ({
    licensePlate,
    driver: driver?.fullname ?? null,
  })) as [AlertHistoryHarness['vehicles'][0], AlertHistoryHarness['vehicles'][1]];
  return {
    me: personOf(demoUsers.manager),
    colleague: personOf(demoUsers.dispatcher),
    viewer: personOf(demoUsers.viewer),
    vehicles: [one, two],
    vehicleGroups: [groupOf(truck), groupOf(undriven)],
    arrive({ urgency, createdOn, alertCode = 15, vehicle = 0, alertFlag = null }) {
      const { vehicleId, licensePlate, category, imei, driver } = vehicles[vehicle];
      const alert = world.arrive({
        ...{ alertCode, createdOn, driver, alertFlag },
        alertRuleIds: [worldRules[urgency].id],
        vehicle: { vehicleId, childVehicleId: null, licensePlate, category, imei },
      });
      return Promise.resolve(alert.id);
    },
    arriveUnseen: () => Promise.resolve(world.arrive({ alertRuleIds: [] }).id),
    now: () => world.now(),
    pass: (ms) => clock.advance(ms),
    close: () => Promise.resolve(),
  };
}
