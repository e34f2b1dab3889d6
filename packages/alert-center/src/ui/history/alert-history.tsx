import { useFormat, useDataLocale } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import {
  DataTableView,
  type TableAddress,
  type TableQuery,
  createMemoryAddress,
  useColumnSettings,
  useDataTable,
  useTableQuery,
} from '@pantau/data-table';
import { useSavedViews } from '@pantau/data-table/saved-views';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { scopes } from '@pantau/core/contract';
import type { Alert } from '../../engine/alert/alert.ts';
import type { AlertHistorySource } from '../../engine/history/alert-history-source.port.ts';
import { useHistoryRows, useLiveRows } from '../../hooks/history.ts';
import type { AlertView } from '../../hooks/list.ts';
import { usePermitted } from '../../hooks/permissions.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useNamesOfGroups, useVehicleGroups } from './vehicle-groups.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { historyColumns } from './history-columns.tsx';
import { historyFilters, stateChips } from './history-filters.tsx';
import { NewAlertsButton } from './new-alerts-button.tsx';
import { useHistoryActions } from './use-history-actions.tsx';
import { useHistoryText } from './use-history-text.ts';
import { useTableStores } from './use-table-stores.ts';

export interface AlertHistoryProps {
  /** Must keep its identity between renders. */
  readonly source: AlertHistorySource;
  /**
   * Where page, limit, search, sorts and filters are stored, such as the query string of the page. Without it,
   * they last as long as the history is mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Called when the user opens a row. Defaults to opening the alert's preview. Must keep its identity. */
  readonly onOpen?: ((alert: Alert) => void) | undefined;
  /** URL of an alert's own page, for new tabs and copying. Must keep its identity between renders. */
  readonly alertHref?: ((alert: Alert, query: TableQuery) => string) | undefined;
}

const tableId = 'alert-history';
const getRowId = ({ alert }: AlertView): string => alert.id;

/** The history of alerts. Needs `AlertCenterProvider`. */
export function AlertHistory(props: AlertHistoryProps): ReactElement {
  const { source, scroll, onOpen, alertHref } = props;
  const t = useHistoryText();
  const tFirst = useFirstText();
  const locale = useDataLocale();
  const format = useFormat();
  const canSeeUrgent = usePermitted()(scopes.alertCenterUrgent);
  const [ownAddress] = useState(createMemoryAddress);
  const columns = useMemo(
    () => historyColumns({ t, tFirst, locale, format }),
    [t, tFirst, locale, format],
  );
  const groupFilter = useVehicleGroups(source);
  const { groups } = groupFilter;
  const schema = useMemo(
    () => historyFilters(t, tFirst, { urgency: canSeeUrgent, vehicleGroups: groups }),
    [t, tFirst, canSeeUrgent, groups],
  );
  const history = useHistoryRows(source);
  const stores = useTableStores();
  const query = useTableQuery({
    schema,
    address: props.address ?? ownAddress,
    columns,
    savedFilters: { store: stores.filters, tableId },
  });
  const settings = useColumnSettings({ columns, store: stores.columns, tableId });
  const viewed = useSavedViews({ store: stores.views, tableId, columns, query, settings });
  const table = useDataTable({ columns, data: history.rows, getRowId, ...viewed });
  const news = useLiveRows(history, table);
  useNamesOfGroups(table.query, groupFilter);
  const { open: openPreview } = usePreviewControls();
  const openRow = useCallback(
    ({ alert }: AlertView) => (onOpen ?? (({ id }: Alert) => openPreview(id)))(alert),
    [onOpen, openPreview],
  );
  const rowHref = useMemo(
    () =>
      alertHref && (({ alert }: AlertView, shown: TableQuery): string => alertHref(alert, shown)),
    [alertHref],
  );
  const { bulkActions, rowActions, prompt } = useHistoryActions(openRow, onOpen === undefined);
  const view = (
    <DataTableView
      {...viewed}
      table={table}
      label={t('list')}
      searchLabel={t('search')}
      scroll={scroll}
      chips={stateChips}
      suggestions={groupFilter.suggestions}
      exportTitle={t('list')}
      bulkActions={bulkActions}
      rowActions={rowActions}
      onRowOpen={openRow}
      rowHref={rowHref}
      toolbarEnd={<NewAlertsButton {...news} />}
      empty={<EmptyState level={2} title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
  return (
    <>
      {view}
      {prompt}
    </>
  );
}
