import { PantauError, createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { storyNow, useStorySchema } from '../../testing/story-filters.ts';
import { StoryTable, orderId, orders, tableIn } from '../../testing/story-table.tsx';
import { createMemoryAddress } from '../address/memory-address.ts';
import { useTableQuery } from '../address/use-table-query.ts';
import { createMemoryColumnSettings } from '../columns/key-value-column-settings.ts';
import { useColumnSettings } from '../columns/use-column-settings.ts';
import type { TableSource } from '../rows/table-source.ts';
import { createKeyValueViews, createMemoryViews } from './key-value-views.ts';
import type { ViewContent } from './saved-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import type { ViewStore } from './view-store.ts';

interface ExampleProps {
  readonly store: () => Promise<ViewStore>;
  readonly query?: string;
  readonly onList?: (sorts: unknown) => void;
  readonly height?: number;
}

function Example({ store: create, query = '', onList, height }: ExampleProps): ReactElement {
  const [store, data, columnStore, address] = useMemo(() => {
    const source = createMemoryTableSource({
      rows: orders,
      columns: salesOrderColumns,
      getRowId: orderId,
    });
    const watched: TableSource<(typeof orders)[number]> = {
      ...source,
      list(asked, signal) {
        onList?.(asked.sorts);
        return source.list(asked, signal);
      },
    };
    return [laterStore(create), watched, createMemoryColumnSettings(), createMemoryAddress(query)];
  }, [create, query, onList]);
  const schema = useStorySchema();
  const table = useSavedViews({
    store,
    tableId: 'orders',
    columns: salesOrderColumns,
    query: useTableQuery({ address, columns: salesOrderColumns, schema }),
    settings: useColumnSettings({
      columns: salesOrderColumns,
      store: columnStore,
      tableId: 'orders',
    }),
  });
  return <StoryTable data={data} {...table} {...(height !== undefined && { height })} />;
}

/** A store that is ready when its views have been created. */
function laterStore(create: ExampleProps['store']): ViewStore {
  const store = create();
  return {
    canShare: true,
    list: async (...args) => (await store).list(...args),
    create: async (...args) => (await store).create(...args),
    update: async (...args) => (await store).update(...args),
    remove: async (...args) => (await store).remove(...args),
    setDefault: async (...args) => (await store).setDefault(...args),
  };
}

const owner = { userId: '', tableId: 'orders' };
const column = (key: string, width: number | null = null, shown = true) =>
  ({ key, shown, pinned: null, width, closeChild: false }) as const;
const heavy: ViewContent = {
  columns: {
    version: 1,
    columns: [column('sales_name', 222), column('customer_name', null, false)],
  },
  sorts: [{ key: 'sales_name', direction: 'desc' }],
  filters: { status: { kind: 'multiSelect', values: ['DRAFT'] } },
};

async function withViews(): Promise<ViewStore> {
  const store = createMemoryViews();
  const id = await store.create(owner, { name: 'Draf berat', content: heavy, shared: false });
  const others = { userId: 'budi', tableId: 'orders' };
  const content = { ...heavy, sorts: [], filters: {} };
  await store.create(others, { name: 'Sales team', content, shared: true });
  await store.setDefault(owner, id);
  return store;
}

const meta = {
  title: 'Data table/Features/Saved views',
  id: 'data-table-saved-views',
  component: Example,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) } },
  args: { store: withViews },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = { timeout: 15_000 };
const page = within(document.body);
const button = (root: HTMLElement, name: string | RegExp) =>
  within(root).findByRole('button', { name }, seen);

async function choose(root: HTMLElement, item: string | RegExp): Promise<void> {
  await userEvent.click(await button(root, /^(View|Tampilan):/));
  const menu = await page.findByRole('menu', { name: /^(Views|Tampilan)$/ }, seen);
  const [found] = [
    ...within(menu).queryAllByRole('menuitem', { name: item }),
    ...within(menu).queryAllByRole('menuitemradio', { name: item }),
  ];
  if (found === undefined) throw new Error(`The menu has no item ${String(item)}`);
  await userEvent.click(found);
}

const requested = fn();

/** DT-380: The default view is known before the first request: columns, widths, sorts and filters. */
export const DefaultView: Story = {
  args: { onList: requested },
  beforeEach: () => void requested.mockClear(),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await button(canvasElement, 'View: Draf berat');
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
    await expect(requested.mock.calls).toEqual([[heavy.sorts]]);
    await expect(new Set(table.texts('status.name'))).toEqual(new Set(['Draft']));
    await expect(table.header('Sales').getBoundingClientRect().width).toBe(222);
    await expect(
      within(canvasElement).queryByRole('columnheader', { name: 'Customer' }),
    ).toBeNull();
  },
};

