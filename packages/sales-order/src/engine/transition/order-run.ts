import type { BulkBatch, BulkResult, RowResult, RunRow } from '@pantau/data-table/bulk-run';
import type { BulkResult as OrderResult, BulkRow, OrderTransition } from '../orders/bulk.ts';
import { type OrderId, type OrderStatus, orderStatuses } from '../orders/order.ts';
import type { OrderSource } from '../orders/order-source.ts';

/** What a run keeps about each order, as JSON. */
export interface OrderRunData {
  /** `undefined` changes any version. */
  readonly version?: number | undefined;
  /** The status before the run. */
  readonly previous?: OrderStatus | undefined;
}

/** The part of a batch that a request needs. */
type Batch = Pick<BulkBatch, 'key' | 'dataOf'>;

/** Parses the data stored with a row; it may come from storage. */
function parseRunData(data: unknown): OrderRunData {
  const { version, previous }: { version?: unknown; previous?: unknown } = Object(data);
  return {
    version: typeof version === 'number' ? version : undefined,
    previous: orderStatuses.find((status) => status === previous),
  };
}

/** A missing order cannot be changed later, either; one that was changed meanwhile can, by its new version. */
function rowResult({ id, number, outcome, message, version, previousStatus }: BulkRow): RowResult {
  const data: OrderRunData = {
    ...(version !== null && { version }),
    ...(previousStatus !== null && { previous: previousStatus }),
  };
  return {
    ...{ id, outcome, data },
    ...(message !== null && { reason: message }),
    ...(number !== null && { label: number }),
    ...(outcome === 'failed' && { retryable: false }),
  };
}

/** Changes orders, and reports the outcome of each to the list. */
export interface OrderRuns {
  /** @param transition `null` deletes */
  send(
    ids: readonly OrderId[],
    transition: OrderTransition | null,
    batch: Batch,
  ): Promise<BulkResult>;
  /**
   * The outcome of a batch whose response was lost (SO-47). A request that the server has not completed is sent
   * again with its key, under which it runs at most once.
   */
  lookUp(
    ids: readonly OrderId[],
    transition: OrderTransition | null,
    batch: Batch,
  ): Promise<BulkResult>;
}

/** @param onRows receives the outcome of each order */
export function createOrderRuns(
  source: OrderSource,
  onRows: (rows: readonly BulkRow[]) => void,
): OrderRuns {
  const toBulkResult = ({ rows }: OrderResult): BulkResult => {
    onRows(rows);
    return { rows: rows.map(rowResult) };
  };
  const send: OrderRuns['send'] = async (ids, transition, { key, dataOf }) => {
    const orders = ids.map((id) => ({ id, version: parseRunData(dataOf(id)).version }));
    const request = { key, orders };
    return toBulkResult(
      transition === null
        ? await source.removeMany(request)
        : await source.transitionMany({ ...request, transition }),
    );
  };
  return {
    send,
    async lookUp(ids, transition, batch) {
      const found = await source.findBulkResult(batch.key);
      return found === null ? send(ids, transition, batch) : toBulkResult(found);
    },
  };
}

/** The orders of a run that can return to their earlier status; a cancellation would need its reason (SO-52). */
export function undoableRows(rows: readonly RunRow[]): readonly RunRow[] {
  return rows.filter(({ state, data }) => {
    const { version, previous } = parseRunData(data);
    const isPossible = previous !== undefined && previous !== 'CANCELED' && version !== undefined;
    return state === 'done' && isPossible;
  });
}

/** Splits the orders of a batch by the status to which they return; each part has a key of its own. */
export async function byPrevious(
  ids: readonly OrderId[],
  batch: Batch,
  run: (ids: readonly OrderId[], transition: OrderTransition, part: Batch) => Promise<BulkResult>,
): Promise<BulkResult> {
  const rows: RowResult[] = [];
  for (const status of orderStatuses) {
    const part = ids.filter((id) => parseRunData(batch.dataOf(id)).previous === status);
    if (part.length === 0) continue;
    const result = await run(part, { status }, { ...batch, key: `${batch.key}/${status}` });
    // A retry returns to the same status, whatever the order has meanwhile.
    const withStatus = ({ data, ...row }: RowResult): RowResult => ({
      ...row,
      data: { ...parseRunData(data), previous: status },
    });
    rows.push(...result.rows.map(withStatus));
  }
  return { rows };
}
