import { PantauError } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import type { BulkResult, RowOutcome } from './bulk-result.ts';
import { type BulkRun, createBulkRun, retryRows } from './bulk-run.ts';
import type { BulkWork } from './bulk-work.ts';
import { countRun, notDoneGroups } from './count-run.ts';
import { runBulkAction } from './run-bulk-action.ts';

const ids = Array.from({ length: 250 }, (_, index) => `r${index}`);
const start = createBulkRun({ id: 'run', action: 'assign', fields: { note: 'x' }, ids });
const all = (of: readonly string[], outcome: RowOutcome): BulkResult => ({
  rows: of.map((id) => ({ id, outcome })),
});

const anyFunction: unknown = expect.any(Function);

async function play(run: BulkRun, work: BulkWork, stop?: AbortSignal) {
  const steps: BulkRun[] = [];
  const onError = vi.fn();
  const ended = await runBulkAction(run, work, {
    stop,
    onError,
    onChange: (next) => void steps.push(next),
    reasonOf: (error) => (error instanceof PantauError ? error.serverMessage : undefined),
  });
  return { ended, steps, onError };
}

describe('running a bulk action', () => {
  it('sends batches with a key of their own, and records each before it is sent (DT-373)', async () => {
    const send = vi.fn<BulkWork['send']>(async (batch) => all(batch, 'done'));
    const { ended, steps } = await play(start, { send });
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([100, 100, 50]);
    expect(send.mock.calls.map(([, batch]) => batch)).toEqual(
      [1, 2, 3].map((batch) => ({
        key: `run/${batch}`,
        fields: { note: 'x' },
        dataOf: anyFunction,
      })),
    );
    expect(countRun(ended)).toMatchObject({ done: 250, notDone: 0, retryable: 0 });
    expect(steps[0]?.rows.filter(({ state }) => state === 'sent')).toHaveLength(100);
  });

  it('ends with the batch in flight when it is stopped, and continues on retry (DT-371)', async () => {
    const stop = new AbortController();
    const send = vi.fn<BulkWork['send']>(async (batch) => {
      stop.abort();
      return all(batch, 'done');
    });
    const { ended } = await play(start, { send }, stop.signal);
    expect(send).toHaveBeenCalledOnce();
    expect(countRun(ended)).toMatchObject({ done: 100, notDone: 150, retryable: 150 });
    expect(notDoneGroups(ended).map(({ outcome }) => outcome)).toEqual(['unsent']);
    const again = await play(retryRows(ended), { send });
    expect(countRun(again.ended)).toMatchObject({ done: 250, notDone: 0 });
  });

  it('ends at a batch that is rejected: its rows failed with the reason, later ones were not sent', async () => {
    const failure = new PantauError('server', { status: 500, serverMessage: 'Kuota habis' });
    const send = vi.fn<BulkWork['send']>(async (batch) => all(batch, 'done'));
    send.mockImplementationOnce(async (batch) => all(batch, 'done'));
    send.mockImplementationOnce(() => Promise.reject(failure));
    const { ended, onError } = await play(start, { send });
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    const groups = notDoneGroups(ended);
    expect(groups.map(({ outcome, rows }) => [outcome, rows.length])).toEqual([
      ['failed', 100],
      ['unsent', 50],
    ]);
    expect(groups[0]?.rows[0]?.reason).toBe('Kuota habis');
    const again = await play(retryRows(ended), { send });
    expect(again.ended.rows[0]?.batch, 'rows that were never sent come first').toBe(3);
    expect(again.ended.rows[0]?.id).toBe('r200');
    expect(countRun(again.ended).done).toBe(250);
  });

  it.each([
    ['offline', new PantauError('offline')],
    ['timeout', new PantauError('timeout')],
    ['a gateway', new PantauError('server', { status: 502 })],
    ['code of the host', new TypeError('x is not a function')],
  ])('does not know the outcome after an error of %s (DT-372)', async (_, failure) => {
    const send = vi.fn<BulkWork['send']>(() => Promise.reject(failure));
    const { ended } = await play(start, { send });
    expect(ended.rows.filter(({ state }) => state === 'unknown')).toHaveLength(100);
  });

  it('never sends a row of unknown outcome again without an answer about it (DT-372)', async () => {
    const lost = await play(start, { send: () => Promise.reject(new PantauError('offline')) });
    const send = vi.fn<BulkWork['send']>(async (batch) => all(batch, 'done'));
    const blind = await play(retryRows(lost.ended), { send });
    expect(send.mock.calls.flatMap(([batch]) => batch)).toEqual(ids.slice(100));
    expect(countRun(blind.ended)).toMatchObject({ done: 150, notDone: 100 });

    const lookUp = vi.fn<NonNullable<BulkWork['lookUp']>>(async (asked) => ({
      rows: asked.map((id, index) => ({ id, outcome: index < 60 ? 'done' : 'unsent' })),
    }));
    const known = await play(retryRows(blind.ended), { send, lookUp });
    expect(lookUp).toHaveBeenCalledExactlyOnceWith(ids.slice(0, 100), {
      key: 'run/1',
      fields: { note: 'x' },
      dataOf: anyFunction,
    });
    expect(send.mock.lastCall?.[0]).toEqual(ids.slice(60, 100));
    expect(countRun(known.ended)).toMatchObject({ done: 250, notDone: 0 });
  });

  it('sends rows of unknown outcome again where that does no harm', async () => {
    const lost = await play(start, { send: () => Promise.reject(new PantauError('offline')) });
    const send = vi.fn<BulkWork['send']>(async (batch) => all(batch, 'done'));
    const { ended } = await play(retryRows(lost.ended), { send, repeatable: true });
    expect(countRun(ended)).toMatchObject({ done: 250, notDone: 0 });
  });

  it('offers no retry for rows that were refused or skipped, unless the host does', async () => {
    const outcomes: readonly RowOutcome[] = ['refused', 'skipped', 'conflict', 'failed'];
    const send: BulkWork['send'] = async (batch) => ({
      rows: batch.map((id, index) => ({
        id,
        outcome: outcomes[index % 4] ?? 'done',
        ...(id === 'r0' && { retryable: true }),
        ...(id === 'r2' && { retryable: false }),
      })),
    });
    const { ended } = await play(createBulkRun({ ...start, ids: ids.slice(0, 8) }), { send });
    const again = retryRows(ended).rows.filter(({ state }) => state === 'waiting');
    expect(again.map(({ id }) => id)).toEqual(['r0', 'r3', 'r6', 'r7']);
    expect(countRun(ended).retryable).toBe(4);
  });
});
