import { expect, it } from 'vitest';
import { runContract } from './run-contract.ts';

interface Harness {
  stall?(): void;
  close(): void;
}

const clauses = [
  { id: 'always', title: 'always runs', run: () => {} },
  { id: 'stalled', title: 'needs a stall', needs: ['stall'] as const, run: () => {} },
];

/** Runs the suite, and returns the outcome of each clause. */
async function outcomes(harness: Partial<Harness>, canSkip = true): Promise<readonly string[]> {
  const tests: Promise<string>[] = [];
  let closed = 0;
  runContract<Harness>('Port', clauses, {
    name: 'An adapter',
    create: () => ({ ...harness, close: () => void (closed += 1) }),
    describe: (_, body) => body(),
    it(_, body) {
      let skipped = '';
      const context = { skip: (reason: string) => void (skipped = reason) };
      tests.push(body(canSkip ? context : undefined).then(() => skipped || 'passed'));
    },
  });
  const result = await Promise.all(tests);
  expect(closed).toBe(2);
  return result;
}

it('skips a clause that needs an optional part the harness omits (CO-140)', async () => {
  expect(await outcomes({})).toEqual(['passed', 'the harness lacks stall']);
  expect(await outcomes({ stall: () => {} })).toEqual(['passed', 'passed']);
  expect(await outcomes({}, false)).toEqual(['passed', 'passed']);
});
