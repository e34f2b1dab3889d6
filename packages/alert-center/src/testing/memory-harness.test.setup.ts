import { createManualClock } from '@pantau/core/testing';
import { worldRules } from '../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld, internalsOf } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import { EMERGENCY_CODE } from '../engine/alert/emergency.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { AlertSourceHarness } from './contract/harness.ts';

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(
  spoil: (source: AlertSource) => AlertSource = (source) => source,
): AlertSourceHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  // The local clock is days behind, which must have no effect.
  const world = createMemoryWorld({ clock, scenario: 'empty', skewMs: 3 * 86_400_000 });
  const { manager, dispatcher } = demoUsers;
  const person = ({ userId, fullname }: typeof manager | typeof dispatcher) => ({
    userId,
    fullname,
  });
  return {
    me: {
      person: person(manager),
      source: spoil(createMemoryAlertSource({ world, user: manager })),
    },
    colleague: {
      person: person(dispatcher),
      source: spoil(createMemoryAlertSource({ world, user: dispatcher })),
    },
    arrive: ({ urgency, createdOn }) =>
      Promise.resolve(world.arrive({ alertCode: urgency === 'urgent' ? 8 : 15, createdOn }).id),
    arriveEmergency: ({ urgency, createdOn }) => {
      const alertRuleIds = [worldRules[urgency].id];
      return Promise.resolve(
        world.arrive({ alertCode: EMERGENCY_CODE, alertRuleIds, createdOn }).id,
      );
    },
    arriveOfTask: (createdOn) => Promise.resolve(world.arrive({ alertCode: 138, createdOn }).id),
    arriveFindable: ({ urgency, licensePlate, driver, fenceName, foNumber, inGroup, ...alert }) => {
      const alertRuleIds = [worldRules[urgency].id];
      const { id, fleetOrder, vehicle } = world.arrive({
        ...alert,
        alertRuleIds,
        driver: driver === null ? null : { driverId: '1', fullname: driver },
        geofences: fenceName === null ? [] : [{ geofenceId: '1', fenceName }],
      });
      const stored = world.alert(id);
      if (stored === undefined) throw new RangeError(`The world has no alert ${id}`);
      internalsOf(world).records.alerts.set(id, {
        ...stored,
        // Of the vehicles, those with the ids 1, 5, 7 and 8 are in the first group.
        vehicle: { ...vehicle, licensePlate, vehicleId: inGroup ? '1' : '99' },
        fleetOrder: fleetOrder === null ? null : { ...fleetOrder, foNumber },
      });
      return Promise.resolve(id);
    },
    arriveUnseen() {
      // Of the vehicle of another alert, so that neither shows through the other.
      const [seen] = world.alerts();
      const vehicle = seen === undefined ? {} : { vehicle: seen.vehicle };
      return Promise.resolve(world.arrive({ alertRuleIds: [], ...vehicle }).id);
    },
    hasOwners: true,
    hasPresence: true,
    editsQuickNotes: true,
    listsVehicleAlerts: true,
    listsFalseRules: true,
    skipTime: (ms) => clock.advance(ms),
    cut: () => Promise.resolve(world.disconnect()),
    stall: () => Promise.resolve(world.stall()),
    restore: () => Promise.resolve(world.reconnect()),
    connections: () => world.openFeeds,
    now: () => world.now(),
    pass: (ms) => clock.advance(ms),
    close: () => Promise.resolve(),
  };
}
