import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { expect, within } from 'storybook/test';
import type { MemoryWorld } from '../../packages/alert-center/src/adapters/memory/index.ts';
import { storyWorld } from '../../packages/alert-center/src/testing/stories/story-world.ts';
import { createStorySource as dashboardOf } from '../../packages/dashboard/src/testing/story-fleet.ts';
import { createStorySource as ordersOf } from '../../packages/sales-order/src/testing/story-orders.ts';
import { kirana, manager } from '../../packages/shell/src/testing/story-people.ts';
import { createAfternoonClock } from './afternoon.ts';
import { ComposedPortal } from './composed-portal.tsx';

const clock = createAfternoonClock();

/** Time between two alerts of a busy shift, ms. */
const BUSY_MS = 1_500;

/** Alerts keep arriving, as on a Friday afternoon. */
function keepArriving(world: MemoryWorld): void {
  world.clock.setInterval(() => void world.arrive(), BUSY_MS);
}

const phone = { viewport: { value: 'w390' } };
const desktop = { viewport: { value: 'w1440' } };

const meta = {
  title: 'Start/Composed pages',
  component: ComposedPortal,
  tags: ['!autodocs'],
  loaders: [
    async (context) => ({
      ...storyWorld(context),
      dashboard: dashboardOf(),
      orders: await ordersOf(140),
    }),
  ],
  parameters: {
    pantau: { user: manager, clock, timeZone: 'Asia/Jakarta', flush: true },
    world: { clock },
    docs: { story: { inline: false, height: 900 } },
  },
  globals: desktop,
  args: {
    page: 'dashboard',
    name: 'Pantau',
    alerts: undefined as never,
    dashboard: undefined as never,
    orders: undefined as never,
    maps: { workerUrl },
  },
  render: (args, { loaded }) => (
    <ComposedPortal
      {...args}
      alerts={loaded['alerts'] as never}
      dashboard={loaded['dashboard'] as never}
      orders={loaded['orders'] as never}
    />
  ),
} satisfies Meta<typeof ComposedPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a map, which not every machine can draw: pictures of this story are kept. */
export const PortalIdle: Story = {
  args: { maps: {} },
  parameters: { world: { clock, scenario: 'settled' } },
};
export const PortalInABusyShift: Story = {
  parameters: { world: { clock, prepare: keepArriving } },
};
export const PortalDisconnected: Story = { globals: { ...desktop, connection: 'lost' } };
export const PortalDark: Story = { globals: { ...desktop, theme: 'dark' } };
export const PortalOfAWhiteLabel: Story = {
  args: { name: 'Kirana Fleet' },
  parameters: { pantau: { brand: kirana } },
};
export const SalesOrders: Story = { args: { page: 'orders' } };
export const PortalOnAPhone: Story = { globals: phone };
export const SalesOrdersOnAPhone: Story = { args: { page: 'orders' }, globals: phone };

/** The alert centre as the sheet of a phone. */
export const AlertsOnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const bell = await canvas.findByRole(
      'button',
      { name: /^Alert centre, \d/ },
      { timeout: 15_000 },
    );
    await userEvent.click(bell);
    const sheet = await within(document.body).findByRole('dialog', { name: 'Alert centre' });
    await expect(sheet).toBeVisible();
  },
};
