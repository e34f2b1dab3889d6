import { PantauError } from '@pantau/core';
import { type Deferred, createDeferred } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryTableSource, createMemoryTableSource } from '../../adapters/memory/index.ts';
import { createMemoryAddress } from '../../features/address/memory-address.ts';
import { useTableQuery } from '../../features/address/use-table-query.ts';
import type { BulkAction } from '../../features/bulk-actions/bulk-action.ts';
import type { TableSource } from '../../features/rows/table-source.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { isUncovered, nextFrame } from '../../testing/seen.ts';
import {
  StoryTable,
  type StoryTableProps,
  orderId,
  orders,
  tableIn,
} from '../../testing/story-table.tsx';

/** A source whose pages after the first one wait for the story. */
interface HeldSource extends TableSource<SalesOrder> {
  readonly rows: MemoryTableSource<SalesOrder>;
  /** Requests for later pages, in order; a story answers or rejects them. */
  readonly held: Deferred<void>[];
  holds: boolean;
}

function createHeldSource(): HeldSource {
  const rows = createMemoryTableSource({
    rows: orders.slice(0, 64),
    columns: salesOrderColumns,
    getRowId: orderId,
  });
  const held: Deferred<void>[] = [];
  const source: HeldSource = {
    rows,
    held,
    holds: false,
    async list(query, signal) {
      if (source.holds && query.page > 1) {
        const gate = createDeferred();
        held.push(gate);
        await gate.promise;
      }
      return rows.list(query, signal);
    },
    remove: (selector, signal) => rows.remove(selector, signal),
  };
  return source;
}

const address = createMemoryAddress();
let source = createHeldSource();
let bulkIds: readonly string[] = [];
const bulkActions: readonly BulkAction[] = [
  {
    key: 'send',
    label: 'Send',
    onSelect: async (target) => {
      bulkIds = await target.resolveIds();
    },
  },
];

function EndlessTable(props: StoryTableProps): ReactElement {
  const [data] = useState(() => source);
  const query = useTableQuery({ address, columns: salesOrderColumns, paging: 'endless' });
  const { filters: _, ...controlled } = query;
  return <StoryTable data={data} paging="endless" {...controlled} {...props} />;
}

const meta = {
  title: 'Data table/Grid/Endless paging',
  id: 'data-table-endless-paging',
  component: EndlessTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { height: 400, selectable: true },
  beforeEach() {
    source = createHeldSource();
    address.visit('');
    bulkIds = [];
    return () => window.scrollTo(0, 0);
  },
} satisfies Meta<typeof EndlessTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };

async function setUp(canvasElement: HTMLElement) {
  const table = tableIn(canvasElement);
  const grid = await table.ready();
  await waitFor(() => expect(table.rows().length).toBeGreaterThan(2), until);
  const end = () => grid.querySelector<HTMLElement>('[data-end]');
  // With cards, the scrolling element is the grid.
  const scroller = (): HTMLElement => grid.querySelector<HTMLElement>('[data-scroller]') ?? grid;
  return {
    table,
    grid,
    scroller,
    end,
    numbers: () => table.texts('number'),
    loaded: (text: string) =>
      waitFor(() => {
        const count = canvasElement.querySelector('[data-range]');
        return expect(count?.textContent).toBe(text);
      }, until),
    async toEnd() {
      scroller().scrollTop = scroller().scrollHeight;
      await nextFrame();
    },
  };
}

const numberOf = (index: number): string => orders[index]?.number ?? '';

/** DT-391: Rows are added when the user scrolls near the end, until all are loaded and the end is marked. */
export const OwnScroll: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, grid, end, toEnd, loaded } = await setUp(canvasElement);
    await loaded('1–20 of 64');
    await expect(grid).toHaveAttribute('aria-rowcount', '65');
    await expect(table.view.queryByRole('button', { name: 'Next page' })).toBeNull();
    for (const count of ['30', '40', '50', '60']) {
      await toEnd();
      await loaded(`1–${count} of 64`);
    }
    await toEnd();
    await loaded('1–64 of 64');
    await toEnd();
    await waitFor(() => expect(end()).toHaveTextContent('End of the list'));
    await expect(isUncovered(end() as HTMLElement)).toBe(true);
    await expect(table.text(table.rows().length - 1, 'number')).toBe(numberOf(63));
    await expect(table.rows().at(-1)).toHaveAttribute('aria-rowindex', '65');
    // DT-396: The address keeps the query, but no page.
    await userEvent.click(table.header('Number'));
    await waitFor(() => expect(address.read()).toContain('sort=number'));
    await expect(address.read()).not.toContain('page');
  },
};

/** DT-391: So they are when the page scrolls. */
export const PageScroll: Story = {
  args: { scroll: 'page', height: 'auto' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, end, loaded } = await setUp(canvasElement);
    for (let turn = 0; turn < 6; turn += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await nextFrame();
    }
    await loaded('1–64 of 64');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(isUncovered(end() as HTMLElement)).toBe(true));
    await expect(table.rows().at(-1)).toHaveAttribute('aria-rowindex', '65');
  },
};

