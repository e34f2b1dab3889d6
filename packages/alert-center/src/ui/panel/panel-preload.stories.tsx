import type { Lazy } from '@pantau/core/lazy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { bulkTools } from '../bulk/bulk-bar.tsx';
import { PanelPreloadContext } from '../shared/panel-preload.ts';
import { AlertPanel } from './alert-panel.tsx';

const preload = fn();
const outside: readonly Lazy<unknown>[] = [
  { preload, get: () => undefined, load: () => Promise.resolve(undefined) } as never,
];

const meta = {
  title: 'Alert centre/Panel/Preload',
  tags: ['!autodocs', 'behaviour'],
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
  args: { display: 'inline' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <PanelPreloadContext.Provider value={outside}>
        <div style={{ height: 640 }}>
          <AlertPanel {...args} />
        </div>
      </PanelPreloadContext.Provider>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-321: An open panel loads the code of its bulk actions, and what it leads to, before anything is used. */
export const LoadsWhatIsNeededNext: Story = {
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    await waitFor(() => expect(preload).toHaveBeenCalled());
    await waitFor(() => expect(bulkTools.get()).toBeDefined());
  },
};
