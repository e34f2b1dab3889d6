import {
  PantauError,
  type Format,
  type BuiltInLocale,
  useFormat,
  useDataLocale,
} from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Plate } from '@pantau/core/ui/plate';
import {
  DataTable,
  type FilterSchema,
  type TableAddress,
  type TableColumn,
  type TableSource,
  columnHelper,
  createMemoryAddress,
  useColumnSettings,
  useTableQuery,
} from '@pantau/data-table';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import type {
  AlertHistorySource,
  LoggedAction,
} from '../../engine/history/alert-history-source.port.ts';
import { logQueryOf } from '../../engine/history/table-query.ts';
import type { HistoryTranslate } from '../../messages/history-messages.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { logText } from '../shared/text/log-text.ts';
import type { PreviewTexts } from '../shared/text/preview-texts.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';
import { When } from './history-cells.tsx';
import { useHistoryText } from './use-history-text.ts';
import { useTableStores } from './use-table-stores.ts';

export interface AlertLogProps {
  /** Must keep its identity between renders. */
  readonly source: AlertHistorySource;
  /** Where page, limit, search and filters are stored, as for `AlertHistory`. Must keep its identity. */
  readonly address?: TableAddress | undefined;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Called when the user opens the alert of a row. Must keep its identity between renders. */
  readonly onOpen?: ((alert: Alert) => void) | undefined;
  /** URL of an alert's own page. Must keep its identity between renders. */
  readonly alertHref?: ((alert: Alert) => string) | undefined;
}

const tableId = 'alert-log';
const getRowId = ({ id }: LoggedAction): string => id;
const column = columnHelper<LoggedAction>();

interface LogTexts extends PreviewTexts {
  readonly tHistory: HistoryTranslate;
  readonly locale: BuiltInLocale;
  readonly format: Format;
}

const logColumns = (texts: LogTexts): readonly TableColumn<LoggedAction>[] => {
  const { tHistory: t, locale, format } = texts;
  return [
    column.accessor('createdOn', {
      label: t('time'),
      width: 124,
      locked: true,
      sticky: true,
      sortable: false,
      card: 'meta',
      text: (at) => format.dateTime(at),
      exportValue: ({ createdOn }) => new Date(createdOn),
      render: (at) => <When at={at} />,
    }),
    column.accessor(({ user }) => user?.fullname ?? t('logUnknownUser'), {
      key: 'user',
      label: t('logUser'),
      width: 168,
      sortable: false,
      card: 'title',
    }),
    column.accessor((action) => logText(action, texts), {
      key: 'detail',
      label: t('logDetail'),
      width: 260,
      flex: 3,
      tooltipLength: 60,
      sortable: false,
      card: 'subtitle',
    }),
    column.accessor(({ alert }) => alert.vehicle.licensePlate, {
      key: 'licensePlate',
      label: t('plate'),
      width: 132,
      sortable: false,
      card: 'status',
      render: (plate) => <Plate plate={plate} />,
    }),
    column.accessor(({ alert }) => alertTitle(alert, locale), {
      key: 'event',
      label: t('event'),
      width: 200,
      flex: 2,
      tooltipLength: 28,
      sortable: false,
      link: true,
      card: 'note',
    }),
    column.accessor(({ alert }) => alert.createdOn, {
      key: 'alertTime',
      label: t('logAlertTime'),
      width: 132,
      sortable: false,
      card: 'meta',
      text: (at) => format.dateTime(at),
      exportValue: ({ alert }) => new Date(alert.createdOn),
      render: (at) => <When at={at} />,
    }),
  ];
};

const logFilters = (t: HistoryTranslate): FilterSchema => [
  {
    kind: 'select',
    key: 'type',
    label: t('logAction'),
    options: [
      { value: 'resolve', label: t('logResolve') },
      { value: 'falseAlert', label: t('logFalseAlert') },
      { value: 'note', label: t('logNote') },
    ],
    inline: true,
  },
  { kind: 'dateRange', key: 'createdOn', label: t('time') },
];

const logRows = (source: AlertHistorySource): TableSource<LoggedAction> => ({
  async list(query, signal) {
    const { actions, page, total } = await source.log(logQueryOf(query), signal);
    return { rows: actions, page, total };
  },
  // What has been done stays.
  remove: () => Promise.reject(new PantauError('invalid')),
});

/** What users did with alerts: who, when, which alert (AC-460, AC-462). */
export function AlertLog(props: AlertLogProps): ReactElement {
  const { source, scroll, onOpen, alertHref } = props;
  const tHistory = useHistoryText();
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  const format = useFormat();
  const [ownAddress] = useState(createMemoryAddress);
  const columns = useMemo(
    () => logColumns({ tHistory, t, tPreview, locale, format }),
    [tHistory, t, tPreview, locale, format],
  );
  const schema = useMemo(() => logFilters(tHistory), [tHistory]);
  const rows = useMemo(() => logRows(source), [source]);
  const stores = useTableStores();
  const query = useTableQuery({
    schema,
    address: props.address ?? ownAddress,
    columns,
    savedFilters: { store: stores.filters, tableId },
  });
  const settings = useColumnSettings({ columns, store: stores.columns, tableId });
  const open = useCallback(({ alert }: LoggedAction) => onOpen?.(alert), [onOpen]);
  const href = useMemo(
    () => alertHref && (({ alert }: LoggedAction): string => alertHref(alert)),
    [alertHref],
  );
  return (
    <DataTable
      {...query}
      {...settings}
      label={tHistory('log')}
      searchLabel={tHistory('logSearch')}
      columns={columns}
      data={rows}
      getRowId={getRowId}
      scroll={scroll}
      exportTitle={tHistory('log')}
      onRowOpen={onOpen === undefined ? undefined : open}
      rowHref={href}
      empty={
        <EmptyState level={2} title={tHistory('logEmptyTitle')} text={tHistory('logEmptyText')} />
      }
    />
  );
}
