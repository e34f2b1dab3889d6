import { createManualClock } from '@pantau/core/testing';
import { createEmptyCompanyWorld } from '../adapters/memory/company-world.ts';
import { type MemoryCompanyOptions, createMemoryCompanySource } from '../adapters/memory/index.ts';
import type { CompanyHarness } from './contract/harness.ts';

/** Replaces users of a harness by ones that violate one guarantee. */
export type Spoil = (harness: CompanyHarness) => Partial<CompanyHarness>;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(spoil: Spoil = () => ({})): CompanyHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  let ids = 0;
  const nextId = (): string => String((ids += 1));
  const world = { ...createEmptyCompanyWorld('PT Satu'), nextId };
  const empty = createEmptyCompanyWorld('PT Dua');
  const other = { ...empty, nextId, company: { ...empty.company, id: 2 } };
  const user = (options: MemoryCompanyOptions) =>
    createMemoryCompanySource({
      ...{ world, clock, addressOf: () => `memory:logo-${nextId()}` },
      ...options,
    });
  const harness: CompanyHarness = {
    source: user({ userName: 'Rina Kusuma' }),
    colleague: user({ userName: 'Budi Santoso' }),
    reader: user({ canUpdate: false }),
    foreign: user({ world: other }),
    intruder: user({ companyId: 2 }),
    userName: 'Rina Kusuma',
    reportMs: 0,
    async addCommonCategory(text) {
      const common = { id: nextId(), text, isUsed: false, isOwn: false };
      world.categories = [...world.categories, common];
      other.categories = [...other.categories, common];
    },
    close: () => undefined,
  };
  return { ...harness, ...spoil(harness) };
}
