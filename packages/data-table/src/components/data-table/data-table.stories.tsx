import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { salesOrderColumns } from '../../testing/stories/sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from '../../testing/stories/sales-orders.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

type Props = Partial<DataTableProps<SalesOrder>> & { readonly height?: number };

const getRowId = (order: SalesOrder): string => order.id;
const orders = makeSalesOrders(1_284);
const thousands = makeSalesOrders(100_000);

function Table({ height = 600, ...props }: Props): ReactElement {
  return (
    <div style={{ height }}>
      <DataTable
        label="Sales orders"
        columns={salesOrderColumns}
        data={orders}
        getRowId={getRowId}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Data table/Table',
  component: Table,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultQuery: { limit: 25 }, isSelectable: true },
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Sales orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1285');
  },
};

/** 100,000 rows below each other. */
export const HundredThousandRows: Story = {
  args: { data: thousands, paging: 'none', isSelectable: true },
};
