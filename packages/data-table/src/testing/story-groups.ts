import type { TableColumn, TableColumnDef } from '../features/columns/table-column.ts';
import { salesOrderColumns } from './sales-order-columns.tsx';
import type { SalesOrder } from './sales-orders.ts';

function columnOf(
  key: string,
  more: Partial<TableColumn<SalesOrder>> = {},
): TableColumn<SalesOrder> {
  const found = salesOrderColumns.find((column) => column.key === key);
  if (found === undefined) throw new Error(`No column ${key}`);
  return { ...found, ...more };
}

/** The columns of sales orders in groups, with totals of their figures. */
export const groupedColumns: readonly TableColumnDef<SalesOrder>[] = [
  columnOf('number'),
  columnOf('status.name'),
  columnOf('customer_name'),
  {
    key: 'schedule',
    label: 'Schedule',
    fields: [columnOf('created_on'), columnOf('target.picked_on'), columnOf('target.delivered_on')],
  },
  {
    key: 'sender',
    label: 'Sender',
    fields: [
      columnOf('sender.name', { label: 'Name' }),
      columnOf('sender.phone_number', { label: 'Phone' }),
    ],
  },
  columnOf('total_weight', { total: 'sum' }),
  columnOf('total_price', { total: 'sum' }),
];
