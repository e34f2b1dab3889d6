import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createManualClock } from '../../testing/manual-clock.ts';
import type { Position } from '../static-map.ts';
import { mapPool } from './map-pool.ts';
import { MapSettingsContext } from './map-settings.ts';
import { MapView } from './map-view.tsx';

const clock = createManualClock();
const cipali: Position = { latitude: -6.58, longitude: 107.99 };
const settings = { workerUrl: '/no-such-worker.mjs' };

const meta = {
  title: 'Core/Primitives/Map worker',
  tags: ['!autodocs', 'behaviour'],
  component: MapView,
  parameters: { pantau: { clock }, docs: { story: { inline: false, height: 320 } } },
  args: { center: cipali, label: 'B 9482 KXT, Tol Cipali' },
  render: (args) => (
    <MapSettingsContext.Provider value={settings}>
      <div style={{ width: 374, display: 'grid', height: 240 }}>
        <MapView {...args} />
      </div>
    </MapSettingsContext.Provider>
  ),
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A map whose worker does not respond within 20 s is replaced by the static map or the coordinates. */
export const WorkerNeverResponds: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="live"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    await clock.advance(20_000);
    await within(canvasElement).findByText(/-6|−6/, {}, { timeout: 10_000 });
    await expect(canvasElement.querySelector('[data-phase]')).toBeNull();
    await waitFor(() => expect(mapPool.size).toBe(0));
  },
};
