import { PantauError, useFormat } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Plate } from '@pantau/core/ui/plate';
import { DataTable, type TableColumn, type TableSource, columnHelper } from '@pantau/data-table';
import { type ReactElement, useMemo } from 'react';
import type { OrderFleetTask, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import type { PagesMessageKey } from '../../messages/pages-messages.ts';
import { When } from '../list/when.tsx';
import { usePagesText } from '../shared/use-pages-text.ts';
import { Card } from './card.tsx';

const column = columnHelper<OrderFleetTask>();
const getRowId = ({ id }: OrderFleetTask): string => id;

const statusKeys: Readonly<Partial<Record<string, PagesMessageKey>>> = {
  planned: 'taskPlanned',
  ongoing: 'taskOngoing',
  finished: 'taskFinished',
};

/** The trips of an order; they cannot be changed here. */
const tasksOf = (source: OrderSource, id: OrderId): TableSource<OrderFleetTask> => ({
  async list(query, signal) {
    const { tasks, page, total } = await source.listFleetTasks(id, query, signal);
    return { rows: tasks, page, total };
  },
  remove: () => Promise.reject(new PantauError('invalid')),
});

function useColumns(): readonly TableColumn<OrderFleetTask>[] {
  const t = usePagesText();
  const format = useFormat();
  return useMemo(() => {
    const when = (key: string, label: string, value: (task: OrderFleetTask) => number | null) =>
      column.accessor(value, {
        key,
        label,
        width: 128,
        card: 'meta',
        text: (at) => (at === null ? '' : format.dateTime(at)),
        render: (at) => (at === null ? '–' : <When at={at} />),
      });
    const statusText = (status: string): string => {
      const key = statusKeys[status];
      return key === undefined ? status : t(key);
    };
    return [
      column.accessor('number', { label: t('taskNumber'), width: 136, card: 'title' }),
      column.accessor('licensePlate', {
        key: 'license_plate',
        label: t('plate'),
        width: 132,
        card: 'subtitle',
        render: (plate) => <Plate plate={plate} />,
      }),
      column.accessor('driverName', { key: 'driver_name', label: t('driver'), card: 'note' }),
      column.accessor('status', {
        label: t('taskStatus'),
        width: 136,
        card: 'status',
        text: statusText,
      }),
      when('started_on', t('startedOn'), ({ startedOn }) => startedOn),
      when('finished_on', t('finishedOn'), ({ finishedOn }) => finishedOn),
    ];
  }, [t, format]);
}

export interface FleetTasksCardProps {
  readonly source: OrderSource;
  readonly orderId: OrderId;
  readonly level: 2 | 3;
  /** URL of a fleet task. Must keep its identity between renders. */
  readonly taskHref?: ((task: OrderFleetTask) => string) | undefined;
  /** Called when the user opens a fleet task. */
  readonly onOpenTask?: ((task: OrderFleetTask) => void) | undefined;
}

/** The trips that carry an order, searched, sorted and in pages (SO-73). */
export function FleetTasksCard(props: FleetTasksCardProps): ReactElement {
  const { source, orderId, level, taskHref, onOpenTask } = props;
  const t = usePagesText();
  const columns = useColumns();
  const data = useMemo(() => tasksOf(source, orderId), [source, orderId]);
  return (
    <Card title={t('fleetTasks')} level={level} table>
      <DataTable
        label={t('fleetTasks')}
        searchLabel={t('searchFleetTasks')}
        columns={columns}
        data={data}
        getRowId={getRowId}
        scroll="page"
        disableSearchKey
        hideColumnChooser
        rowHref={taskHref}
        onRowOpen={onOpenTask}
        empty={<EmptyState level={3} title={t('noFleetTasks')} text={t('noFleetTasksText')} />}
      />
    </Card>
  );
}
