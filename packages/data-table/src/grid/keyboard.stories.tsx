import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, createRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { TableColumnDef } from '../features/columns/table-column.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { isUncovered } from '../testing/seen.ts';
import { StoryTable, type StoryTableProps, orders, tableIn } from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';
import type { DataTableHandle } from './data-table-handle.ts';

const meta = {
  title: 'Data table/Grid/Keyboard',
  id: 'data-table-keyboard',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = (): HTMLElement => document.activeElement as HTMLElement;
const where = (): string =>
  `${focused().closest('[role="row"]')?.getAttribute('aria-rowindex')}/${focused().dataset['key']}`;

function Contacts(): ReactElement {
  const t = useStoryText();
  return (
    <>
      {['Call', 'Message', 'Locate'].map((name) => (
        <button key={name} type="button" tabIndex={-1}>
          {t(name)}
        </button>
      ))}
    </>
  );
}

const calls: TableColumnDef<SalesOrder> = {
  key: 'calls',
  label: 'Calls',
  width: 220,
  sortable: false,
  value: () => '',
  render: () => <Contacts />,
};

/** DT-236: Arrows and Tab go round the controls of a cell; Escape leads back to the cell. */
export const SeveralControls: Story = {
  args: { columns: [calls, ...salesOrderColumns] },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.cell(1, 'calls').focus();
    await user.keyboard('{Enter}');
    await expect(focused()).toHaveTextContent('Call');
    await user.keyboard('{ArrowRight}');
    await expect(focused()).toHaveTextContent('Message');
    await user.tab();
    await expect(focused()).toHaveTextContent('Locate');
    await user.tab();
    await expect(focused()).toHaveTextContent('Call');
    await user.keyboard('{ArrowLeft}');
    await expect(focused()).toHaveTextContent('Locate');
    await user.keyboard('{Escape}');
    await expect(where()).toBe('3/calls');
  },
};

/** DT-238: Shift with an arrow extends the selected range, and shrinks it on the way back. */
export const ExtendingSelection: Story = {
  args: { selectable: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    const selected = () =>
      table.rows().flatMap((row, index) => (row.ariaSelected === 'true' ? [index] : []));
    table.cell(2, 'sales_name').focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual([2, 3, 4, 5]);
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual([2, 3]);
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual([1, 2]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual([1, 2, 4, 5]);
  },
};

/** DT-237: After a column menu closes, its header has the focus; after hiding a column, the next header. */
export const FocusAfterColumnMenu: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.header('Sales').focus();
    await user.keyboard('{F2}');
    await table.view.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(table.header('Sales')).toHaveFocus());
    await user.keyboard('{F2}');
    await table.view.findByRole('menu');
    await user.click(table.view.getByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(table.header('Customer')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await expect(table.header('Reference no.')).toHaveFocus();
  },
};

function Shrinking(props: StoryTableProps): ReactElement {
  const t = useStoryText();
  const [data, setData] = useState(orders.slice(0, 2));
  return (
    <>
      <button type="button" onClick={() => setData((rows) => rows.slice(0, -1))}>
        {t('Remove the last row')}
      </button>
      <StoryTable {...props} data={data} />
    </>
  );
}

/** DT-237: After the last row is removed, the row before it has the focus; without rows, the header. */
export const FocusAfterLastRow: Story = {
  render: (props) => <Shrinking {...props} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const remove = table.view.getByRole<HTMLButtonElement>('button', {
      name: 'Remove the last row',
    });
    table.cell(1, 'sales_name').focus();
    remove.click();
    await waitFor(() => expect(where()).toBe('2/sales_name'));
    remove.click();
    await waitFor(() => expect(where()).toBe('1/sales_name'));
  },
};

/** DT-239: Ctrl+Home returns to the first column, which scrolls back with it. */
export const BackToFirstColumn: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 900 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.cell(4, 'sales_name').focus();
    await user.keyboard('{End}');
    await expect(table.scroller().scrollLeft).toBeGreaterThan(0);
    await user.keyboard('{Control>}{Home}{/Control}');
    await expect(where()).toBe('2/number');
    await expect(table.scroller().scrollLeft).toBe(0);
  },
};

/** DT-240: The wheel over the header scrolls the rows. */
export const WheelOverHeader: Story = {
  args: { paging: 'none' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const header = table.header('Sales');
    const isUnused = await fireEvent.wheel(header, { deltaY: 440, deltaX: 120 });
    await expect(isUnused).toBe(false);
    await expect(table.scroller().scrollTop).toBe(440);
    await expect(table.scroller().scrollLeft).toBe(120);
    await waitFor(() => expect(table.texts('number')).toContain('SO-2611-01274'));
    await expect(await fireEvent.wheel(header, { deltaY: -1, ctrlKey: true })).toBe(true);
  },
};

/** DT-241: Escape gives a column that is being resized its width back. */
export const CancelledResize: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const header = table.header('Customer');
    const edge = header.querySelector<HTMLElement>('[data-resize]') ?? header;
    const { right, top } = edge.getBoundingClientRect();
    const at = { clientX: right - 4, clientY: top + 4, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(edge, at);
    await fireEvent.pointerMove(edge, { ...at, clientX: at.clientX + 60 });
    await waitFor(() => expect(header.offsetWidth).toBe(244));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(header.offsetWidth).toBe(184));
    await fireEvent.pointerMove(edge, { ...at, clientX: at.clientX + 90 });
    await expect(header.offsetWidth).toBe(184);
  },
};

const handleRef = createRef<DataTableHandle>();

/** DT-242: A host scrolls to a row and focuses a cell through the handle. */
export const Handle: Story = {
  args: { handleRef, paging: 'none', onRowOpen: fn() },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const wanted = orders[700]?.id ?? '';
    await expect(handleRef.current?.scrollToRow(wanted)).toBe(true);
    const row = () => table.rows().find(({ dataset }) => dataset['row'] === wanted);
    await waitFor(() => expect(row()).toBeVisible());
    await expect(isUncovered(row()?.querySelector('[data-key="number"]') as HTMLElement)).toBe(
      true,
    );
    await expect(handleRef.current?.focusCell(wanted, 'locations')).toBe(true);
    await expect(where()).toBe('702/locations');
    await expect(isUncovered(focused())).toBe(true);
    await expect(handleRef.current?.focusCell(null, 'number')).toBe(true);
    await expect(where()).toBe('1/number');
    await expect(handleRef.current?.scrollToRow('no such row')).toBe(false);
    await expect(handleRef.current?.focusCell(wanted, 'no such column')).toBe(false);
  },
};

/** DT-243: The accessible name of a header is its label. */
export const HeaderNames: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await expect(table.header('Number')).toHaveAccessibleName('Number');
    await userEvent.click(table.header('Sales'));
    await expect(table.header('Sales')).toHaveAccessibleName('Sales');
  },
};

/** DT-431: Tab leads from the headers to the rows in view, and from them out of the table. */
export const TabStops: Story = {
  args: { hideColumnChooser: true, defaultQuery: { limit: 10 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()).toHaveLength(10));
    const user = userEvent.setup();
    table.view.getByRole('searchbox').focus();
    await user.tab();
    await expect(where()).toBe('1/number');
    await user.tab();
    await expect(where()).toBe('2/number');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await expect(where()).toBe('3/status.name');
    await user.tab();
    await expect(table.grid()).not.toContainElement(focused());
    await user.tab({ shift: true });
    await expect(where()).toBe('3/status.name');
    // The row that had the focus is not on the next page.
    await user.click(table.view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01274'));
    table.view.getByRole('searchbox').focus();
    await user.tab();
    await expect(table.grid()).toContainElement(focused());
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
