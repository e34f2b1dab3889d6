import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { LiveTable, tableIn } from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';
import type { TableColumnDef } from '../features/columns/table-column.ts';

function NoteField({ number }: { readonly number: string }): ReactElement {
  const t = useStoryText();
  const label = t(`Note on ${number}`);
  return <input type="text" tabIndex={-1} aria-label={label} style={{ width: 150 }} />;
}

const note: TableColumnDef<SalesOrder> = {
  key: 'note',
  label: 'Note',
  width: 180,
  value: () => '',
  render: ({ number }) => <NoteField number={number} />,
};

const meta = {
  title: 'Data table/Grid/Live editor',
  id: 'data-table-live-editor',
  component: LiveTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns: [note, ...salesOrderColumns], paging: 'none', selectable: true },
} satisfies Meta<typeof LiveTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-38: An editor in a cell keeps its text while rows change. */
export const StaysOpen: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    // Not by a click, which would take the focus out of the editor.
    const press = (name: string) =>
      (table.view.getByRole('button', { name }) as HTMLButtonElement).click();
    const scroller = table.scroller();
    scroller.scrollTop = 4_400;
    scroller.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(table.texts('number')).toContain('SO-2611-01184'));
    const row = table.rows().find((one) => one.textContent.includes('SO-2611-01184'));
    const cell = row?.querySelector<HTMLElement>('[data-key="note"]');
    const input = cell?.querySelector('input');
    if (row === undefined || cell == null || input == null) throw new Error('No editor');
    await userEvent.click(row.querySelector('input[type="checkbox"]') as HTMLElement);
    cell.focus();
    await userEvent.keyboard('{F2}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('call fi');
    const top = Math.round(row.getBoundingClientRect().top);
    press('Change rows');
    await waitFor(() => expect(row).toHaveTextContent('Changed 100'));
    press('Insert rows');
    press('Remove the first row');
    await waitFor(() => expect(table.grid()).toHaveAttribute('aria-rowcount', '1289'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('rst');
    await expect(input).toHaveValue('call first');
    await expect(row).toContainElement(input);
    await expect(row).toHaveTextContent('SO-2611-01184');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(Math.round(row.getBoundingClientRect().top)).toBe(top));
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
