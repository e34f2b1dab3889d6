import type { Format } from '@pantau/core';
import type { BulkTarget, BulkTexts, BulkWork } from '@pantau/data-table';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import type { KnownOrders } from '../../engine/orders/known-orders.ts';
import type { OrderStatus } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import {
  type OrderRunData,
  byPrevious,
  createOrderRuns,
  undoableRows,
} from '../../engine/transition/order-run.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';
import { transitionFrom } from './transition-from.ts';

/** Asks the user; resolves with `null` when the user keeps the orders as they are. */
export type AskOrders = (to: OrderStatus | null, target: BulkTarget) => Promise<unknown>;

export interface OrderWorkOptions {
  readonly source: OrderSource;
  readonly known: KnownOrders;
  readonly ask: AskOrders;
  readonly t: SalesOrderTranslate;
  readonly format: Format;
}

/** The changes that the list offers for selected orders. */
export interface OrderWork {
  transitionTo(status: OrderStatus): BulkWork;
  readonly deletion: BulkWork;
}

type DoneKey = 'moved' | 'canceled' | 'deleted' | 'restored';
type FailedKey = 'notMoved' | 'notCanceled' | 'notDeleted' | 'notRestored';

interface WorkTexts {
  readonly done: DoneKey;
  readonly failed: FailedKey;
  /** When nothing was done. */
  readonly nothing: 'transitionFailed' | 'deleteFailed';
  readonly running: 'changing' | 'canceling' | 'deleting' | 'restoring';
}

const moved: WorkTexts = {
  ...{ done: 'moved', failed: 'notMoved', nothing: 'transitionFailed', running: 'changing' },
};
const canceled: WorkTexts = {
  ...{ done: 'canceled', failed: 'notCanceled', nothing: 'transitionFailed', running: 'canceling' },
};
const deleted: WorkTexts = {
  ...{ done: 'deleted', failed: 'notDeleted', nothing: 'deleteFailed', running: 'deleting' },
};
const restored: WorkTexts = {
  ...{ done: 'restored', failed: 'notRestored', nothing: 'transitionFailed', running: 'restoring' },
};

/** What changing orders says and does, for the bulk actions of the table. */
export function createOrderWork({ source, known, ask, t, format }: OrderWorkOptions): OrderWork {
  const runs = createOrderRuns(source, known.noteResults);
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const textsOf = (keys: WorkTexts, status = ''): BulkTexts => ({
    running: (settled, total) =>
      t(keys.running, { status, settled: format.number(settled), total: format.number(total) }),
    done: (count) => t(keys.done, { ...counted(count), status }),
    failed: (count, done) =>
      done === 0 ? t(keys.nothing) : t(keys.failed, { ...counted(count), status }),
  });
  const dataOf = (id: string): OrderRunData => ({ version: known.versionOf(id) });

  const undo: BulkWork = {
    progress: 'dialog',
    send: (ids, batch) => byPrevious(ids, batch, runs.send),
    lookUp: (ids, batch) => byPrevious(ids, batch, runs.lookUp),
    texts: textsOf(restored),
  };
  const work = (to: OrderStatus | null, keys: WorkTexts): BulkWork => {
    const transitionOf = (fields: unknown): OrderTransition | null =>
      to === null ? null : transitionFrom(to, fields);
    return {
      progress: 'dialog',
      ask: (target) => ask(to, target),
      dataOf,
      labelOf: (id) => known.find(id)?.number,
      send: (ids, batch) => runs.send(ids, transitionOf(batch.fields), batch),
      lookUp: (ids, batch) => runs.lookUp(ids, transitionOf(batch.fields), batch),
      texts: textsOf(keys, to === null ? '' : t(`status${to}`)),
      ...(to !== null && {
        undo: { rowsOf: ({ rows }) => undoableRows(rows), work: undo },
      }),
    };
  };
  return {
    transitionTo: (status) => work(status, status === 'CANCELED' ? canceled : moved),
    deletion: work(null, deleted),
  };
}
