import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { groupedColumns } from '../testing/story-groups.ts';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Grid/Groups of columns',
  id: 'data-table-groups-of-columns',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { columns: groupedColumns, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: 'dark' } };

/** Each span as its label, first column and number of columns. */
const spansIn = (grid: HTMLElement): readonly string[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-group]')].map(
    (cell) =>
      `${cell.textContent} ${cell.getAttribute('aria-colindex')}+${cell.getAttribute('aria-colspan')}`,
  );

/** The span of a group covers exactly the headers of its columns. */
async function expectAbove(
  grid: HTMLElement,
  group: string,
  keys: readonly string[],
): Promise<void> {
  const box = (selector: string): DOMRect => {
    const found = grid.querySelector(selector);
    if (found === null) throw new Error(`No ${selector}`);
    return found.getBoundingClientRect();
  };
  const span = box(`[data-group="${group}"]`);
  const headers = keys.map((key) => box(`[data-head] [data-key="${key}"]`));
  await expect(Math.round(span.left)).toBe(Math.round(headers[0]?.left ?? 0));
  await expect(Math.round(span.right)).toBe(Math.round(headers.at(-1)?.right ?? 0));
  await expect(Math.round(span.bottom)).toBe(Math.round(headers[0]?.top ?? 0));
}

const people = ['sender.name', 'sender.phone_number'];

/** DT-304: A row above the header names the groups; spans follow hiding, moving, pinning and scrolling. */
export const Spans: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, header, rows, scroller } = tableIn(canvasElement);
    const grid = await ready();
    await waitFor(() => expect(spansIn(grid)).toEqual(['Schedule 5+3', 'Sender 8+2']));
    await expect(grid).toHaveAttribute('aria-rowcount', '1286');
    await expect(header('Status').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2');
    await expect(rows()[0]).toHaveAttribute('aria-rowindex', '3');
    await expectAbove(grid, 'sender', people);

    const choose = async (column: string, item: string): Promise<void> => {
      await userEvent.click(view.getByRole('button', { name: `Options for ${column}` }));
      await userEvent.click(await view.findByText(item));
      await userEvent.keyboard('{Escape}');
    };
    await choose('Pick up on', 'Hide column');
    await waitFor(() => expect(spansIn(grid)).toEqual(['Schedule 5+2', 'Sender 7+2']));
    await expectAbove(grid, 'schedule', ['created_on', 'target.delivered_on']);

    await choose('Phone', 'Pin left');
    await waitFor(() =>
      expect(spansIn(grid)).toEqual(['Sender 4+1', 'Schedule 6+2', 'Sender 8+1']),
    );
    await expectAbove(grid, 'sender', ['sender.phone_number']);

    scroller().scrollLeft = 120;
    scroller().dispatchEvent(new Event('scroll'));
    await expectAbove(grid, 'schedule', ['created_on', 'target.delivered_on']);
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
