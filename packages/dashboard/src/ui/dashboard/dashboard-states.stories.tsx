import { PantauError } from '@pantau/core';
import { menuScopes, scopes } from '@pantau/core/contract';
import { flushMicrotasks } from '@pantau/core/testing';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { TileName } from '../../engine/tile/tile-name.ts';
import { company, everything, tileOf } from '../../testing/dashboard-story.ts';
import { newAlert, storyNow } from '../../testing/story-fleet.ts';
import { Dashboard } from './dashboard.tsx';

const initial = company();

const meta = {
  title: 'Dashboard/States',
  component: Dashboard,
  parameters: { pantau: initial.pantau },
  args: { source: initial.source, onOpenAlert: fn() },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Company = ReturnType<typeof company>;

/** A story with a company of its own. */
const storyOf = (own: Company, story: Story): Story => ({
  ...story,
  args: { source: own.source, ...story.args },
  parameters: { pantau: own.pantau },
});

const attention = 'Needs attention';
const orderTile = 'Orders by status';

const namesOf = (root: HTMLElement): readonly (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile']);

const heightsOf = (root: HTMLElement): readonly number[] =>
  [...root.querySelectorAll('[data-tile]')].map((tile) => tile.getBoundingClientRect().height);

const untilLoaded = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(root.querySelector('[aria-busy]')).toBeNull());

/** Advances the company's clock and lets the requests that this causes respond. */
async function pass({ clock }: Company, ms: number): Promise<void> {
  await clock.advance(ms);
  await flushMicrotasks();
}

const loading = company();
const held = (['attention', 'orders', 'alertHours', 'vehicles'] as const).map((tile: TileName) =>
  loading.source.hold(tile),
);
/** DB-7: While the tiles load they have the size of their content, and each is shown as soon as it is loaded. */
export const LoadedOneByOne = storyOf(loading, {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await expect(band.getByText('Loading Needs attention')).toBeInTheDocument();
    const before = heightsOf(canvasElement);
    const [releaseBand, ...others] = held;
    releaseBand?.();
    await band.findByRole('button', { name: /L 8117 UQ/ });
    const orders = await tileOf(canvasElement, orderTile);
    await expect(orders.queryByText('1,454 orders')).toBeNull();
    await expect(heightsOf(canvasElement)).toEqual(before);
    for (const release of others) release();
    await orders.findByText('1,454 orders');
    await untilLoaded(canvasElement);
    await expect(heightsOf(canvasElement)).toEqual(before);
  },
});

const still = company();
for (const tile of ['attention', 'orders', 'alertHours', 'vehicles'] as const) {
  still.source.hold(tile);
}
/** The placeholders. */
export const Loading = storyOf(still, {});
export const LoadingDark = storyOf(still, { globals: { theme: 'dark' } });

const empty = company();
empty.source.world.alerts.length = 0;
empty.source.world.orders.clear();
empty.source.world.vehicles.clear();
/** DB-10, DB-12: Nothing needs attention, there are no orders and no alerts yet. */
export const Empty = storyOf(empty, {
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await expect(await band.findByText('Nothing needs attention')).toBeVisible();
    await expect(band.getByText('0 urgent')).toBeVisible();
    const orders = await tileOf(canvasElement, orderTile);
    await expect(await orders.findByText('No sales orders yet')).toBeVisible();
    const hours = await tileOf(canvasElement, 'Today’s alerts by hour');
    await expect(await hours.findByText('No alerts today')).toBeVisible();
  },
});
export const EmptyDark = storyOf(empty, { globals: { theme: 'dark', locale: 'id' } });

const broken = company();
broken.source.fail('orders', new PantauError('server'));
/** DB-3: One tile fails while the others show. */
export const OneFails = storyOf(broken, {
  async play({ canvasElement }) {
    broken.source.fail('orders', new PantauError('server'));
    const orders = await tileOf(canvasElement, orderTile);
    await expect(await orders.findByText('Could not be loaded')).toBeVisible();
    const band = await tileOf(canvasElement, attention);
    await band.findByRole('button', { name: /L 8117 UQ/ });
    const hours = await tileOf(canvasElement, 'Today’s alerts by hour');
    await expect(await hours.findByText(/most at 08:00/)).toBeVisible();
  },
});

/** DB-3: A tile that failed is loaded again on request, in the same size. */
export const OneFailsThenLoads: Story = {
  ...OneFails,
  tags: ['behaviour'],
  async play(context) {
    await OneFails.play?.(context);
    const { canvasElement } = context;
    const orders = await tileOf(canvasElement, orderTile);
    const before = heightsOf(canvasElement);
    broken.source.fail('orders', null);
    await userEvent.click(orders.getByRole('button', { name: 'Try again' }));
    await expect(await orders.findByText('1,454 orders')).toBeVisible();
    await expect(heightsOf(canvasElement)).toEqual(before);
  },
};

const failed = company();
for (const tile of ['attention', 'orders', 'alertHours', 'vehicles'] as const) {
  failed.source.fail(tile, new PantauError('offline'));
}
/** DB-3: The server cannot be reached. */
export const AllFail = storyOf(failed, {
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await expect(await band.findByText('The server cannot be reached')).toBeVisible();
  },
});
export const AllFailDark = storyOf(failed, { globals: { theme: 'dark', locale: 'id' } });

