import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from './alert-panel.tsx';

/** Sends nothing after its first head, but stays connected. */
const silent = (alerts: MemoryAlertSource): MemoryAlertSource => ({
  ...alerts,
  subscribe(listener) {
    let isSilent = false;
    const feed = alerts.subscribe((event) => {
      if (!isSilent) listener(event);
      isSilent ||= event.kind === 'head';
    });
    return { ...feed, expectEvery: 500 };
  },
});

const meta = {
  title: 'Alert centre/Panel/Silent source',
  id: 'alert-centre-silent-source',
  component: AlertPanel,
  loaders: [
    (context) => {
      const world = storyWorld(context);
      return { ...world, alerts: silent(world.alerts) };
    },
  ],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
  args: { display: 'inline' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ height: 720 }}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-280: A live source that sends nothing for the time it declares is shown as disconnected. */
export const SilentSource: Story = {
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    const panel = within(canvasElement);
    await panel.findByText('Disconnected.', {}, { timeout: 15_000 });
    await expect(panel.queryByText('Live')).not.toBeInTheDocument();
  },
};

export const SilentSourceInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    await within(canvasElement).findByText('Koneksi terputus.', {}, { timeout: 15_000 });
  },
};
