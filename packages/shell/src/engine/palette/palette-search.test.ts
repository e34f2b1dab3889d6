import { PantauError } from '@pantau/core';
import { createDeferred, createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPaletteSearch } from './palette-search.ts';
import type { PaletteFind, PaletteKind } from './palette-source.port.ts';

/** What the rule says, whatever the code has. */
const SEARCH_DELAY_MS = 250;

const truck: PaletteFind = { id: '1', name: 'B 9123 XY', detail: 'Bayu' };
const order: PaletteFind = { id: '7', name: 'SO-9123', detail: 'PT Maju' };

function setUp(kinds: readonly PaletteKind[] = ['vehicle', 'order']) {
  const clock = createManualClock();
  const calls: { kind: PaletteKind; search: string; signal: AbortSignal | undefined }[] = [];
  const answers: ReturnType<typeof createDeferred<readonly PaletteFind[]>>[] = [];
  const onError = vi.fn();
  const search = createPaletteSearch({
    source: {
      find(kind, text, signal) {
        calls.push({ kind, search: text, signal });
        const answer = createDeferred<readonly PaletteFind[]>();
        answers.push(answer);
        return answer.promise;
      },
    },
    kinds,
    clock,
    onError,
  });
  return { clock, calls, answers, onError, search };
}

describe('the search of the palette', () => {
  it('waits for a pause in typing, and for two characters (SH-121)', async () => {
    const { clock, calls, search } = setUp();
    search.search('b');
    await clock.advance(10 * SEARCH_DELAY_MS);
    expect(calls).toEqual([]);
    search.search('b 9');
    await clock.advance(SEARCH_DELAY_MS - 1);
    search.search('b 91 ');
    await clock.advance(SEARCH_DELAY_MS - 1);
    expect(calls).toEqual([]);
    expect(search.get().vehicle.status).toBe('loading');
    await clock.advance(1);
    expect(calls.map(({ kind, search: text }) => [kind, text])).toEqual([
      ['vehicle', 'b 91'],
      ['order', 'b 91'],
    ]);
    search.search('b 91');
    await clock.advance(10 * SEARCH_DELAY_MS);
    expect(calls).toHaveLength(2);
  });

  it('aborts what is under way, and ignores its late response (SH-121)', async () => {
    const { clock, calls, answers, search } = setUp(['vehicle']);
    search.search('b 91');
    await clock.advance(SEARCH_DELAY_MS);
    search.search('b 912');
    expect(calls[0]?.signal?.aborted).toBe(true);
    await clock.advance(SEARCH_DELAY_MS);
    answers[1]?.resolve([truck]);
    await clock.advance(0);
    answers[0]?.resolve([{ ...truck, id: 'late' }]);
    await clock.advance(0);
    expect(search.get().vehicle).toEqual({ status: 'found', finds: [truck] });
    search.search('b 9123');
    await clock.advance(SEARCH_DELAY_MS);
    search.stop();
    expect(calls.at(-1)?.signal?.aborted).toBe(true);
    search.search('b 91234');
    search.stop();
    expect(clock.pending()).toBe(0);
  });

  it('keeps what still matches while it loads, and forgets it with the text (SH-121)', async () => {
    const { clock, answers, search } = setUp(['vehicle']);
    search.search('91');
    await clock.advance(SEARCH_DELAY_MS);
    answers[0]?.resolve([truck, { id: '2', name: 'B 9199 ZZ', detail: null }]);
    await clock.advance(0);
    search.search('b9123');
    expect(search.get().vehicle).toEqual({ status: 'loading', finds: [truck] });
    search.search('');
    expect(search.get().vehicle).toEqual({ status: 'idle', finds: [] });
  });

  it('fails for one kind alone, reports it, and tries again (SH-122)', async () => {
    const { clock, calls, answers, onError, search } = setUp();
    search.search('9123');
    await clock.advance(SEARCH_DELAY_MS);
    const error = new PantauError('server');
    answers[0]?.reject(error);
    answers[1]?.resolve([order]);
    await clock.advance(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(search.get()).toEqual({
      vehicle: { status: 'failed', finds: [] },
      order: { status: 'found', finds: [order] },
    });
    search.retry('order');
    search.retry('vehicle');
    expect(search.get().vehicle.status).toBe('loading');
    expect(calls.slice(2).map(({ kind }) => kind)).toEqual(['vehicle']);
    answers[2]?.resolve([truck]);
    await clock.advance(0);
    expect(search.get().vehicle).toEqual({ status: 'found', finds: [truck] });
  });

  it('requests nothing of a kind that the user may not read (SH-120)', async () => {
    const { clock, calls, search } = setUp([]);
    search.search('9123');
    await clock.advance(SEARCH_DELAY_MS);
    expect(calls).toEqual([]);
    expect(search.get().order.status).toBe('idle');
  });
});
