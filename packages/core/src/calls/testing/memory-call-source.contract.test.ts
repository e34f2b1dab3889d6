import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import type { CallRequest } from '../call.ts';
import type { CallSource } from '../call-source.ts';
import { createMemoryCallSource } from '../memory-call-source.ts';
import {
  type CallSourceHarness,
  type ContractDriver,
  callSourceClauses,
  callSourceContract,
} from './call-source-contract.ts';

type Spoil = (source: CallSource) => CallSource;

const request = (vehicleId: string): CallRequest => ({
  vehicleId,
  licensePlate: `B ${vehicleId} KXT`,
  driver: null,
  imei: vehicleId,
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
});

function createHarness(spoil: Spoil = (source) => source): CallSourceHarness {
  const clock = createManualClock();
  const drivers = new Map<string, ContractDriver>();
  const driverOf = (vehicleId: string): ContractDriver => drivers.get(vehicleId) ?? 'answers';
  return {
    source: spoil(createMemoryCallSource({ clock, maxCalls: 2, driverOf })),
    vehicleOf(driver) {
      const vehicleId = String(drivers.size + 1);
      drivers.set(vehicleId, driver);
      return request(vehicleId);
    },
    pass: (ms) => clock.advance(ms),
    close: () => undefined,
  };
}

callSourceContract({ name: 'The memory adapter', create: () => createHarness(), describe, it });

const hears =
  (
    change: Parameters<CallSource['subscribe']>[0] extends (told: infer T) => void
      ? (told: T) => T | null
      : never,
  ): Spoil =>
  (source) => ({
    ...source,
    subscribe: (listener) =>
      source.subscribe((told) => {
        const changed = change(told);
        if (changed !== null) listener(changed);
      }),
  });

const neverRefuses: Spoil = (source) => ({
  ...source,
  start: (wanted) => source.start(wanted).catch(() => ({ callId: '0', isSimulated: true })),
});

/** What is wrong, by the clause that must find it. */
const faults: Readonly<Record<string, Spoil>> = {
  answers: hears((told) => (told.phase === 'ringing' ? null : told)),
  refuses: hears((told) => (told.end === 'refused' ? { ...told, end: 'busy' } : told)),
  silent: hears((told) => (told.end === 'noAnswer' ? null : told)),
  drops: hears((told) => ({ ...told, callId: 'another' })),
  'hang-up': (source) => ({ ...source, end: () => Promise.resolve() }),
  'end-nothing': (source) => ({ ...source, end: () => Promise.reject(new Error('None')) }),
  most: neverRefuses,
  twice: neverRefuses,
  leave: (source) => ({
    ...source,
    subscribe(listener) {
      source.subscribe(listener);
      return () => undefined;
    },
  }),
};

describe('the contract of CallSource finds', () => {
  for (const { id, title, run } of callSourceClauses) {
    const spoil = faults[id];
    if (spoil === undefined) continue;
    it(`a source that breaks '${title}' [${id}]`, async () => {
      await expect(run(createHarness(spoil))).rejects.toThrow();
    });
  }
});
