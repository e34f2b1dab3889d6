import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const columns = salesOrderColumns
  .slice(0, 4)
  .map((column) =>
    column.key === 'customer_name' || column.key === 'sales_name'
      ? { ...column, flex: column.key === 'customer_name' ? 2 : 1 }
      : column,
  );

const meta = {
  title: 'Data table/Grid/Flexible widths',
  id: 'data-table-flexible-widths',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns, selectable: true, rowActions: () => [] },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-306: Flexible columns fill the table to the pixel; a width that the user sets stays. */
export const FillTheTable: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, header, scroller } = tableIn(canvasElement);
    await ready();
    const filled = (): number =>
      [
        ...(scroller().querySelector('[data-row]')?.querySelectorAll<HTMLElement>('[data-key]') ??
          []),
      ].reduce((sum, cell) => sum + cell.offsetWidth, 0);
    await waitFor(() => expect(filled()).toBe(scroller().clientWidth));
    await expect(scroller().scrollWidth).toBe(scroller().clientWidth);
    const sales = header(/^Sales/);
    const before = sales.offsetWidth;
    sales.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(sales.offsetWidth).toBe(before + 16));
    await waitFor(() => expect(filled()).toBe(scroller().clientWidth));
    const width = scroller().clientWidth - 40;
    const table = scroller().closest<HTMLElement>('[role="grid"]')?.parentElement;
    table?.style.setProperty('width', `${width}px`);
    await waitFor(() => expect(scroller().clientWidth).toBe(width));
    await waitFor(() => expect(filled()).toBe(width));
    await expect(sales.offsetWidth).toBe(before + 16);
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
