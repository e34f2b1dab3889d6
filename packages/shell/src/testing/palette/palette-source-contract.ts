import { isAbortError, isPantauError } from '@pantau/core/base';
import {
  checkSame,
  type ContractClause,
  type ContractOptions,
  reasonOf,
  runContract,
} from '@pantau/core/testing';
import {
  PALETTE_FINDS_MAX,
  type PaletteSource,
  paletteKinds,
} from '../../engine/palette/palette-source.port.ts';

/** A fresh company without vehicles and orders, and a user who may read both. */
export interface PaletteSourceHarness {
  readonly source: PaletteSource;
  /** A user of another company, who may read both, too. */
  readonly foreign: PaletteSource;
  /** A user of the first company who may read neither. */
  readonly outsider: PaletteSource;
  /** Adds a vehicle to the first company, which has reported its position. */
  addVehicle(licensePlate: string, driver: string | null): Promise<void> | void;
  /** Adds a vehicle to the first company, which has never reported its position. */
  addUnreportedVehicle(licensePlate: string): Promise<void> | void;
  addOrder(number: string, customer: string): Promise<void> | void;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type PaletteClause = ContractClause<PaletteSourceHarness>;

async function namesOf(
  source: PaletteSource,
  kind: 'vehicle' | 'order',
  search: string,
): Promise<readonly string[]> {
  return (await source.find(kind, search)).map(({ name }) => name).toSorted();
}

/** Every clause; the palette relies on exactly these. */
export const paletteSourceClauses: readonly PaletteClause[] = [
  {
    id: 'vehicles',
    title: 'finds vehicles by every word of their plate, with and without its spaces (SH-120)',
    async run({ source, addVehicle }) {
      await addVehicle('B 9123 XY', 'Bayu Saputra');
      await addVehicle('B 9124 XY', null);
      await addVehicle('D 1 AB', null);
      for (const [search, plates] of [
        ['9123', ['B 9123 XY']],
        ['b9123xy', ['B 9123 XY']],
        ['xy 912', ['B 9123 XY', 'B 9124 XY']],
        ['B 912', ['B 9123 XY', 'B 9124 XY']],
        ['9123 AB', []],
      ] as const) {
        checkSame(await namesOf(source, 'vehicle', search), plates, `vehicles for ${search}`);
      }
      const [found] = await source.find('vehicle', '9123');
      checkSame(found?.detail, 'Bayu Saputra', 'the driver');
      checkSame((await source.find('vehicle', '9124'))[0]?.detail, null, 'no driver');
    },
  },
  {
    id: 'unreported',
    title: 'finds vehicles that have never reported, too (SH-132)',
    async run({ source, addVehicle, addUnreportedVehicle }) {
      await addVehicle('B 9123 XY', null);
      await addUnreportedVehicle('B 9124 XY');
      await addUnreportedVehicle('D 1 AB');
      checkSame(await namesOf(source, 'vehicle', 'b 912'), ['B 9123 XY', 'B 9124 XY'], 'both');
      checkSame(await namesOf(source, 'vehicle', 'd1'), ['D 1 AB'], 'alone');
    },
  },
  {
    id: 'orders',
    title: 'finds orders by every word of their number and customer (SH-120)',
    async run({ source, addOrder }) {
      await addOrder('SO-2026-0001', 'PT Sumber Rejeki');
      await addOrder('SO-2026-0002', 'PT Maju');
      for (const [search, numbers] of [
        ['so-2026-0001', ['SO-2026-0001']],
        ['rejeki 2026', ['SO-2026-0001']],
        ['pt', ['SO-2026-0001', 'SO-2026-0002']],
        ['0001 maju', []],
      ] as const) {
        checkSame(await namesOf(source, 'order', search), numbers, `orders for ${search}`);
      }
      const [found] = await source.find('order', '0002');
      checkSame(found?.detail, 'PT Maju', 'the customer');
    },
  },
  {
    id: 'ids',
    title: 'gives every vehicle and order an id of its own, the same each time (SH-120)',
    async run({ source, addVehicle, addOrder }) {
      for (const number of [1, 2, 3]) {
        await addVehicle(`B 900${number} XY`, null);
        await addOrder(`SO-${number}`, 'PT Maju');
      }
      for (const [kind, search] of [
        ['vehicle', '900'],
        ['order', 'SO-'],
      ] as const) {
        const idsOf = async () => (await source.find(kind, search)).map(({ id }) => id).toSorted();
        const ids = await idsOf();
        checkSame(new Set(ids).size, 3, `ids of each ${kind}`);
        checkSame(await idsOf(), ids, `the same ids of each ${kind}`);
      }
    },
  },
  {
    id: 'limit',
    title: 'has at most six results (SH-120)',
    async run({ source, addVehicle, addOrder }) {
      for (let number = 0; number <= PALETTE_FINDS_MAX; number += 1) {
        await addVehicle(`B 900${number} XY`, null);
        await addOrder(`SO-${number}`, 'PT Maju');
      }
      const [vehicles, orders] = [
        await source.find('vehicle', 'b'),
        await source.find('order', 'so'),
      ];
      checkSame(vehicles.length, PALETTE_FINDS_MAX, 'vehicles');
      checkSame(orders.length, PALETTE_FINDS_MAX, 'orders');
    },
  },
  {
    id: 'literal',
    title: 'takes every character of a search as it is (SH-120)',
    async run({ source, addVehicle, addOrder }) {
      await addVehicle('B 9123 XY', null);
      await addOrder('SO-1', '100% Segar');
      await addOrder('SO-2', 'PT Maju');
      for (const search of ['%', '_', String.raw`\ `.trim()]) {
        checkSame(await namesOf(source, 'vehicle', search), [], `vehicles for ${search}`);
      }
      checkSame(await namesOf(source, 'order', '0%'), ['SO-1'], 'orders for 0%');
    },
  },
  {
    id: 'company',
    title: 'finds nothing of another company (SH-120)',
    async run({ foreign, addVehicle, addOrder }) {
      await addVehicle('B 9123 XY', null);
      await addOrder('SO-1', 'PT Maju');
      checkSame(await foreign.find('vehicle', '9123'), [], 'vehicles');
      checkSame(await foreign.find('order', 'maju'), [], 'orders');
    },
  },
  {
    id: 'forbidden',
    title: 'refuses users without the permission to read them (SH-120)',
    async run({ outsider }) {
      for (const kind of paletteKinds) {
        const error = await reasonOf(outsider.find(kind, 'b'));
        checkSame(isPantauError(error) ? error.kind : String(error), 'forbidden', kind);
      }
    },
  },
  {
    id: 'abort',
    title: 'rejects a call that was aborted, with the reason of its signal (SH-120)',
    async run({ source }) {
      for (const kind of paletteKinds) {
        const reason = await reasonOf(source.find(kind, 'b', AbortSignal.abort()));
        checkSame(isAbortError(reason), true, kind);
      }
    },
  },
];

export type PaletteSourceContractOptions = ContractOptions<PaletteSourceHarness>;

/** Runs the contract of `PaletteSource` against an implementation, with one test per clause. */
export function paletteSourceContract(options: PaletteSourceContractOptions): void {
  runContract('PaletteSource', paletteSourceClauses, options);
}
