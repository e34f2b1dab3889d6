import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nextFrame } from '../testing/seen.ts';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Grid/Scroll order',
  id: 'data-table-scroll-order',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 100 }, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-408: No row element moves in the document while the user scrolls; then they have the order of the rows. */
export const WhileScrolling: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const group = table.rows()[0]?.parentElement;
    if (group == null) throw new Error('There are no rows.');
    const indexes = () =>
      Array.from(group.children, (row) => Number(row.getAttribute('aria-rowindex')));
    const isInOrder = () => indexes().every((one, at, all) => at === 0 || one > (all[at - 1] ?? 0));
    await expect(isInOrder()).toBe(true);
    let wasInOrder = true;
    const moved: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { removedNodes } of records) moved.push(...removedNodes);
    });
    observer.observe(group, { childList: true });
    for (let step = 0; step < 5; step += 1) {
      table.scroller().scrollTop += 90;
      await nextFrame();
      wasInOrder &&= isInOrder();
    }
    observer.takeRecords().forEach(({ removedNodes }) => moved.push(...removedNodes));
    observer.disconnect();
    await expect(wasInOrder).toBe(false);
    await expect(moved).toEqual([]);
    await expect(Math.min(...indexes())).toBeGreaterThan(5);
    await waitFor(() => expect(isInOrder()).toBe(true));
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
