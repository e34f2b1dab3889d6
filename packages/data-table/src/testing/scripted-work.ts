import { PantauError } from '@pantau/core/base';
import { type Deferred, createDeferred } from '@pantau/core/testing';
import type { BulkResult, RowResult } from '../features/bulk-run/bulk-result.ts';
import type { BulkWork } from '../features/bulk-run/bulk-work.ts';

/** A batch that was sent and has no response yet. */
interface OpenBatch {
  readonly ids: readonly string[];
  readonly answer: Deferred<BulkResult>;
}

/** The work of a bulk action whose batches wait until the story answers them. */
export interface ScriptedWork {
  readonly work: BulkWork;
  /** The batches that wait for an answer. */
  open(): readonly OpenBatch[];
  /** Ids of all batches that were sent. */
  sent(): readonly (readonly string[])[];
  /** Answers the oldest batch; by default each row is done. */
  answer(outcomeOf?: (id: string, index: number) => Partial<RowResult>): void;
  /** Cuts the connection during the oldest batch. */
  lose(): void;
}

export function createScriptedWork(options: Partial<BulkWork> = {}): ScriptedWork {
  const open: OpenBatch[] = [];
  const sent: (readonly string[])[] = [];
  const oldest = (): OpenBatch => {
    const batch = open.shift();
    if (batch === undefined) throw new Error('No batch is in flight');
    return batch;
  };
  return {
    work: {
      ...options,
      send(ids) {
        const answer = createDeferred<BulkResult>();
        open.push({ ids, answer });
        sent.push(ids);
        return answer.promise;
      },
    },
    open: () => open,
    sent: () => sent,
    answer(outcomeOf = () => ({})) {
      const { ids, answer } = oldest();
      const rows = ids.map((id, index) => ({
        id,
        outcome: 'done' as const,
        ...outcomeOf(id, index),
      }));
      answer.resolve({ rows });
    },
    lose: () => oldest().answer.reject(new PantauError('offline')),
  };
}
