import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactElement, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PantauProvider } from '../../provider/pantau-provider.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Position } from '../static-map.ts';
import { mapPool } from './map-pool.ts';
import { MapSettingsContext } from './map-settings.ts';
import { MapView } from './map-view.tsx';

const cipali: Position = { latitude: -6.58, longitude: 107.99 };
const track: readonly Position[] = [
  { latitude: -6.555, longitude: 107.9 },
  { latitude: -6.562, longitude: 107.93 },
  { latitude: -6.573, longitude: 107.96 },
  cipali,
];
const fence: readonly Position[] = [
  { latitude: -6.57, longitude: 107.97 },
  { latitude: -6.57, longitude: 108.01 },
  { latitude: -6.6, longitude: 108.01 },
  { latitude: -6.6, longitude: 107.97 },
  { latitude: -6.57, longitude: 107.97 },
];

const meta = {
  title: 'Core/Primitives/Map',
  component: MapView,
  // One page per story, so that no map outlives its story.
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: {
    center: cipali,
    zoom: 11,
    track,
    geofences: [fence],
    vehicle: { position: cipali, heading: 96, tone: 'urgent' },
    label: 'B 9482 KXT, Tol Cipali',
  },
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ workerUrl }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  render: (args) => (
    <div style={{ width: 374, maxWidth: '100%', display: 'grid', height: 240 }}>
      <MapView {...args} />
    </div>
  ),
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

const isLive = (canvasElement: HTMLElement, count = 1) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-phase="live"]')).toHaveLength(count), {
    timeout: 20_000,
  });

export const BuiltInBaseMap: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await isLive(canvasElement);
    await expect(canvas.getByRole('group', { name: 'B 9482 KXT, Tol Cipali' })).toBeVisible();
    await expect(canvas.getByText('Natural Earth, GeoNames')).toBeVisible();
  },
};

/** AC-335: The marker in the alert's severity. */
export const MarkerTones: Story = {
  play: async ({ canvasElement }) => {
    await isLive(canvasElement);
    const marker = canvasElement.querySelector('svg[data-tone="urgent"] path') as Element;
    const style = getComputedStyle(marker);
    const probe = document.createElement('i');
    probe.style.color = style.getPropertyValue('--pantau-urgent');
    canvasElement.append(probe);
    await expect(style.fill).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

/** CO-155: Never opened: the skeleton covers the whole map. */
export const Loading: Story = {
  beforeEach: () => {
    // The style never arrives.
    const pending = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    return () => pending.mockRestore();
  },
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ workerUrl, styleUrl: '/slow-style.json' }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('group');
    await expect(map).toHaveAttribute('aria-busy', 'true');
    const skeleton = map.querySelector('[data-shape="block"]') as Element;
    const { width, height } = skeleton.getBoundingClientRect();
    await expect([width, height]).toEqual([map.clientWidth, map.clientHeight]);
  },
};

export const Dark: Story = { globals: { theme: 'dark', locale: 'id' } };

export const Java: Story = {
  args: { center: { latitude: -7.2, longitude: 110.2 }, zoom: 5.4, track: [], geofences: [] },
};

/** If the host's style cannot be loaded, the built-in base map is shown. */
export const StyleUnavailable: Story = {
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ workerUrl, styleUrl: '/no-such-style.json' }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  play: ({ canvasElement }) => isLive(canvasElement),
};

/** Without a worker and a static map, the coordinates are shown. */
export const NoWorker: Story = {
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{}}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('−6.58000, 107.99000');
  },
};

function Four(): ReactElement {
  const [isShown, setShown] = useState(true);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <PantauProvider locale="en" theme={theme}>
      <Button onClick={() => setShown(false)}>Close all</Button>
      <Button onClick={() => setTheme('dark')}>Dark</Button>
      {isShown && (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
          {['One', 'Two', 'Three', 'Four'].map((label) => (
            <MapView
              key={label}
              center={cipali}
              zoom={9}
              label={label}
              vehicle={{ position: cipali, heading: 96, tone: 'important' }}
            />
          ))}
        </div>
      )}
    </PantauProvider>
  );
}

const stills = (canvasElement: HTMLElement): readonly HTMLCanvasElement[] => [
  ...canvasElement.querySelectorAll<HTMLCanvasElement>('[data-phase="still"] > canvas'),
];

/** Mean brightness of a picture, 0 to 255. */
function brightness(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas;
  const pixels = [...(canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [])];
  const colors = pixels.filter((_, index) => index % 4 !== 3);
  return colors.reduce((sum, value) => sum + value, 0) / colors.length;
}

/** AC-441: After a change of theme, a map that shows a still image is drawn again. */
export const StillFollowsTheme: Story = {
  render: () => <Four />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(stills(canvasElement)).toHaveLength(1), { timeout: 20_000 });
    await isLive(canvasElement, 3);
    await expect(brightness(stills(canvasElement)[0] as HTMLCanvasElement)).toBeGreaterThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await waitFor(
      () => {
        const means = stills(canvasElement).map(brightness);
        void expect(means).not.toEqual([]);
        void expect(Math.max(...means)).toBeLessThan(100);
      },
      { timeout: 30_000 },
    );
    await waitFor(() => expect(stills(canvasElement).length).toBeLessThanOrEqual(2), {
      timeout: 20_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(mapPool.size).toBe(0));
  },
};

export const AtMostThreeLive: Story = {
  render: () => <Four />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[data-phase="still"]')).toHaveLength(1),
      { timeout: 20_000 },
    );
    await isLive(canvasElement, 3);
    // The still image shows the vehicle, too.
    await expect(
      canvasElement.querySelectorAll('[data-phase="still"] svg[data-tone]'),
    ).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show live map' }));
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[data-phase="still"]')).toHaveLength(1),
      { timeout: 20_000 },
    );
    await isLive(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(mapPool.size).toBe(0));
  },
};