/** A tile that cannot be refreshed. */
const becomeStale =
  (own: Company): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const orders = await tileOf(canvasElement, orderTile);
    await orders.findByText('1,454 orders');
    await untilLoaded(canvasElement);
    const before = heightsOf(canvasElement);
    own.source.fail('orders', new PantauError('offline'));
    await pass(own, 60_000);
    await expect(await orders.findByText('As of 14:32')).toBeVisible();
    await expect(orders.getByRole('status')).toHaveTextContent('Could not be refreshed.');
    await expect(orders.getByText('Assigned')).toBeVisible();
    await expect(heightsOf(canvasElement)).toEqual(before);
  };

const stale = company();
/** DB-4: A tile that cannot be refreshed keeps its data and says how old it is, without moving anything. */
export const Stale = storyOf(stale, { play: becomeStale(stale) });

const refreshed = company();
/** DB-4: A tile that could not be refreshed is refreshed on request. */
export const Refreshed = storyOf(refreshed, {
  tags: ['behaviour'],
  async play(context) {
    await becomeStale(refreshed)(context);
    const orders = await tileOf(context.canvasElement, orderTile);
    refreshed.source.fail('orders', null);
    await userEvent.click(orders.getByRole('button', { name: 'Refresh Orders by status' }));
    await expect(await orders.findByText('1,454 orders')).toBeVisible();
  },
});

const lost = company();
/** DB-5, PO-49: The band says that the live connection is lost, and when its counts were loaded. */
export const LiveConnectionLost = storyOf(lost, {
  args: { isLiveLost: true },
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await expect(await band.findByText('No live connection, as of 14:32:00')).toBeVisible();
  },
});

const dispatcher = company(everything.filter((scope) => scope !== scopes.salesOrderRead));
/** DB-2: Without the scope of a tile it is neither shown nor requested. */
export const WithoutOrders = storyOf(dispatcher, {
  beforeEach: () => {
    const { source } = dispatcher;
    const spies = [spyOn(source, 'ordersByStatus'), spyOn(source, 'alertsByHour')];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  },
  async play({ canvasElement }) {
    await tileOf(canvasElement, attention);
    await expect(namesOf(canvasElement)).not.toContain('orders');
    await expect(namesOf(canvasElement)).toContain('alertHours');
    await waitFor(() => expect(dispatcher.source.alertsByHour).toHaveBeenCalled());
    await expect(dispatcher.source.ordersByStatus).not.toHaveBeenCalled();
  },
});

const viewer = company(everything.filter((scope) => scope !== scopes.alertCenterUrgent));
/** DB-2: Without the scope for urgent alerts there is no trace of them. */
export const WithoutUrgent = storyOf(viewer, {
  async play({ canvasElement }) {
    const band = await tileOf(canvasElement, attention);
    await expect(await band.findByText('3 important')).toBeVisible();
    await expect(band.queryByText(/urgent/)).toBeNull();
    const hours = await tileOf(canvasElement, 'Today’s alerts by hour');
    await expect(await hours.findByRole('row', { name: '08:00–09:00 16' })).toBeInTheDocument();
    await expect(hours.queryByText('Urgent')).toBeNull();
  },
});

const nobody = company([menuScopes.dashboardFuel]);
/** DB-2: Without the scope of any tile the page says so; DB-31: the host offers where to go on. */
export const NothingPermitted = storyOf(nobody, {
  args: { emptyActions: <Button>Open Driver score</Button> },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing to show here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open Driver score' })).toBeVisible();
  },
});

const refused = company();
refused.source.fail('orders', new PantauError('forbidden'));
/** DB-2: A tile that the server refuses is not shown. */
export const RefusedByTheServer = storyOf(refused, {
  async play({ canvasElement }) {
    await waitFor(() => expect(namesOf(canvasElement)).not.toContain('orders'));
    await expect(namesOf(canvasElement)).toContain('attention');
  },
});

const live = company();
live.source.world.alerts.splice(2);
const listeners = new Set<(tile: TileName) => void>();
/** DB-9: A live change is shown at once; DB-6: but the rows hold still under the pointer. */
export const LiveChange = {
  ...storyOf(live, {
    args: {
      changes(onChange) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    async play({ canvasElement }) {
      const arrive = async (licensePlate: string): Promise<void> => {
        const id = `new-${licensePlate}`;
        live.source.world.alerts.push({ ...newAlert(storyNow), id, licensePlate });
        for (const listener of listeners) listener('attention');
        await pass(live, 1_000);
      };
      const band = await tileOf(canvasElement, attention);
      await expect(await band.findAllByRole('button', { name: / B? ?\d|UR/ })).toHaveLength(2);
      await arrive('B 1 NEW');
      await expect(await band.findByRole('button', { name: /B 1 NEW/ })).toBeVisible();
      await userEvent.hover(band.getByRole('button', { name: /B 1 NEW/ }));
      await arrive('B 2 NEW');
      await expect(await band.findByText('2 urgent')).toBeVisible();
      await expect(band.queryByRole('button', { name: /B 2 NEW/ })).toBeNull();
      await userEvent.unhover(band.getByRole('button', { name: /B 1 NEW/ }));
      await userEvent.hover(document.body);
      await pass(live, 2_000);
      await expect(await band.findByRole('button', { name: /B 2 NEW/ })).toBeVisible();
    },
  }),
  tags: ['behaviour'],
};
