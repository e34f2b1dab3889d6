import { type MapSettings, MapSettingsContext } from '@pantau/core/geo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DashboardContext } from '../../hooks/dashboard-context.ts';
import { company, tileOf } from '../../testing/dashboard-story.ts';
import { FleetMap } from './fleet-map.tsx';

const { source, pantau } = company();
const services = { source, changes: undefined };
const onOpenVehicle = fn();

const maps: MapSettings = { workerUrl };

const withMaps = (maps: MapSettings): NonNullable<Story['decorators']> => [
  (Story) => (
    <MapSettingsContext.Provider value={maps}>
      <Story />
    </MapSettingsContext.Provider>
  ),
];

const meta = {
  title: 'Dashboard/Fleet map',
  component: FleetMap,
  parameters: { pantau },
  args: { vehicleHref: (id: string) => `#vehicle-${id}`, onOpenVehicle },
  decorators: [
    (Story) => (
      <DashboardContext.Provider value={services}>
        <Story />
      </DashboardContext.Provider>
    ),
  ],
  beforeEach: () => {
    onOpenVehicle.mockClear();
  },
} satisfies Meta<typeof FleetMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DB-15, DB-17: All vehicles; two in Jakarta are one marker, which zooms in. */
export const Map: Story = {
  decorators: withMaps({ workerUrl }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await expect(await tile.findByText('8 of 10 tracked')).toBeVisible();
    const group = await tile.findByRole('button', { name: /^[23] vehicles, zoom in$/ });
    await expect(tile.getByRole('button', { name: /^L 8117 UQ, Moving, 56 km\/h$/ })).toBeVisible();
    const view = tile.getByRole('group', { name: 'Map of the vehicles' }).getBoundingClientRect();
    for (const marker of tile.getAllByRole('button', { name: /, (Moving|Idle|Parked|Offline)/ })) {
      const { left, right } = marker.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(view.left);
      await expect(right).toBeLessThanOrEqual(view.right);
    }
    await userEvent.click(group);
    await waitFor(() =>
      expect(
        tile.getByRole('button', { name: /^B 9117 TEU|^B 9482 KXT|^2 vehicles/ }),
      ).toBeVisible(),
    );
  },
};
export const MapDark: Story = { ...Map, globals: { theme: 'dark' }, tags: ['behaviour'] };

let whenIdle: (() => void) | undefined;

/** DB-23: The map starts once the browser is idle; the numbers and the table do not wait for it. */
export const StartsWhenIdle: Story = {
  decorators: withMaps({ workerUrl }),
  beforeEach() {
    const { requestIdleCallback, cancelIdleCallback } = window;
    window.requestIdleCallback = (run) => {
      whenIdle = () => run({ didTimeout: false, timeRemaining: () => 10 });
      return 1;
    };
    window.cancelIdleCallback = () => undefined;
    return () => {
      Object.assign(window, { requestIdleCallback, cancelIdleCallback });
      whenIdle = undefined;
    };
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await expect(await tile.findByText('8 of 10 tracked')).toBeVisible();
    await waitFor(() => expect(whenIdle).toBeDefined());
    await expect(tile.queryByRole('group', { name: 'Map of the vehicles' })).toBeNull();
    const table = tile.getByRole('button', { name: 'Show as table' });
    await userEvent.click(table);
    await expect(tile.getByRole('table')).toBeVisible();
    await userEvent.click(table);
    whenIdle?.();
    await expect(await tile.findByRole('group', { name: 'Map of the vehicles' })).toBeVisible();
    await expect(await tile.findByRole('button', { name: /^L 8117 UQ/ })).toBeVisible();
  },
};

/** DB-18: A marker works by keyboard and shows the vehicle, which leads to its live view. */
export const Selected: Story = {
  decorators: withMaps({ workerUrl }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    const marker = await tile.findByRole('button', { name: /^L 8117 UQ/ });
    marker.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await tile.findByRole('status'));
    await expect(card.getByText('Slamet Riyadi, 56 km/h')).toBeVisible();
    await expect(card.getByText('1 min')).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Open live view' }));
    await expect(onOpenVehicle.mock.calls).toEqual([['5']]);
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await expect(tile.queryByRole('status')).toBeNull();
  },
};

