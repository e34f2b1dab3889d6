import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { LiveTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Live rows',
  component: LiveTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 } },
} satisfies Meta<typeof LiveTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-39: Scroll position, focus and selection are kept while rows change. */
export const LiveRows: Story = {
  args: { paging: 'none', selectable: true },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const press = (name: string) => userEvent.click(table.view.getByRole('button', { name }));
    const scroller = table.scroller();
    scroller.scrollTop = 4_400;
    scroller.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(table.texts('number')).toContain('SO-2611-01184'));
    const row = table.rows().find((one) => one.textContent.includes('SO-2611-01181'));
    if (row === undefined) throw new Error('Row not found');
    await userEvent.click(row.querySelector('input') as HTMLElement);
    const top = row.getBoundingClientRect().top;
    await press('Insert rows');
    await waitFor(() => expect(Math.round(row.getBoundingClientRect().top)).toBe(Math.round(top)));
    await expect(row).toHaveTextContent('SO-2611-01181');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    const cell = [...row.querySelectorAll<HTMLElement>('[data-key]')][2];
    cell?.focus();
    (table.view.getByRole('button', { name: 'Change rows' }) as HTMLButtonElement).click();
    await waitFor(() => expect(table.texts('sales_name').join()).toContain('Changed'));
    await expect(cell).toHaveFocus();
    await expect(Math.round(row.getBoundingClientRect().top)).toBe(Math.round(top));
  },
};

/** DT-39: If the focused row is removed, focus moves to the row in its place. */
export const FocusedRowRemoved: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    // React's development build reports a synchronous render in an effect.
    const logged = spyOn(console, 'error');
    table.cell(0, 'sales_name').focus();
    (table.view.getByRole('button', { name: 'Remove the first row' }) as HTMLButtonElement).click();
    await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01283'));
    await waitFor(() => expect(table.cell(0, 'sales_name')).toHaveFocus());
    await expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  },
};
