import { describe, expect, it } from 'vitest';
import { PantauError } from '../errors/pantau-error.ts';
import { ContractViolation, checkAborts, checkRejects, checkSame } from './contract-checks.ts';

describe('the checks of a contract (CO-199)', () => {
  it('compare by value', () => {
    expect(() => checkSame({ a: [1] }, { a: [1] }, 'same')).not.toThrow();
    expect(() => checkSame({ a: [1] }, { a: [2] }, 'same')).toThrow(ContractViolation);
  });

  it('name what a set and a map contain (CO-240)', () => {
    const found = { ids: new Set(['a']) };
    expect(() => checkSame(found, { ids: new Map([['a', 1]]) }, 'ids')).toThrow(
      'ids: found {"ids":{"Set":["a"]}}, expected {"ids":{"Map":[["a",1]]}}',
    );
  });

  it('accept only a rejection of the right kind, and return the error', async () => {
    const conflict = new PantauError('conflict', { serverMessage: 'Changed by Budi' });
    await expect(checkRejects(Promise.reject(conflict), 'conflict', 'refused')).resolves.toBe(
      conflict,
    );
    for (const call of [
      () => Promise.reject(conflict),
      () => Promise.reject(new Error('broken')),
      () => Promise.resolve('accepted'),
    ]) {
      await expect(checkRejects(call(), 'invalid', 'refused')).rejects.toThrow(ContractViolation);
    }
  });

  it('accept only a rejection by the signal', async () => {
    const { signal } = new AbortController();
    const aborted = AbortSignal.abort();
    await expect(checkAborts(Promise.reject(aborted.reason), 'ends')).resolves.toBeUndefined();
    for (const call of [
      () => Promise.reject(new Error('broken')),
      () => Promise.resolve(signal.aborted),
    ]) {
      await expect(checkAborts(call(), 'ends')).rejects.toThrow(ContractViolation);
    }
  });
});
