import { PantauError } from '@pantau/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BulkResult, type RowOutcome, rowOutcomes } from './bulk-result.ts';
import { type BulkRun, createBulkRun, interruptRun, retryRows } from './bulk-run.ts';
import type { BulkWork } from './bulk-work.ts';
import { runBulkAction } from './run-bulk-action.ts';

/** What happens to one request of the run. */
type Turn =
  | { readonly kind: 'answer'; readonly outcomes: readonly RowOutcome[]; readonly noise: Noise }
  /** The server does the work, and its answer is lost. */
  | { readonly kind: 'lostAnswer' }
  /** The request does not arrive. */
  | { readonly kind: 'lostRequest' }
  | { readonly kind: 'rejected' };

/** Rows of the answer that are missing, doubled or of other batches. */
type Noise = 'none' | 'missing' | 'doubled' | 'foreign';

/** What the user does after a number of requests. */
interface Interruption {
  readonly after: number;
  readonly by: 'stop' | 'reload';
}

const outcomes = rowOutcomes.filter((one) => one !== 'unknown' && one !== 'unsent');
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    outcomes: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 5 }),
    noise: fc.constantFrom<Noise>('none', 'missing', 'doubled', 'foreign'),
  }),
  fc.constantFrom<Turn>({ kind: 'lostAnswer' }, { kind: 'lostRequest' }, { kind: 'rejected' }),
);
const world = fc.record({
  ids: fc.uniqueArray(fc.nat(999).map(String), { maxLength: 24 }),
  batchSize: fc.integer({ min: 1, max: 9 }),
  turns: fc.array(turn, { maxLength: 8 }),
  lookUps: fc.array(fc.constantFrom('known', 'lost', 'partly'), { maxLength: 6 }),
  interruptions: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 5 }),
      by: fc.constantFrom<Interruption['by']>('stop', 'reload'),
    }),
    { maxLength: 4 },
  ),
});

class Reload extends Error {}

/** A server that counts how often it changed each row, reached through a bad connection. */
function createServer(turns: readonly Turn[], lookUps: readonly string[]) {
  const changes = new Map<string, number>();
  const rest = { turns: [...turns], lookUps: [...lookUps] };
  const apply = (id: string): void => void changes.set(id, (changes.get(id) ?? 0) + 1);

  const answer = (ids: readonly string[], plan: Turn & { kind: 'answer' }): BulkResult => {
    const rows = ids.map((id, index) => {
      const outcome = plan.outcomes[index % plan.outcomes.length] ?? 'done';
      if (outcome === 'done') apply(id);
      return { id, outcome };
    });
    if (plan.noise === 'missing') return { rows: rows.slice(1) };
    if (plan.noise === 'doubled') {
      return { rows: [...rows, ...ids.map((id) => ({ id, outcome: 'failed' as const }))] };
    }
    if (plan.noise === 'foreign') return { rows: [{ id: 'foreign', outcome: 'done' }, ...rows] };
    return { rows };
  };

  const work: BulkWork = {
    async send(ids) {
      const plan = rest.turns.shift() ?? { kind: 'answer', outcomes: ['done'], noise: 'none' };
      if (plan.kind === 'answer') return answer(ids, plan);
      if (plan.kind === 'rejected') throw new PantauError('server', { status: 500 });
      if (plan.kind === 'lostAnswer') ids.forEach(apply);
      throw new PantauError('offline');
    },
    async lookUp(ids) {
      const plan = rest.lookUps.shift() ?? 'known';
      if (plan === 'lost') throw new PantauError('timeout');
      const rows = ids.map((id) => ({ id, outcome: changes.has(id) ? 'done' : 'unsent' }) as const);
      return { rows: plan === 'partly' ? rows.slice(1) : rows };
    },
  };
  return { work, changes };
}

const unchanged: readonly string[] = ['failed', 'unsent', 'waiting'];

/** Each row is in the run exactly once, and a row that is said to be done was changed exactly once. */
function checkRun(run: BulkRun, ids: readonly string[], changes: ReadonlyMap<string, number>) {
  expect(run.rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const twice = [...changes].filter(([, count]) => count > 1);
  expect(twice, 'rows that were changed twice').toEqual([]);
  const wrong = run.rows.filter(
    ({ id, state }) =>
      (state === 'done' && !changes.has(id)) || (unchanged.includes(state) && changes.has(id)),
  );
  expect(wrong, 'rows whose outcome is not what happened').toEqual([]);
}

/** Runs until the user stops or reloads, as if the page kept what was last stored. */
async function runOnce(start: BulkRun, work: BulkWork, end: Interruption | undefined) {
  let stored = JSON.stringify(start);
  let requests = 0;
  const stop = new AbortController();
  const counted = async (ask: () => Promise<BulkResult>): Promise<BulkResult> => {
    requests += 1;
    if (requests === end?.after && end.by === 'stop') stop.abort();
    const answer = ask();
    if (requests !== end?.after || end.by !== 'reload') return answer;
    await answer.catch(() => undefined);
    // The page is gone: nobody reads the answer.
    throw new Reload();
  };
  let isGone = false;
  const final = await runBulkAction(
    start,
    {
      ...work,
      send: (ids, batch) => counted(() => work.send(ids, batch)),
      lookUp: (ids, batch) => counted(async () => work.lookUp?.(ids, batch) ?? { rows: [] }),
    },
    {
      stop: stop.signal,
      reasonOf: () => undefined,
      onError: (error) => void (isGone ||= error instanceof Reload),
      onChange: (run) => {
        if (!isGone) stored = JSON.stringify(run);
      },
    },
  );
  return isGone ? interruptRun(JSON.parse(stored) as BulkRun) : final;
}

describe('a bulk run', () => {
  it('accounts for every row exactly once, whatever is answered, lost, stopped or reloaded (DT-370, DT-372, DT-373)', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ ids, turns, lookUps, interruptions, batchSize }) => {
        const { work, changes } = createServer(turns, lookUps);
        let run = createBulkRun({ id: 'run', action: 'assign', ids });
        const ends = [...interruptions, ...turns.map(() => undefined), undefined];
        for (const end of ends) {
          run = await runOnce(run, { ...work, batchSize }, end);
          expect(run.rows.filter(({ state }) => state === 'waiting' || state === 'sent')).toEqual(
            [],
          );
          checkRun(run, ids, changes);
          run = retryRows(run);
          checkRun(run, ids, changes);
        }
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
