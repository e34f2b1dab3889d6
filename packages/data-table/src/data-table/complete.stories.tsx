import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import { useColumnSettings } from '../features/columns/use-column-settings.ts';
import { useTableQuery } from '../features/address/use-table-query.ts';
import { createMemoryColumnSettings } from '../features/columns/key-value-column-settings.ts';
import { type MemoryAddress, createMemoryAddress } from '../features/address/memory-address.ts';
import { createMemorySavedFilters } from '../features/saved-filters/key-value-saved-filters.ts';
import { useStorySchema } from '../testing/story-filters.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import { StoryTable, orderId, orders, tableIn } from '../testing/story-table.tsx';

const source = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});

interface CompleteProps {
  readonly address: MemoryAddress;
  readonly namespace?: string;
  readonly label?: string;
  readonly height?: number;
}

/** A table with all its features, composed as in an area of the product. */
function Complete(props: CompleteProps): ReactElement {
  const { address, namespace, label = 'Sales orders', height = 560 } = props;
  const [stores] = useState(() => ({
    columns: createMemoryColumnSettings(),
    filters: createMemorySavedFilters(),
  }));
  const query = useTableQuery({
    schema: useStorySchema(),
    address,
    columns: salesOrderColumns,
    namespace,
    savedFilters: { store: stores.filters, tableId: 'story' },
  });
  const settings = useColumnSettings({
    columns: salesOrderColumns,
    store: stores.columns,
    tableId: 'story',
  });
  return (
    <StoryTable
      height={height}
      data={source}
      label={label}
      exportTitle={label}
      columnSettings={settings.columnSettings}
      onColumnSettingsChange={settings.onColumnSettingsChange}
      selectable
      {...query}
    />
  );
}

const meta = {
  title: 'Data table/Table/Complete',
  id: 'data-table-complete',
  component: Complete,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
} satisfies Meta<typeof Complete>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-2 */
export const Everything: Story = { args: { address: createMemoryAddress() } };
export const EverythingDark: Story = { ...Everything, globals: { theme: 'dark' } };
export const EverythingInIndonesian: Story = { ...Everything, globals: { locale: 'id' } };
export const EverythingOnPhone: Story = {
  ...Everything,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
};

const kept = createMemoryAddress('?page=3&limit=25&search=karawang&other=1');

/** DT-35: Page, limit and search are restored and updated; other parameters are unchanged. */
export const RestoredFromAddress: Story = {
  args: { address: kept },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.view.getByRole('searchbox')).toHaveValue('karawang'));
    await waitFor(() =>
      expect(table.view.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    await userEvent.click(table.view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(kept.read()).toContain('page=4'));
    await expect(kept.read()).toContain('other=1');
    await userEvent.click(table.view.getByRole('button', { name: 'Draft' }));
    await waitFor(() => expect(kept.read()).toContain('page=1'));
    await waitFor(() => expect(new Set(table.texts('status.name'))).toEqual(new Set(['Draft'])));
  },
};

const shared = createMemoryAddress();

function Two({ address }: CompleteProps): ReactElement {
  return (
    <>
      <Complete address={address} namespace="one" label="One" height={280} />
      <Complete address={address} namespace="two" label="Two" height={280} />
    </>
  );
}

/** DT-37: Two tables on one page do not share their state. */
export const TwoTables: Story = {
  args: { address: shared },
  render: (props) => <Two {...props} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const [one, two] = ['One', 'Two'].map((name) =>
      within(within(canvasElement).getByRole('region', { name })),
    );
    if (one === undefined || two === undefined) throw new Error('Two tables');
    await userEvent.click(await one.findByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(one.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(await two.findByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** DT-14: The chooser also opens from a column menu. */
export const ColumnChooser: Story = {
  args: { address: createMemoryAddress() },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.view.getByRole('button', { name: 'Options for Sales' }));
    await userEvent.click(await table.view.findByRole('menuitem', { name: 'Choose columns' }));
    const dialog = within(await table.view.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Sales/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(table.view.queryByRole('columnheader', { name: /^Sales/ })).toBeNull(),
    );
  },
};
