import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectListsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from './alert-panel.tsx';

/** Stands still until the story moves it on, so that alerts that wait go on waiting. */
const clock = createManualClock(Date.now());

const meta = {
  title: 'Alert centre/Panel/Section heading',
  id: 'alert-centre-section-heading',
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 360, flush: true, clock },
    world: { clock, latencyMs: 0 },
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ height: 720 }}>
        <AlertPanel />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-471: The number of unresolved alerts and the button for new ones stand side by side on a phone. */
export const OnAPhone: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  play: async (context) => {
    const panel = within(context.canvasElement);
    const until = (check: () => Promise<void>) =>
      waitFor(async () => {
        await clock.advance(100);
        await check();
      });
    await until(() => expectListsLoaded(context.canvasElement));
    const [row] = panel.getAllByRole('listitem');
    await userEvent.hover(row?.querySelector('button') as HTMLElement);
    for (let index = 0; index < 12; index += 1) worldOf(context).arrive({ alertCode: 49 });
    await until(() => expect(panel.getByRole('button', { name: '12 baru' })).toBeVisible());
    const button = panel.getByRole('button', { name: '12 baru' }).getBoundingClientRect();
    const [count] = panel.getAllByText(/belum selesai$/).filter((one) => one.closest('h3'));
    const { right, width } = count?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBeGreaterThan(0);
    await expect(count?.scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
    await expect(button.left).toBeGreaterThanOrEqual(right);
  },
};
export const OnAPhoneInEnglish: Story = { globals: { locale: 'en' } };
