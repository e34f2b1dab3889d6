import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { company, tileOf } from '../../testing/dashboard-story.ts';
import { Dashboard } from './dashboard.tsx';

const onOpenAlert = fn();
const onOpenAlerts = fn();
const onOpenOrders = fn();

const initial = company();

const meta = {
  title: 'Dashboard/Dashboard',
  component: Dashboard,
  parameters: { pantau: initial.pantau },
  args: {
    source: initial.source,
    onOpenAlert,
    onOpenAlerts,
    ordersHref: (status) => `#orders-${status}`,
    onOpenOrders,
  },
  beforeEach: () => {
    for (const mock of [onOpenAlert, onOpenAlerts, onOpenOrders]) mock.mockClear();
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const attention = 'Needs attention';

/** DB-1, DB-11: All tiles: the oldest alerts with value and age, orders by status, alerts by hour. */
export const Everything: Story = {
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    const rows = await band.findAllByRole('listitem', { hidden: true });
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent('Box temperature high−9.4 °C1 d 4 hB 9260 FRZ');
    await expect(rows[5]).toHaveTextContent('Speeding104 km/h');
    await expect(band.getByText('4 urgent')).toBeVisible();
    await expect(band.getByText('3 important')).toBeVisible();
    await expect(band.getByText('Updated 14:32:00')).toBeVisible();
    const orders = await tileOf(canvasElement, 'Orders by status');
    await expect(await orders.findByRole('link', { name: 'Assigned 127' })).toBeVisible();
    await expect(orders.getByText('1,454 orders')).toBeVisible();
    const hours = await tileOf(canvasElement, 'Today’s alerts by hour');
    await expect(await hours.findByRole('row', { name: '08:00–09:00 5 16' })).toBeInTheDocument();
  },
};
export const EverythingDark: Story = { ...Everything, globals: { theme: 'dark' } };
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, 'Perlu perhatian');
    await expect(await band.findByText('1 hr 4 j')).toBeVisible();
    await expect(band.getByText('Suhu boks naik')).toBeVisible();
  },
};

/** Widths of the dashboard from a phone to a large screen: no content is wider than its tile. */
const atWidth = (width: number): Story => ({
  parameters: { pantau: { ...initial.pantau, width } },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, 'Perlu perhatian');
    await band.findAllByRole('listitem', { hidden: true });
    const tiles = [...canvasElement.querySelectorAll('[data-tile]')];
    await expect(tiles.length).toBeGreaterThan(2);
    for (const tile of tiles) {
      await expect(tile.scrollWidth).toBe(tile.clientWidth);
      await expect(tile.getBoundingClientRect().width).toBeLessThanOrEqual(width);
    }
  },
});
/** DB-16: On a phone. */
export const Phone = atWidth(328);
/** DB-16: Beside the pinned panel on a desktop. */
export const BesideThePanel = atWidth(740);
/** DB-16: On a wide screen. */
export const Wide = atWidth(1_900);

/** DB-6, DB-10: A row opens the preview of its alert; the band leads to all alerts. */
export const OpensAlerts: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await userEvent.click(await band.findByRole('button', { name: /L 8117 UQ/ }));
    await expect(onOpenAlert.mock.calls).toEqual([['106']]);
    await userEvent.click(band.getByRole('button', { name: 'Open alerts' }));
    await expect(onOpenAlerts).toHaveBeenCalledOnce();
  },
};

/** DB-12: A bar leads to the orders in its status. */
export const OpensOrders: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const orders = await tileOf(canvasElement, 'Orders by status');
    const link = await orders.findByRole('link', { name: /Confirmed/ });
    await expect(link).toHaveAttribute('href', '#orders-CONFIRMED');
    await userEvent.click(link);
    await expect(onOpenOrders.mock.calls).toEqual([['CONFIRMED']]);
    await expect(window.location.hash).not.toContain('orders');
    // For a new tab or window the browser follows the link; the test opens none.
    const followed = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(onOpenOrders).toHaveBeenCalledOnce();
  },
};

/** DB-12: Every status has its glyph, and a bar in proportion to the largest number. */
export const OrderBars: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const orders = await tileOf(canvasElement, 'Orders by status');
    await orders.findByRole('link', { name: /Confirmed/ });
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-order-status]')];
    await expect(rows).toHaveLength(5);
    const counts = rows.map(({ textContent }) => Number(textContent.replace(/\D/g, '')));
    const largest = Math.max(...counts);
    for (const [index, row] of rows.entries()) {
      const { orderStatus } = row.dataset;
      await expect(row.querySelector('[data-status]')).toHaveAttribute('data-status', orderStatus);
      const bar = row.querySelector<HTMLElement>('span[style]');
      const share = ((counts[index] ?? 0) / largest) * 100;
      await expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(share, 3);
    }
  },
};

/** DB-14: The numbers of the chart as a table. */
export const HoursAsTable: Story = {
  async play({ canvasElement }) {
    const hours = await tileOf(canvasElement, 'Today’s alerts by hour');
    const before = canvasElement.getBoundingClientRect().height;
    await userEvent.click(await hours.findByRole('button', { name: 'Show as table' }));
    await expect(hours.getByRole('row', { name: 'Hour Urgent Important' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};
