import { useFormat, useStorageNamespace, useStore } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Notice } from '@pantau/core/ui/notice';
import {
  DataTableView,
  type FilterSchema,
  type TableAddress,
  createKeyValueColumnSettings,
  createMemoryAddress,
  useColumnSettings,
  useDataTable,
  useTableQuery,
} from '@pantau/data-table';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DriverId, DriverScore } from '../../engine/scores/driver-score.ts';
import type { PreparedOverview } from '../../engine/scores/prepare-overview.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { useOverviewStore } from '../../hooks/use-overview-store.ts';
import { useScoreChanges } from '../../hooks/use-score-changes.ts';
import { useSelection } from '../../hooks/use-selection.ts';
import { ScoreFilters } from '../filters/score-filters.tsx';
import { LastSync } from '../shared/last-sync.tsx';
import { useText } from '../shared/use-text.ts';
import { driverColumns } from './driver-columns.tsx';
import { driverRows, overviewQueryOf } from './driver-rows.ts';
import css from './driver-score-overview.module.css';
import { OverviewHead } from './overview-head.tsx';

export interface DriverScoreOverviewProps {
  /** Must keep its identity between renders. */
  readonly source: DriverScoreSource;
  /**
   * Where period, group, page, search and sort are stored, such as the query string of the page. Without it, they last
   * as long as the overview is mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** URL of a driver's page. Must keep its identity between renders. */
  readonly driverHref?: ((driverId: DriverId) => string) | undefined;
  /** Called when the user opens a driver. Must keep its identity between renders. */
  readonly onOpenDriver?: ((driverId: DriverId) => void) | undefined;
  /** From `prepareOverview`: answers the first request, if that is the same request of the same user (DS-70). */
  readonly prepared?: PreparedOverview | null | undefined;
  /** Level of the headings. Defaults to 2. */
  readonly level?: 2 | 3 | undefined;
}

const tableId = 'driver-scores';
const noFilters: FilterSchema = [];
const getRowId = ({ driverId }: DriverScore): string => driverId;

/** The scores of all drivers: averages, grades, rankings and a table. Needs `PantauProvider`. */
export function DriverScoreOverview(props: DriverScoreOverviewProps): ReactElement {
  const { source, driverHref, onOpenDriver, level = 2 } = props;
  const t = useText();
  const format = useFormat();
  const [ownAddress] = useState(createMemoryAddress);
  const address = props.address ?? ownAddress;
  const used = useSelection(address);
  const { period, selection } = used;
  const { groupId } = selection;
  const columns = useMemo(() => driverColumns(t, format), [t, format]);
  const query = useTableQuery({ schema: noFilters, address, columns });
  const first = overviewQueryOf(query.query, { period, groupId });
  const store = useOverviewStore(source, props.prepared, first);
  const { overview, error } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const rows = useMemo(
    () => driverRows(source, store, { period, groupId }),
    [source, store, period, groupId],
  );
  const settings = useStoredColumns(columns);
  const table = useDataTable({ columns, data: rows, getRowId, ...query, ...settings });

  const { refresh, queryActions } = table;
  const { goTo } = queryActions;
  const shownRows = useRef(rows);
  useEffect(() => {
    if (shownRows.current === rows) return;
    shownRows.current = rows;
    goTo(1);
  }, [rows, goTo]);
  const latestRefresh = useRef(refresh);
  useEffect(() => void (latestRefresh.current = refresh), [refresh]);
  useScoreChanges(
    source,
    useCallback(() => latestRefresh.current(), []),
  );

  const open = useMemo(
    () =>
      onOpenDriver === undefined
        ? undefined
        : ({ driverId }: DriverScore): void => onOpenDriver(driverId),
    [onOpenDriver],
  );
  const href = useMemo(
    () =>
      driverHref === undefined
        ? undefined
        : ({ driverId }: DriverScore): string => driverHref(driverId),
    [driverHref],
  );
  return (
    <div className={css.overview}>
      <div className={css.bar}>
        <ScoreFilters used={used} groupsOf={source} />
        {(error === null || overview !== null) && <LastSync at={overview?.lastSync} />}
      </div>
      {error !== null && overview !== null && <Notice tone="warning" title={t('stale')} />}
      {(error === null || overview !== null) && (
        <OverviewHead
          overview={overview}
          level={level}
          driverHref={driverHref}
          onOpenDriver={onOpenDriver}
        />
      )}
      <DataTableView
        table={table}
        label={t('drivers')}
        searchLabel={t('searchDrivers')}
        scroll="page"
        onRowOpen={open}
        rowHref={href}
        exportTitle={t('scores')}
        empty={<EmptyState level={level} title={t('noDriversTitle')} text={t('noDriversText')} />}
      />
    </div>
  );
}

function useStoredColumns(columns: ReturnType<typeof driverColumns>) {
  const store = useStore();
  const namespace = useStorageNamespace();
  const columnStore = useMemo(
    () => createKeyValueColumnSettings(store, namespace),
    [store, namespace],
  );
  return useColumnSettings({ columns, store: columnStore, tableId });
}
