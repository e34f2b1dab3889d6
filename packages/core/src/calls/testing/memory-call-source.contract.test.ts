import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import type { CallRequest, CallUpdate } from '../call.ts';
import type { CallSource } from '../call-source.ts';
import { createMemoryCallSource } from '../memory-call-source.ts';
import {
  type CallSourceHarness,
  type ContractDriver,
  callSourceClauses,
  callSourceContract,
} from './call-source-contract.ts';

type Fault = (source: CallSource) => CallSource;

const request = (vehicleId: string): CallRequest => ({
  vehicleId,
  licensePlate: `B ${vehicleId} KXT`,
  driver: null,
  imei: vehicleId,
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
});

function createHarness(fault: Fault = (source) => source): CallSourceHarness {
  const clock = createManualClock();
  const drivers = new Map<string, ContractDriver>();
  const driverOf = (vehicleId: string): ContractDriver => drivers.get(vehicleId) ?? 'answers';
  return {
    source: fault(createMemoryCallSource({ clock, maxCalls: 2, driverOf })),
    vehicleOf(driver) {
      const vehicleId = String(drivers.size + 1);
      drivers.set(vehicleId, driver);
      return request(vehicleId);
    },
    advance: (ms) => clock.advance(ms),
    close: () => undefined,
  };
}

callSourceContract({ name: 'The memory adapter', create: () => createHarness(), describe, it });

const changesUpdates =
  (change: (update: CallUpdate) => CallUpdate | null): Fault =>
  (source) => ({
    ...source,
    subscribe: (listener) =>
      source.subscribe((update) => {
        const changed = change(update);
        if (changed !== null) listener(changed);
      }),
  });

const neverRejects: Fault = (source) => ({
  ...source,
  start: (call) => source.start(call).catch(() => ({ callId: '0', simulated: true })),
});

/** Faults by the clause that must detect them. */
const faults: Readonly<Record<string, Fault>> = {
  answers: changesUpdates((update) => (update.phase === 'ringing' ? null : update)),
  refuses: changesUpdates((update) =>
    update.end === 'refused' ? { ...update, end: 'busy' } : update,
  ),
  silent: changesUpdates((update) => (update.end === 'noAnswer' ? null : update)),
  drops: changesUpdates((update) => ({ ...update, callId: 'another' })),
  'hang-up': (source) => ({ ...source, end: () => Promise.resolve() }),
  'end-nothing': (source) => ({ ...source, end: () => Promise.reject(new Error('None')) }),
  'max-calls': neverRejects,
  twice: neverRejects,
  unsubscribe: (source) => ({
    ...source,
    subscribe(listener) {
      source.subscribe(listener);
      return () => undefined;
    },
  }),
};

describe('the contract of CallSource detects', () => {
  for (const { id, title, run } of callSourceClauses) {
    const fault = faults[id];
    if (fault === undefined) continue;
    it(`a source that breaks '${title}' [${id}]`, async () => {
      await expect(run(createHarness(fault))).rejects.toThrow();
    });
  }
});