/** DB-18: The same vehicles as a table. */
export const Table: Story = {
  decorators: withMaps({ workerUrl }),
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await userEvent.click(await tile.findByRole('button', { name: 'Show as table' }));
    await expect(await tile.findAllByRole('row')).toHaveLength(9);
    await expect(tile.getByRole('row', { name: /L 8117 UQ Moving 56 km\/h 1 min/ })).toBeVisible();
  },
};

/** DB-20: A row leads to the live view without loading the page; with Ctrl it opens a tab of its own. */
export const TableLinks: Story = {
  tags: ['behaviour'],
  decorators: withMaps({ workerUrl }),
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await userEvent.click(await tile.findByRole('button', { name: 'Show as table' }));
    const link = await tile.findByRole('link', { name: 'L 8117 UQ' });
    await userEvent.click(link);
    await expect(onOpenVehicle.mock.calls).toEqual([['5']]);
    const kept: boolean[] = [];
    const note = (event: Event): void => {
      kept.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await expect(kept).toEqual([true]);
    await expect(onOpenVehicle).toHaveBeenCalledOnce();
  },
};

/** DB-21: One stop for Tab, arrow keys between the markers, and focus stays when a group falls apart. */
export const Keys: Story = {
  tags: ['behaviour'],
  decorators: withMaps({ workerUrl }),
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    const group = await tile.findByRole('button', { name: /^[23] vehicles, zoom in$/ });
    const markers = (): readonly HTMLElement[] => [
      ...canvasElement.querySelectorAll<HTMLElement>('[data-marker]'),
    ];
    const stops = (): number => markers().filter(({ tabIndex }) => tabIndex === 0).length;
    await expect(markers().length).toBeGreaterThan(3);
    await expect(stops()).toBe(1);
    const left = (element: Element | null): number => element?.getBoundingClientRect().left ?? 0;
    markers()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
    const start = left(document.activeElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(left(document.activeElement)).toBeGreaterThan(start);
    await userEvent.keyboard('{End}');
    await expect(left(document.activeElement)).toBe(Math.max(...markers().map(left)));
    await userEvent.keyboard('{Home}');
    await expect(stops()).toBe(1);
    group.focus();
    await expect(group.tabIndex).toBe(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group.isConnected).toBe(false));
    await waitFor(() =>
      expect((document.activeElement as HTMLElement).dataset['marker']).toBeDefined(),
    );
  },
};

/** DB-22: Recentering fits the vehicles into the present size of the map. */
export const Resized: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={maps}>
        <div data-testid="frame" style={{ width: 900 }}>
          <Story />
        </div>
      </MapSettingsContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await tile.findByRole('button', { name: /^L 8117 UQ, Moving/ });
    within(canvasElement).getByTestId('frame').style.width = '360px';
    const view = tile.getByRole('group', { name: 'Map of the vehicles' });
    await waitFor(() => expect(view.clientWidth).toBeLessThan(360));
    await waitFor(async () => {
      await userEvent.click(tile.getByRole('button', { name: 'Recenter map' }));
      const { left, right } = view.getBoundingClientRect();
      const xs = [...view.querySelectorAll('[data-marker]')].map((one) => {
        const box = one.getBoundingClientRect();
        return (box.left + box.right) / 2;
      });
      await expect(Math.min(...xs)).toBeGreaterThan(left + 20);
      await expect(Math.max(...xs)).toBeLessThan(right - 20);
      await expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(100);
      await expect(view.querySelectorAll('[data-marker]').length).toBeGreaterThan(2);
    });
  },
};

/** DB-18: Where a map cannot be shown, the vehicles are listed. */
export const WithoutMap: Story = {
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await expect(await tile.findByRole('row', { name: /N 9058 UR Offline/ })).toBeInTheDocument();
  },
};
