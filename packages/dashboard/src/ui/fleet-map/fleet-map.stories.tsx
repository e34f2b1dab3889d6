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
export const MapDark: Story = { ...Map, globals: { theme: 'dark' } };

/** DB-18: A marker works by keyboard and shows the vehicle, which leads to its live view. */
export const Selected: Story = {
  decorators: withMaps({ workerUrl }),
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

/** DB-18: Where a map cannot be shown, the vehicles are listed. */
export const WithoutMap: Story = {
  async play({ canvasElement }) {
    const tile = await tileOf(canvasElement, 'Fleet map');
    await expect(await tile.findByRole('row', { name: /N 9058 UR Offline/ })).toBeInTheDocument();
  },
};
