import { PantauError } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { createManualClock } from '@pantau/core/testing';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryOrderSource, createMemoryOrderSource } from '../../adapters/memory/index.ts';
import { orderKeys } from '../../engine/orders/order-keys.ts';
import { SalesOrderList } from './order-list.tsx';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';

const clock = createManualClock(storyNow);
const onOpen = fn();
const onCreate = fn();
const source = await createStorySource(140);

const meta = {
  title: 'Sales orders/List',
  component: SalesOrderList,
  parameters: {
    pantau: { clock, timeZone: 'Asia/Jakarta' },
    rights: { onCreate: scopes.salesOrderCreate },
  },
  args: { source, onOpen, onCreate, orderHref: ({ id }) => `#order-${id}` },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear();
    onCreate.mockClear();
  },
} satisfies Meta<typeof SalesOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridIn = async (root: HTMLElement): Promise<HTMLElement> => {
  const grid = await within(root).findByRole('grid');
  await waitFor(() => expect(grid.querySelectorAll('[data-row]').length).toBeGreaterThan(3));
  return grid;
};

/** Waits for an element that a delay holds back. */
const appears = (find: () => HTMLElement): Promise<void> =>
  waitFor(async () => {
    await clock.advance(100);
    await expect(find()).toBeVisible();
  });

const cellIn = (grid: HTMLElement, row: number, key: string): HTMLElement | undefined =>
  grid.querySelectorAll('[data-row]')[row]?.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
  undefined;

/** SO-30, SO-31: Sixteen columns, of which number and status stay in view. */
export const Columns: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await expect(grid).toHaveAttribute('aria-colcount', String(orderKeys.length + 2));
    const number = await within(grid).findByRole('columnheader', { name: 'Number' });
    await expect(Math.round(number.getBoundingClientRect().width)).toBe(180);
    const status = within(grid).getByRole('columnheader', { name: 'Status' });
    const left = status.getBoundingClientRect().left;
    const scroller = grid.querySelector<HTMLElement>('[data-scroller]');
    if (scroller !== null) scroller.scrollLeft = 5_000;
    await expect(
      await within(grid).findByRole('columnheader', { name: 'Total price' }),
    ).toBeVisible();
    await expect(status.getBoundingClientRect().left).toBe(left);
    if (scroller !== null) scroller.scrollLeft = 0;
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = {
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByText('PT Farma Nusa Sentosa');
  },
};
export const PhoneIndonesian: Story = { ...Phone, globals: { locale: 'id' } };

export const Empty: Story = {
  args: { source: createMemoryOrderSource() },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('No sales orders yet');
    const [button] = view.getAllByRole('button', { name: 'Create sales order' });
    if (button !== undefined) await userEvent.click(button);
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};

const broken: MemoryOrderSource = createMemoryOrderSource();
broken.failWith(new PantauError('offline'));

/** An error is shown with a way to try again. */
export const Failed: Story = {
  args: { source: broken },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

const address = createMemoryAddress();

/** SO-32: A status is a glyph and a name, and only the name is read out. */
export const Statuses: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const names = ['Draft', 'Confirmed', 'Assigned', 'Completed', 'Canceled'];
    for (const [index, name] of names.entries()) {
      const cell = cellIn(grid, index, 'status.name');
      await expect(cell).toHaveTextContent(name);
      const glyph = cell?.querySelector('[data-status][aria-hidden="true"]');
      await expect(glyph?.getBoundingClientRect().width).toBe(14);
    }
  },
};

/** SO-33: An order opens in the page; its link has the address of its own page. */
export const Opens: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const link = within(cellIn(grid, 0, 'number') ?? grid).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^#order-/);
    await userEvent.click(cellIn(grid, 0, 'customer_name') ?? grid);
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(onOpen.mock.lastCall?.[0]).toMatchObject({ number: link.textContent });
  },
};

/** SO-35: What is late and still open is marked as overdue. */
export const Overdue: Story = {
  args: { source: await createStorySource(10) },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const marked = [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
      row.querySelector('[data-key="status.name"]')?.textContent,
      within(row).queryByRole('img', { name: 'Overdue' }) !== null,
    ]);
    await expect(marked.filter(([status]) => status === 'Completed').flat()).not.toContain(true);
    await expect(marked.filter(([status]) => status === 'Canceled').flat()).not.toContain(true);
    await expect(marked.filter(([status]) => status === 'Assigned').flat()).toContain(true);
  },
};

const suggesting = await createStorySource(20);
const suggest = fn(suggesting.suggest);

/** SO-36: Customers are requested once, and found by a part of their name. */
export const Customers: Story = {
  args: { source: { ...suggesting, suggest } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'tani');
    await appears(() => page.getByRole('option', { name: 'CV Tani Raharja' }));
    await expect(page.queryByRole('option', { name: /Farma/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'farma');
    await appears(() => page.getByRole('option', { name: 'PT Farma Nusa Sentosa' }));
    await expect(suggest).toHaveBeenCalledOnce();
  },
};

/** SO-37: The number of an order is copied from its row. */
export const CopiesNumber: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const number = cellIn(grid, 0, 'number')?.textContent ?? '';
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [button = grid] = await within(grid).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Copy number' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(number));
    await page.findAllByText(`${number} copied`);
  },
};

/** SO-34: Status chips filter the list and are part of the address. */
export const StatusChips: Story = {
  args: { address },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Assigned' }));
    await waitFor(() => expect(address.read()).toContain('status=ASSIGNED'));
    await waitFor(() => {
      const texts = [...grid.querySelectorAll('[data-row] [data-key="status.name"]')].map(
        ({ textContent }) => textContent,
      );
      return expect(new Set(texts)).toEqual(new Set(['Assigned']));
    });
  },
};
