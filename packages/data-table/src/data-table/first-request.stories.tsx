import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import { createMemoryAddress } from '../features/address/memory-address.ts';
import { useTableQuery } from '../features/address/use-table-query.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import { createMemorySavedFilters } from '../features/saved-filters/key-value-saved-filters.ts';
import type { SavedFilterStore } from '../features/saved-filters/saved-filter-store.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { useStorySchema } from '../testing/story-filters.ts';
import { StoryTable, orderId, orders, tableIn } from '../testing/story-table.tsx';

const onError = fn();
const onList = fn<(query: TableQuery) => void>();

const source = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});
const watched: TableSource<SalesOrder> = {
  ...source,
  list(query, signal) {
    onList(query);
    return source.list(query, signal);
  },
};

async function withDefault(): Promise<SavedFilterStore> {
  const saved = createMemorySavedFilters();
  const owner = { userId: '', tableId: 'story' };
  const value = { activeFilters: { status: { kind: 'multiSelect', values: ['DRAFT'] } } } as const;
  await saved.setDefault(owner, await saved.create(owner, { name: 'Drafts', value }));
  return saved;
}

/** Loads the list only once the default filter exists. */
const eventually = (created: Promise<SavedFilterStore>): SavedFilterStore => ({
  ...createMemorySavedFilters(),
  list: async (...call) => (await created).list(...call),
});

interface ExampleProps {
  readonly address?: string;
  readonly createStore?: () => SavedFilterStore;
  readonly forceFilters?: boolean;
}

function Example({ address = '', createStore, forceFilters }: ExampleProps): ReactElement {
  const [stable] = useState(() => ({
    address: createMemoryAddress(address),
    saved: (createStore ?? (() => eventually(withDefault())))(),
  }));
  const query = useTableQuery({
    schema: useStorySchema(),
    address: stable.address,
    columns: salesOrderColumns,
    savedFilters: { store: stable.saved, tableId: 'story' },
  });
  return <StoryTable data={watched} forceFilters={forceFilters} {...query} />;
}

const meta = {
  title: 'Data table/Table/First request',
  id: 'data-table-first-request',
  component: Example,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', onError } },
  beforeEach: () => {
    onError.mockClear();
    onList.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsLoaded = async (canvasElement: HTMLElement) => {
  const table = tableIn(canvasElement);
  await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
  return table;
};

/** DT-268: The first and only request has the default filter. */
export const WithDefaultFilter: Story = {
  async play({ canvasElement }) {
    const table = await rowsLoaded(canvasElement);
    await expect(new Set(table.texts('status.name'))).toEqual(new Set(['Draft']));
    await expect(onList).toHaveBeenCalledOnce();
    await expect(onList.mock.lastCall?.[0].filters).toEqual([
      { key: 'status.name', op: 'eq', value: 'DRAFT' },
    ]);
  },
};

/** DT-268: Filters of the address come first, and nothing waits for saved filters. */
export const AddressComesFirst: Story = {
  args: { address: '?status=ASSIGNED' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await rowsLoaded(canvasElement);
    await expect(onList).toHaveBeenCalledOnce();
    await expect(onList.mock.lastCall?.[0].filters).toEqual([
      { key: 'status.name', op: 'eq', value: 'ASSIGNED' },
    ]);
  },
};

/** DT-268: When saved filters cannot be loaded, the table opens without them. */
export const WithoutSavedFilters: Story = {
  args: {
    createStore: () => ({
      ...createMemorySavedFilters(),
      list: () => Promise.reject(new Error('offline')),
    }),
  },
  async play({ canvasElement }) {
    await rowsLoaded(canvasElement);
    await expect(onList.mock.calls.map(([query]) => query.filters)).toEqual([[]]);
  },
};

/** DT-265: Unknown sorts and unfit filters of the address are reported and never requested. */
export const UnknownInAddress: Story = {
  args: { address: '?sort=secret desc,number asc&status=GONE&total_weight=5..' },
  async play({ canvasElement }) {
    await rowsLoaded(canvasElement);
    await expect(onList.mock.lastCall?.[0]).toMatchObject({
      sorts: [{ key: 'number', direction: 'asc' }],
      filters: [{ key: 'total_weight', op: 'gte', value: 5 }],
    });
    const message = (onError.mock.calls as [Error][])
      .map(([error]) => error.message)
      .find((text) => text.includes('address'));
    await expect(message).toContain('sort=secret desc');
    await expect(message).toContain('status=GONE');
  },
};

/** DT-266: A forced "Apply" requests the rows again, although no filter changed. */
export const ForcedApply: Story = {
  args: { address: '?page=1', forceFilters: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view } = await rowsLoaded(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Filter' }));
    const dialog = await view.findByRole('dialog', { name: 'Filter' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onList).toHaveBeenCalledTimes(2));
  },
};

export const Indonesian: Story = {
  args: { address: '?status=ASSIGNED&total_weight=5..' },
  globals: { locale: 'id' },
};
