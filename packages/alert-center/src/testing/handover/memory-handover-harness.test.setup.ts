import { createManualClock } from '@pantau/core/testing';
import { fleet } from '../../adapters/memory/fleet.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryHandover } from '../../adapters/memory/memory-handover.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { HandoverSource } from '../../engine/handover/handover-source.port.ts';
import type { HandoverHarness } from './handover-harness.ts';

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHandoverHarness(
  spoil: (source: HandoverSource) => HandoverSource = (source) => source,
): HandoverHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const world = createMemoryWorld({ clock, scenario: 'empty', skewMs: 3 * 86_400_000 });
  const personOf = (user: DemoUser) => ({
    person: { userId: user.userId, fullname: user.fullname },
    alerts: createMemoryAlertSource({ world, user }),
    handover: spoil(createMemoryHandover({ world, user })),
  });
  const [truck] = fleet;
  if (truck === undefined) throw new Error('The fleet is empty');
  const { vehicleId, licensePlate, category, imei } = truck;
  return {
    me: personOf(demoUsers.manager),
    colleague: personOf(demoUsers.dispatcher),
    viewer: personOf(demoUsers.viewer),
    arrive: ({ urgency, createdOn }) =>
      Promise.resolve(
        world.arrive({
          ...{ alertCode: 15, createdOn, alertRuleIds: [worldRules[urgency].id] },
          vehicle: { vehicleId, childVehicleId: null, licensePlate, category, imei },
        }),
      ),
    now: () => world.now(),
    pass: (ms) => clock.advance(ms),
    close: () => Promise.resolve(),
  };
}
