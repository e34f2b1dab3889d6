import { PantauError } from '@pantau/core';
import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type {
  HandoverRequest,
  HandoverSource,
  RecordedHandover,
  ShiftHandover,
} from '../../engine/handover/handover-source.port.ts';
import { handoverClauses } from './handover-clauses.ts';
import { createMemoryHandoverHarness } from './memory-handover-harness.test.setup.ts';

/** Wraps a source so that it violates one guarantee. */
type Spoil = (source: HandoverSource) => HandoverSource;

const reading =
  (change: (handover: ShiftHandover) => Partial<ShiftHandover>): Spoil =>
  (source) => ({
    ...source,
    async read(signal) {
      const handover = await source.read(signal);
      return { ...handover, ...change(handover) };
    },
  });

const recording =
  (
    record: (source: HandoverSource, request: HandoverRequest) => Promise<RecordedHandover>,
  ): Spoil =>
  (source) => ({ ...source, record: (request) => record(source, request) });

const anybody = { userId: '99', fullname: 'Somebody' };

/** The handover as it was when it was first read. */
const cached: Spoil = (source) => {
  let first: ShiftHandover | undefined;
  return { ...source, read: async (signal) => (first ??= await source.read(signal)) };
};

const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  'handover-open': [
    [
      'the newest come first',
      reading(({ alerts }) => ({ alerts: alerts.toSorted((a, b) => b.createdOn - a.createdOn) })),
    ],
    ['an alert is missing', reading(({ alerts }) => ({ alerts: alerts.slice(1) }))],
    [
      'all count as important',
      reading(({ urgent, important }) => ({ urgent: 0, important: urgent + important })),
    ],
    [
      'all are marked as read',
      reading(({ alerts }) => ({ alerts: alerts.map((one) => ({ ...one, read: true })) })),
    ],
    ['the moment is wrong', reading(({ readOn }) => ({ readOn: readOn - 3_600_000 }))],
  ],
  'handover-owner': [
    [
      'owners are missing',
      reading(({ alerts }) => ({ alerts: alerts.map((one) => ({ ...one, owner: null })) })),
    ],
  ],
  'handover-snoozes': [
    ['snoozes are missing', reading(() => ({ snoozes: [] }))],
    [
      'the wrong person snoozes',
      reading(({ snoozes }) => ({ snoozes: snoozes.map((one) => ({ ...one, user: anybody })) })),
    ],
    [
      'a snooze has ended',
      reading(({ snoozes, readOn }) => ({
        snoozes: snoozes.map((one) => ({ ...one, endsOn: readOn - 1 })),
      })),
    ],
  ],
  'handover-work': [
    ['the oldest note comes first', reading(({ notes }) => ({ notes: notes.toReversed() }))],
    ['notes are not counted', reading(() => ({ noteCount: 0 }))],
    [
      'settled alerts have no person',
      reading(({ settled }) => ({ settled: settled.map((one) => ({ ...one, user: anybody })) })),
    ],
    [
      'reopened alerts count',
      reading(({ settled }) => ({
        settled: settled.map((one) => ({ ...one, resolved: one.resolved + 1 })),
      })),
    ],
  ],
  'handover-since': [
    ['it comes from a cache', cached],
    ['the previous handover is forgotten', reading(() => ({ previous: null }))],
    [
      'changes are always those of 48 hours',
      reading(({ readOn }) => ({ since: readOn - 48 * 3_600_000 })),
    ],
    [
      'arrivals are counted from the start',
      reading(({ arrived }) => ({ arrived: Math.max(arrived, 1) })),
    ],
    ['the note is lost', recording((source, request) => source.record({ ...request, note: null }))],
    ['settled alerts are missing', reading(() => ({ settled: [] }))],
  ],
  'handover-record': [
    [
      'a second handover overwrites the first one',
      recording(async (source, request) => {
        const previousId = (await source.read()).previous?.id ?? null;
        return source.record({ ...request, previousId });
      }),
    ],
    [
      'everybody may record one',
      recording(async (source, request) => {
        try {
          return await source.record(request);
        } catch (error) {
          if (!(error instanceof PantauError) || error.kind !== 'forbidden') throw error;
          return { id: '1', createdOn: 0, user: anybody, note: null };
        }
      }),
    ],
    [
      'a long note is cut',
      recording((source, { previousId, note }) =>
        source.record({ previousId, note: note?.slice(0, 1_000) ?? null }),
      ),
    ],
  ],
};

describe('the contract suite of HandoverSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(handoverClauses.map(({ id }) => id).sort());
  });

  for (const clause of handoverClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const harness = createMemoryHandoverHarness(spoil);
        await expect(clause.run(harness)).rejects.toThrow(ContractViolation);
      });
    }
  }
});
