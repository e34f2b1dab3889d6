import { expect, test, vi } from 'vitest';
import type { EvidenceSource } from './evidence-source.port.ts';
import { addressesOf } from './address-cache.ts';
import type { EvidenceMemory } from './evidence-memory.ts';

const cipali = { latitude: -6.49213, longitude: 107.75108 };

test('an address is requested once per place, language and alert centre', async () => {
  const readAddress = vi.fn<EvidenceSource['readAddress']>(() => Promise.resolve('Tol Cipali'));
  const evidence = { readAddress } as unknown as EvidenceSource;
  const create = (): EvidenceMemory => ({ source: evidence, addresses: null, runners: null });
  const [one, other] = [create(), create()];
  const lookUp = (memory: EvidenceMemory, locale = 'id') =>
    addressesOf(memory, evidence).reverse(cipali, locale);
  expect(await Promise.all([lookUp(one), lookUp(one)])).toEqual(['Tol Cipali', 'Tol Cipali']);
  expect(await lookUp(one)).toBe('Tol Cipali');
  expect(readAddress).toHaveBeenCalledTimes(1);
  await lookUp(one, 'en');
  await lookUp(other);
  expect(readAddress).toHaveBeenCalledTimes(3);
});