/** DT-392: While more rows load, that is said after the last one; an error keeps what is loaded, with a retry. */
export const LoadingAndError: Story = {
  beforeEach: () => void (source.holds = true),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, end, toEnd, loaded } = await setUp(canvasElement);
    await toEnd();
    await waitFor(() => expect(end()).toHaveTextContent('Loading rows'), until);
    await expect(isUncovered(end() as HTMLElement)).toBe(true);
    await expect(end()).toHaveAttribute('aria-rowindex', '12');
    await expect(table.grid().querySelector('[data-progress]')).toBeNull();
    source.held[0]?.reject(new PantauError('offline'));
    await waitFor(
      () =>
        expect(end()).toHaveTextContent('Could not load more rows. No connection to the server.'),
      until,
    );
    await loaded('1–10 of 64');
    await expect(source.held).toHaveLength(1);
    await expect(table.view.queryByText(/rows you asked for/)).toBeNull();
    const retry = table.view.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(source.held).toHaveLength(2), until);
    source.held[1]?.resolve();
    await loaded('1–20 of 64');
    // The button is gone, and focus is on the first of the new rows.
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute(
        'aria-rowindex',
        '12',
      ),
    );
  },
};

/** What is seen while the next rows cannot be loaded. */
export const Failed: Story = {
  beforeEach: () => void (source.holds = true),
  async play({ canvasElement }) {
    const { end, toEnd } = await setUp(canvasElement);
    await toEnd();
    await waitFor(() => expect(source.held).toHaveLength(1), until);
    source.held[0]?.reject(new PantauError('timeout'));
    await waitFor(() => expect(end()).toHaveTextContent('Could not load more rows'), until);
    await toEnd();
  },
};

export const FailedDarkIndonesian: Story = {
  ...Failed,
  globals: { theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    const { end, toEnd } = await setUp(canvasElement);
    await toEnd();
    await waitFor(() => expect(source.held).toHaveLength(1), until);
    source.held[0]?.reject(new PantauError('timeout'));
    await waitFor(() => expect(end()).toHaveTextContent('Gagal memuat baris berikutnya'), until);
    await toEnd();
  },
};

/** DT-394: Page Down and Ctrl+End reach the last row loaded, and load on. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, loaded } = await setUp(canvasElement);
    const row = () =>
      Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));
    await loaded('1–20 of 64');
    table.cell(0, 'status.name').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(row()).toBe(21);
    await loaded('1–30 of 64');
    await expect(row()).toBe(21);
    while (row() < 31) await userEvent.keyboard('{PageDown}');
    await loaded('1–40 of 64');
    await expect(isUncovered(document.activeElement as HTMLElement)).toBe(true);
  },
};

/** DT-395: The checkbox of all rows selects the loaded ones; "all" are those of the query, also if not loaded. */
export const Selection: Story = {
  args: { bulkActions },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, loaded } = await setUp(canvasElement);
    await loaded('1–20 of 64');
    const isSelected = (text: string) =>
      waitFor(() => expect(table.bar()).toHaveTextContent(text), until);
    await expect(table.headBox()).toHaveAccessibleName('Select all loaded rows');
    await userEvent.click(table.headBox());
    await isSelected('20 selected');
    await userEvent.click(await table.view.findByRole('button', { name: 'Select all 64' }));
    await isSelected('64 selected');
    table.scroller().scrollTop = 10_000;
    await loaded('1–30 of 64');
    await isSelected('64 selected');
    await expect(table.box(table.rows().length - 1)).toBeChecked();
    await userEvent.click(table.box(table.rows().length - 1));
    await isSelected('63 selected');
    await userEvent.click(within(table.bar() as HTMLElement).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bulkIds).toHaveLength(63), until);
  },
};

/** DT-396: Another search or order starts from the top, and a late page of the earlier one is dropped. */
export const NewQuery: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { table, toEnd, loaded, numbers } = await setUp(canvasElement);
    await loaded('1–20 of 64');
    source.holds = true;
    await toEnd();
    await waitFor(() => expect(source.held).toHaveLength(1), until);
    await userEvent.click(table.header('Number'));
    await waitFor(() => expect(numbers()[0]).toBe(numberOf(63)), until);
    await expect(table.scroller().scrollTop).toBe(0);
    source.held[0]?.resolve();
    await source.held[0]?.promise;
    await loaded('1–10 of 64');
    await expect(numbers()[0]).toBe(numberOf(63));
  },
};

/** DT-393: When rows are removed or added meanwhile, none is shown twice and none is missing. */
export const RowsMove: Story = {
  async play({ canvasElement }) {
    const { toEnd, loaded, table } = await setUp(canvasElement);
    await loaded('1–20 of 64');
    await source.rows.remove({ id: orderId(orders[2] as SalesOrder) });
    await toEnd();
    await loaded('1–30 of 63');
    const seen = new Set<string>();
    for (let top = 0; top < table.scroller().scrollHeight; top += 200) {
      table.scroller().scrollTop = top;
      await nextFrame();
      for (const row of table.rows()) {
        const index = Number(row.getAttribute('aria-rowindex'));
        if (index <= 31)
          seen.add(`${index} ${row.querySelector('[data-key="number"]')?.textContent}`);
      }
    }
    const expected = source.rows.all().slice(0, 30);
    await expect(seen).toEqual(new Set(expected.map(({ number }, at) => `${at + 2} ${number}`)));
  },
};

/** Cards of a phone. */
export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  args: { height: 640 },
  async play({ canvasElement }) {
    const { end, toEnd, loaded } = await setUp(canvasElement);
    await waitFor(async () => {
      await toEnd();
      await expect(end()).toHaveTextContent('End of the list');
    }, until);
    await loaded('1–64 of 64');
    await toEnd();
    await waitFor(() => expect(isUncovered(end() as HTMLElement)).toBe(true));
  },
};
