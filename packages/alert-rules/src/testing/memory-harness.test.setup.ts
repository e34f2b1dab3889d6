import { createManualClock } from '@pantau/core/testing';
import {
  type MemoryRuleSource,
  createMemoryRuleSource,
} from '../adapters/memory/memory-rule-source.ts';
import type { MemoryWorld } from '../adapters/memory/memory-world.ts';
import type { AlertRuleSource, RuleTargetSource } from '../engine/rules/rule-source.ts';
import type { AlertRuleHarness } from './contract/harness.ts';

/** The sources of both companies. */
export interface Sources {
  readonly rules: AlertRuleSource;
  readonly targets: RuleTargetSource;
  readonly foreign: AlertRuleSource;
}

type ListName = 'vehicles' | 'groups' | 'users' | 'geofences';

/** Adds an item to the world of a source, and returns its id. */
function createAdder(source: MemoryRuleSource) {
  let added = 0;
  return async <N extends ListName>(
    name: N,
    item: Omit<MemoryWorld[N][number], 'id'>,
  ): Promise<string> => {
    added += 1;
    const id = `${name}-${added}`;
    source.extend((world) => ({ [name]: [...world[name], { ...item, id }] }));
    return id;
  };
}

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(
  spoil: (sources: Sources) => Partial<Sources> = () => ({}),
): AlertRuleHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const common = { clock, timeZone: 'Asia/Jakarta' };
  const own = createMemoryRuleSource({ ...common, companyId: '1' });
  const other = createMemoryRuleSource({ ...common, companyId: '2', user: { id: '2', name: 'B' } });
  const sources: Sources = { rules: own.rules, targets: own.targets, foreign: other.rules };
  const add = createAdder(own);
  return {
    ...sources,
    ...spoil(sources),
    userId: '1',
    now: () => clock.now(),
    addVehicle: (licensePlate) => add('vehicles', { licensePlate }),
    addGroup: (name, vehicleIds) => add('groups', { name, vehicleIds }),
    addUser: (name) => add('users', { name }),
    addGeofence: (name) => add('geofences', { name, address: null, shape: null }),
    async addAlert(alert) {
      own.extend(({ alerts }) => ({ alerts: [...alerts, { ...alert, duration: null }] }));
    },
    close: () => undefined,
  };
}
