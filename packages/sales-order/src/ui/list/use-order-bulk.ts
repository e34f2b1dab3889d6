import { useFormat, useStorageNamespace, useStore } from '@pantau/core';
import type { BulkAction, BulkRunStorage } from '@pantau/data-table';
import { type RunLock, createBrowserRunLock } from '@pantau/data-table/bulk-run';
import { type ReactElement, useMemo } from 'react';
import type { KnownOrders } from '../../engine/orders/known-orders.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { useText } from '../shared/use-text.ts';
import { orderBulkActions } from './order-bulk-actions.tsx';
import { createOrderWork } from './order-work.ts';
import { useOrderPrompt } from './use-order-prompt.tsx';

export interface OrderBulkOptions {
  readonly source: OrderSource;
  readonly known: KnownOrders;
  readonly tableId: string;
  readonly lock: RunLock | undefined;
}

export interface UsedOrderBulk {
  readonly bulkActions: readonly BulkAction[];
  readonly bulkRuns: BulkRunStorage;
  /** The open dialog. */
  readonly prompt: ReactElement | null;
}

const browserLock = typeof navigator === 'undefined' ? undefined : createBrowserRunLock();

/** The changes of selected orders; a run survives a reload, and one tab at a time runs it (SO-50, DT-377). */
export function useOrderBulk(options: OrderBulkOptions): UsedOrderBulk {
  const { source, known, tableId, lock = browserLock } = options;
  const t = useText();
  const format = useFormat();
  const store = useStore();
  const namespace = useStorageNamespace();
  const { ask, prompt } = useOrderPrompt(known);
  const bulkActions = useMemo(
    () => orderBulkActions(t, createOrderWork({ source, known, ask, t, format })),
    [source, known, ask, t, format],
  );
  const bulkRuns = useMemo(
    () => ({ store, tableId, namespace, lock }),
    [store, tableId, namespace, lock],
  );
  return { bulkActions, bulkRuns, prompt };
}
