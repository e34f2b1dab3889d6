import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const DAY_MS = 86_400_000;
const timeZone = 'Asia/Jakarta';
const serverStart = Date.UTC(2026, 10, 20, 7, 32);
const server = createManualClock(serverStart);
const browser = createManualClock(serverStart + 3 * DAY_MS);

const meta = {
  title: 'Alert centre/Preview/Windows, clock',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone, clock: browser },
    world: { clock: server, latencyMs: 2 },
  },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 500, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time passes for both until the check succeeds. */
const until = (check: () => unknown): Promise<void> =>
  waitFor(
    async () => {
      await server.advance(50);
      await browser.advance(50);
      await check();
    },
    { timeout: 10_000 },
  );

/** AC-207: With a clock that is three days ahead, today's alert still shows no date. */
export const DayByServerTime: Story = {
  play: async (context) => {
    const page = context.canvasElement.ownerDocument;
    const row = (id: string) => page.querySelector<HTMLElement>(`[data-alert-id="${id}"] > button`);
    await until(() => expect(page.querySelectorAll('[data-alert-id]').length).toBeGreaterThan(3));
    const { id } = worldOf(context).arrive({ alertCode: 8 });
    await until(() => expect(row(id)).not.toBeNull());
    await userEvent.click(row(id) as HTMLElement);
    const preview = () => page.querySelector<HTMLElement>(`[data-preview-window="${id}"]`);
    await until(() => expect(preview()?.querySelector('time')).toBeTruthy());
    await expect(preview()?.querySelector('time')?.textContent).toMatch(/14:32/);
    await expect(preview()?.querySelector('time')?.textContent).not.toMatch(/Nov/);
  },
};
