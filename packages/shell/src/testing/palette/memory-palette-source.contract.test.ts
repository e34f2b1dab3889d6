import { ContractViolation } from '@pantau/core/testing';
import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { createMemoryPaletteSource } from '../../adapters/memory/memory-palette-source.ts';
import type { PaletteFind, PaletteSource } from '../../engine/palette/palette-source.port.ts';
import {
  type PaletteSourceHarness,
  paletteSourceClauses,
  paletteSourceContract,
} from './palette-source-contract.ts';

type Find = PaletteSource['find'];

interface World {
  readonly vehicles: readonly PaletteFind[];
  readonly orders: readonly PaletteFind[];
  /** Plates of the vehicles that have never reported. */
  readonly unreported: readonly string[];
}

type Spoil = (find: Find, world: World) => Find;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
function createHarness(spoil: Spoil = (find) => find): PaletteSourceHarness {
  const [vehicles, orders]: [PaletteFind[], PaletteFind[]] = [[], []];
  const unreported: string[] = [];
  const addVehicle = (name: string, detail: string | null): void =>
    void vehicles.push({ id: String(vehicles.length), name, detail });
  const spoilt = (source: PaletteSource): PaletteSource => ({
    find: spoil(source.find, { vehicles, orders, unreported }),
  });
  return {
    source: spoilt(createMemoryPaletteSource({ finds: { vehicle: vehicles, order: orders } })),
    foreign: spoilt(createMemoryPaletteSource({ finds: { vehicle: [], order: [] } })),
    outsider: spoilt(createMemoryPaletteSource({ finds: {} })),
    addVehicle,
    addUnreportedVehicle(name) {
      unreported.push(name);
      addVehicle(name, null);
    },
    addOrder: (name, detail) => void orders.push({ id: String(orders.length), name, detail }),
    close: () => undefined,
  };
}

paletteSourceContract({ name: 'The memory adapter', create: () => createHarness(), describe, it });

const changed =
  (change: (find: PaletteFind, at: number) => PaletteFind): Spoil =>
  (find) =>
  async (...call) =>
    (await find(...call)).map(change);

/** By clause, the faults that it must detect. */
const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  vehicles: [
    [
      'a plate without its spaces is not found',
      (find) => async (kind, search, signal) =>
        /\d[a-z]/i.test(search) ? [] : find(kind, search, signal),
    ],
    [
      'only the first word counts',
      (find) => (kind, search, signal) => find(kind, search.split(' ')[0] ?? '', signal),
    ],
    [
      'only the whole text counts',
      (find) => async (kind, search, signal) =>
        (await find(kind, search, signal)).filter(({ name }) =>
          `${name} ${name.replaceAll(' ', '')}`.toLowerCase().includes(search.toLowerCase()),
        ),
    ],
    ['the driver is missing', changed((find) => ({ ...find, detail: null }))],
    ['no driver is an empty name', changed((find) => ({ ...find, detail: find.detail ?? '' }))],
  ],
  unreported: [
    [
      'only vehicles that have reported are found',
      (find, { unreported }) =>
        async (...call) =>
          (await find(...call)).filter(({ name }) => !unreported.includes(name)),
    ],
  ],
  orders: [
    [
      'the customer is not searched',
      (find) => async (kind, search, signal) =>
        /rejeki|pt/.test(search) ? [] : find(kind, search, signal),
    ],
    [
      'only the first word counts',
      (find) => (kind, search, signal) => find(kind, search.split(' ')[0] ?? '', signal),
    ],
    ['the customer is missing', changed((find) => ({ ...find, detail: null }))],
  ],
  ids: [
    ['all have one id', changed((find) => ({ ...find, id: '1' }))],
    [
      'ids change',
      (() => {
        let calls = 0;
        return (find: Find): Find =>
          async (...call) => {
            calls += 1;
            return (await find(...call)).map((one) => ({ ...one, id: `${one.id}-${calls}` }));
          };
      })(),
    ],
  ],
  limit: [
    [
      'all are returned',
      (_find, { vehicles, orders }) =>
        async (kind) =>
          kind === 'vehicle' ? vehicles : orders,
    ],
    [
      'one is returned',
      (find) =>
        async (...call) =>
          (await find(...call)).slice(0, 1),
    ],
  ],
  literal: [
    [
      'wildcards match',
      (find, { vehicles, orders }) =>
        async (kind, search, signal) =>
          /[%_\\]/.test(search)
            ? kind === 'vehicle'
              ? vehicles
              : orders
            : find(kind, search, signal),
    ],
    [
      'special characters are left out',
      (find) => (kind, search, signal) => find(kind, search.replace('%', ''), signal),
    ],
  ],
  company: [
    [
      'all companies share them',
      (_find, { vehicles, orders }) =>
        async (kind) =>
          kind === 'vehicle' ? vehicles : orders,
    ],
  ],
  forbidden: [
    [
      'nothing is found instead',
      (find) =>
        (...call) =>
          find(...call).catch(() => []),
    ],
    [
      'the kind of error is another one',
      (find) =>
        (...call) =>
          find(...call).catch(() => Promise.reject(new PantauError('server'))),
    ],
  ],
  abort: [['the signal is ignored', (find) => (kind, search) => find(kind, search)]],
};

describe('the contract suite of PaletteSource', () => {
  it('has a fault for every clause (SH-120)', () => {
    expect(Object.keys(faults).sort()).toEqual(paletteSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of paletteSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}] (SH-120)`, async () => {
        const run = async () => clause.run(createHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
