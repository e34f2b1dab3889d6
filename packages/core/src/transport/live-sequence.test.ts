import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LiveSequence, type Stretch, emptySequence, heal, receive } from './live-sequence.ts';

/** Head 10, loaded. */
const atTen = heal(emptySequence, 10).sequence;

const after = (sequence: LiveSequence, ...stretches: [number, number][]): LiveSequence =>
  stretches.reduce((state, [prevSeq, seq]) => receive(state, { prevSeq, seq }).sequence, sequence);

describe('live sequence', () => {
  it('begins where the first message ends', () => {
    const step = receive(emptySequence, { prevSeq: 8, seq: 8 });
    expect(step).toMatchObject({ outcome: 'applied', gap: null, sequence: { head: 8 } });
  });

  it('moves with each message that follows on', () => {
    expect(receive(atTen, { prevSeq: 10, seq: 13 })).toMatchObject({
      outcome: 'applied',
      gap: null,
      sequence: { head: 13 },
    });
  });

  it('moves with a message that begins before the head and ends behind it', () => {
    expect(receive(atTen, { prevSeq: 7, seq: 12 })).toMatchObject({
      outcome: 'applied',
      sequence: { head: 12 },
    });
  });

  it('takes a PONG with nothing new for what it is', () => {
    expect(receive(atTen, { prevSeq: 10, seq: 10 })).toMatchObject({
      outcome: 'applied',
      gap: null,
    });
  });

  it('knows a message that it has heard', () => {
    expect(receive(atTen, { prevSeq: 9, seq: 10 }).outcome).toBe('duplicate');
    expect(receive(atTen, { prevSeq: 3, seq: 4 }).outcome).toBe('duplicate');
    const beyond = after(atTen, [12, 15]);
    expect(receive(beyond, { prevSeq: 12, seq: 14 })).toMatchObject({
      outcome: 'duplicate',
      gap: null,
    });
  });

  it('names a gap once and keeps what came beyond it (CO-21)', () => {
    const first = receive(atTen, { prevSeq: 12, seq: 13 });
    expect(first).toMatchObject({
      outcome: 'ahead',
      gap: { since: 10, upTo: 13, isReset: false },
      sequence: { head: 10 },
    });
    const second = receive(first.sequence, { prevSeq: 13, seq: 14 });
    expect(second).toMatchObject({ outcome: 'ahead', gap: null, sequence: { head: 10 } });
    expect(heal(second.sequence, 12)).toMatchObject({ gap: null, sequence: { head: 14 } });
  });

  it('names the gap that healing leaves', () => {
    const holes = after(atTen, [12, 13], [15, 16]);
    const step = heal(holes, 13);
    expect(step).toMatchObject({ gap: { since: 13, upTo: 16 }, sequence: { head: 13 } });
    expect(heal(step.sequence, 20)).toMatchObject({ gap: null, sequence: { head: 20 } });
  });

  it('does not take stretches that are one number apart for one', () => {
    expect(heal(after(atTen, [12, 13], [14, 16]), 12)).toMatchObject({
      gap: { since: 13, upTo: 16 },
      sequence: { head: 13 },
    });
  });

  it('closes a gap when the missing message comes late', () => {
    expect(after(atTen, [12, 13], [10, 12])).toMatchObject({ head: 13, islands: [] });
  });

  it('names the gap between a load and the point where listening began later', () => {
    const listening = after(emptySequence, [8, 8], [8, 9]);
    const step = heal(listening, 5);
    expect(step.gap).toEqual({ since: 5, upTo: 8, isReset: false });
    expect(heal(step.sequence, 8)).toMatchObject({ gap: null, sequence: { head: 9 } });
  });

  it('does not take a load older than the head for a step back', () => {
    const loaded = heal(after(emptySequence, [8, 8], [8, 12]), 9);
    expect(loaded).toMatchObject({ gap: null, sequence: { head: 12 } });
  });

  it('sees from a new connection’s first PONG that the server counts anew', () => {
    const step = receive(atTen, { prevSeq: 2, seq: 2 }, true);
    expect(step.gap).toEqual({ since: 0, upTo: 2, isReset: true });
    expect(heal(after(step.sequence, [2, 3]), 2)).toMatchObject({
      gap: null,
      sequence: { head: 3 },
    });
  });

  it('takes an older PONG within a connection for a late one', () => {
    expect(receive(atTen, { prevSeq: 2, seq: 2 })).toMatchObject({
      outcome: 'duplicate',
      gap: null,
    });
  });
});

/** What the network does next to the message whose index is drawn, or what the client does. */
type Happening =
  | { readonly kind: 'deliver'; readonly at: number }
  | { readonly kind: 'heal'; readonly lag: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deliver' as const), at: fc.nat(200) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('heal' as const), lag: fc.nat(40) }) },
);

/** A gapless stream: each message covers from one to four numbers, the last of which it shows. */
const stream = fc
  .record({
    start: fc.nat(50),
    steps: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 40 }),
  })
  .map(({ start, steps }) => {
    let seq = start;
    const messages: Stretch[] = [{ prevSeq: start, seq: start }];
    for (const step of steps) messages.push({ prevSeq: seq, seq: (seq += step) });
    return messages;
  });

describe('any loss, doubling and shuffling of a gapless stream', () => {
  it('ends at the server’s head after healing, with nothing unapplied', () => {
    fc.assert(
      fc.property(
        stream,
        fc.array(happening, { maxLength: 80 }),
        fc.nat(60),
        (messages, what, old) => {
          const last = messages.at(-1) as Stretch;
          const isShown = new Set(messages.map((message) => message.seq));
          const applied = new Set<number>();
          let state = emptySequence;
          let open: number | null = null;

          const take = (message: Stretch): void => {
            const step = receive(state, message);
            state = step.sequence;
            applied.add(message.seq);
            if (step.gap) open = step.gap.since;
          };
          const load = (since: number, head: number): void => {
            for (const seq of isShown) if (seq > since && seq <= head) applied.add(seq);
            const step = heal(state, head);
            state = step.sequence;
            open = step.gap?.since ?? null;
          };
          const checkNothingUnapplied = (): void => {
            const { head, unloadedUpTo } = state;
            if (head === null || unloadedUpTo !== null) return;
            for (const seq of isShown) if (seq <= head) expect(applied).toContain(seq);
          };

          load(-1, Math.min(old, last.seq));
          for (const event of what) {
            if (event.kind === 'deliver') take(messages[event.at % messages.length] as Stretch);
            else if (open !== null) load(open, Math.max(open, last.seq - event.lag));
            checkNothingUnapplied();
          }
          take({ prevSeq: last.seq, seq: last.seq });
          if (open !== null) load(open, last.seq);
          checkNothingUnapplied();

          expect(state).toMatchObject({ head: last.seq, islands: [] });
          expect(applied).toEqual(new Set([...isShown]));
        },
      ),
      { numRuns: 500 },
    );
  });
});
