import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core-previous';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryTable, orders, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Table/Accessibility',
  id: 'data-table-accessibility',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: {
    selectable: true,
    exportTitle: 'Sales orders',
    rowTone: ({ status }) => (status === 'CANCELED' ? { tone: 'muted', label: 'Canceled' } : null),
    rowActions: () => [{ key: 'print', label: 'Print', onSelect: () => undefined }],
    bulkActions: [{ key: 'archive', label: 'Archive', onSelect: () => undefined }],
    totals: ['page', 'selection'],
    defaultQuery: { limit: 100 },
  },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The violations that the version of axe before the current one finds. */
async function violationsIn(canvasElement: HTMLElement): Promise<readonly string[]> {
  const found = await axe.run(canvasElement, { resultTypes: ['violations'], preload: false });
  return found.violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target)}`);
}

/** DT-432: With focus outside, on a header, in the rows, and after paging, also the previous axe finds nothing. */
export const PreviousAxe: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
    const user = userEvent.setup();
    await expect(axe.version).not.toBe('4.14.1');
    await expect(await violationsIn(canvasElement)).toEqual([]);
    await user.click(table.header('Sales'));
    await expect(await violationsIn(canvasElement)).toEqual([]);
    await user.click(table.box(1));
    await waitFor(() => expect(table.bar()).toBeVisible());
    await expect(await violationsIn(canvasElement)).toEqual([]);
    await user.click(table.view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(table.rows()[0]).toHaveAttribute('aria-rowindex', '102'));
    await expect(await violationsIn(canvasElement)).toEqual([]);
  },
};

/** DT-432 */
export const PreviousAxeOnPhone: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    await expect(await violationsIn(canvasElement)).toEqual([]);
  },
};

/** DT-432 */
export const PreviousAxeWithThePage: Story = {
  args: { scroll: 'page', height: 'auto', data: orders.slice(0, 40) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    await expect(await violationsIn(canvasElement)).toEqual([]);
  },
};

/** DT-438, DT-432: Without columns there are no rows, which would be without cells, but a message. */
export const WithoutColumns: Story = {
  render: () => <StoryTable columns={[]} />,
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await expect(await table.view.findByText('No columns are shown')).toBeVisible();
    await expect(table.rows()).toHaveLength(0);
    await expect(await violationsIn(canvasElement)).toEqual([]);
  },
};