/** DT-380: A query in the address is more specific than the default view. */
export const AddressComesFirst: Story = {
  args: { query: '?search=SO-2611-00001', onList: requested },
  beforeEach: () => void requested.mockClear(),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await button(canvasElement, 'View: Standard view');
    await waitFor(() => expect(requested.mock.calls).toEqual([[[]]]), seen);
  },
};

/** DT-381: A change marks the view; it is discarded, saved to the view, or saved as another. */
export const Changes: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await button(canvasElement, 'View: Draf berat');
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
    await userEvent.click(table.header('Number'));
    await button(canvasElement, 'View: Draf berat, with unsaved changes');
    await choose(canvasElement, 'Discard changes');
    await button(canvasElement, 'View: Draf berat');
    await expect(table.header(/^Sales/)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.header('Number'));
    await choose(canvasElement, 'Save changes');
    await waitFor(() => expect(page.getAllByText('“Draf berat” saved')[0]).toBeVisible(), seen);
    await button(canvasElement, 'View: Draf berat');
    await choose(canvasElement, 'Standard view');
    await button(canvasElement, 'View: Standard view');
    await choose(canvasElement, /^Draf berat/);
    await waitFor(
      () => expect(table.header('Number')).toHaveAttribute('aria-sort', 'ascending'),
      seen,
    );
  },
};

/** DT-382: Views are saved under a name, renamed, made the default, shared, and deleted after a question. */
export const Managing: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await button(canvasElement, 'View: Draf berat');
    await choose(canvasElement, 'Save as new view…');
    const dialog = await page.findByRole('dialog', { name: 'Save view' }, seen);
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'sales TEAM');
    await expect(within(dialog).getByText('A view with this name already exists.')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Everyone/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await button(canvasElement, 'View: Mine');
    await choose(canvasElement, 'Set as default');
    await waitFor(() => expect(page.getAllByText('“Mine” now opens first')[0]).toBeVisible(), seen);
    await choose(canvasElement, 'Rename…');
    const rename = await page.findByRole('dialog', { name: 'Rename view' }, seen);
    await userEvent.type(within(rename).getByRole('textbox', { name: 'Name' }), ' 2{Enter}');
    await button(canvasElement, 'View: Mine 2');
    await choose(canvasElement, 'Delete…');
    const question = await page.findByRole('alertdialog', { name: 'Delete “Mine 2”?' }, seen);
    await expect(question).toHaveTextContent('Everyone in the company loses this view.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await button(canvasElement, 'View: Standard view');
  },
};

/** DT-382: A view that another user shares can be used, but not changed. */
export const SharedByOthers: Story = {
  async play({ canvasElement }) {
    await button(canvasElement, 'View: Draf berat');
    await choose(canvasElement, /^Sales team/);
    await userEvent.click(await button(canvasElement, 'View: Sales team'));
    const menu = await page.findByRole('menu', { name: 'Views' }, seen);
    const items = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    await expect(items).toEqual(['Save as new view…', 'Set as default']);
  },
};

const failing = async (): Promise<ViewStore> => ({
  ...createKeyValueViews(createMemoryStore()),
  list: () => Promise.reject(new PantauError('offline')),
});

/** DT-383: If views cannot be loaded, the table works without them, and the menu says so. */
export const Failed: Story = {
  args: { store: failing },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
    await userEvent.click(await button(canvasElement, 'View: Standard view'));
    const menu = await page.findByRole('menu', { name: 'Views' }, seen);
    await expect(within(menu).getByRole('menuitem', { name: /^Could not load/ })).toBeVisible();
    await expect(within(menu).getByRole('menuitem', { name: /^Save as/ })).toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** The menu of a changed view. */
const openMenu: Story['play'] = async ({ canvasElement }) => {
  const table = tableIn(canvasElement);
  await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
  await userEvent.click(table.header(/^(Number|Nomor)$/));
  await userEvent.click(await button(canvasElement, /^(View|Tampilan): .*(unsaved|belum)/));
  await page.findByRole('menu', undefined, seen);
};

export const MenuDark: Story = { globals: { theme: 'dark' }, play: openMenu };
export const MenuIndonesian: Story = {
  globals: { locale: 'id' },
  play: openMenu,
};

export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  args: { height: 640 },
  async play({ canvasElement }) {
    await userEvent.click(await button(canvasElement, 'More tools'));
    const shown = await button(canvasElement, 'View: Draf berat');
    const { left, right } = shown.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(360);
  },
};
