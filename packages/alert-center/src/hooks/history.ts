import type { DataTableModel, TableQuery, TableSource } from '@pantau/data-table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertHistorySource } from '../engine/history/alert-history-source.port.ts';
import { type HeldAlerts, createHeldAlerts } from '../engine/history/held-alerts.ts';
import { matchesHistory } from '../engine/history/matches-history.ts';
import { historyQueryOf } from '../engine/history/table-query.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import type { AlertCenterStore } from '../engine/store-state.ts';
import { PantauError } from '@pantau/core';
import { useAlertCenter } from './alert-center-context.ts';
import { useArrivals } from './list.ts';

/** Alerts that a component holds in the store while it is mounted. */
export function useHeldAlerts(): HeldAlerts {
  const store = useAlertCenter();
  const held = useMemo(() => createHeldAlerts(store), [store]);
  useEffect(() => {
    held.resume();
    return held.release;
  }, [held]);
  return held;
}

export interface HistoryRows {
  readonly rows: TableSource<AlertView>;
  readonly held: HeldAlerts;
  /** The vehicles in the vehicle groups of the query that the rows are of; `null` without that condition. */
  vehiclesOfGroups(): ReadonlySet<string> | null;
}

function createHistoryRows(
  store: AlertCenterStore,
  held: HeldAlerts,
  source: AlertHistorySource,
): HistoryRows {
  let vehiclesOfGroups: ReadonlySet<string> | null = null;
  const rows: TableSource<AlertView> = {
    async list(query, signal) {
      const headAtStart = store.get().list.sequence.head;
      const found = await source.list(historyQueryOf(query), signal);
      signal?.throwIfAborted();
      const { alerts, head, ids, page, total } = found;
      vehiclesOfGroups = found.vehiclesOfGroups ? new Set(found.vehiclesOfGroups) : null;
      return { rows: held.hold({ alerts, head, headAtStart }), ids, page, total };
    },
    // Alerts are settled, not deleted.
    remove: () => Promise.reject(new PantauError('invalid')),
  };
  return { rows, held, vehiclesOfGroups: () => vehiclesOfGroups };
}

/** The rows of the history. They follow live changes and the user's own actions (`useLiveRows`). */
export function useHistoryRows(source: AlertHistorySource): HistoryRows {
  const store = useAlertCenter();
  const held = useHeldAlerts();
  return useMemo(() => createHistoryRows(store, held, source), [store, held, source]);
}

type LiveTable = Pick<
  DataTableModel<AlertView>,
  'patch' | 'refresh' | 'rows' | 'shownQuery' | 'queryActions'
>;

/** Alerts that arrived since the rows were loaded. */
export interface NewAlerts {
  readonly count: number;
  /** Requests the rows again, from the first page. */
  show(): void;
}

/** Shows changes of the rows as they happen, and counts new alerts instead of moving rows (AC-452, AC-453). */
export function useLiveRows(
  { held, vehiclesOfGroups }: Pick<HistoryRows, 'held' | 'vehiclesOfGroups'>,
  table: LiveTable,
): NewAlerts {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(
    () =>
      held.watch({
        onChange: (views) => latest.current.patch(views),
        onStale: () => latest.current.refresh(),
      }),
    [held],
  );
  const { rows, shownQuery } = table;
  const [arrived, setArrived] = useState<ReadonlySet<AlertId>>(new Set());
  useArrivals(
    useCallback(
      (arrivals) => {
        const filter = historyQueryOf(shownQuery);
        const found = arrivals.filter(({ alert, urgency }) =>
          matchesHistory(alert, urgency, filter, vehiclesOfGroups()),
        );
        if (found.length === 0) return;
        setArrived((before) => new Set([...before, ...found.map(({ alert }) => alert.id)]));
      },
      [shownQuery, vehiclesOfGroups],
    ),
  );
  useForgetLoaded(rows, shownQuery, setArrived);
  const show = useCallback(() => {
    setArrived(new Set());
    const { queryActions, shownQuery: shown, refresh } = latest.current;
    if (shown.page > 1) queryActions.goTo(1);
    else refresh();
  }, []);
  return { count: arrived.size, show };
}

/** New rows include what had arrived before. */
function useForgetLoaded(
  rows: LiveTable['rows'],
  query: TableQuery,
  setArrived: (change: (before: ReadonlySet<AlertId>) => ReadonlySet<AlertId>) => void,
): void {
  useEffect(() => {
    setArrived((before) => (before.size === 0 ? before : new Set()));
  }, [query, setArrived]);
  useEffect(() => {
    const shown = new Set(rows.map(({ id }) => id));
    setArrived((before) => {
      const rest = [...before].filter((id) => !shown.has(id));
      return rest.length === before.size ? before : new Set(rest);
    });
  }, [rows, setArrived]);
}
