import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

/** Each prop of `<AlertCenter>` that no other story shows; the README names the story of each. */
const meta = {
  title: 'Embedding/Host options',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' } },
  args: {
    source: undefined as never,
    onAlertOpen: fn(),
    onAction: fn(),
    onAutoPopup: fn(),
    onBulkAction: fn(),
    onCounts: fn(),
    onDisplayChange: fn(),
    onConnectionChange: fn(),
    onError: fn(),
  },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const page = ({ canvasElement }: PlayContext) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

const findBell = (context: PlayContext) =>
  page(context).findByRole('button', { name: /^Alert centre, \d/ });

export const WithoutTheStrip: Story = {
  args: { hideStrip: true },
  play: async (context) => {
    await findBell(context);
    await expect(page(context).queryByLabelText('Newest unread')).toBeNull();
  },
};

export const LiveUpdatesPaused: Story = {
  args: { liveUpdates: false },
  play: async (context) => {
    await findBell(context);
    await waitFor(() =>
      expect(context.args.onConnectionChange).toHaveBeenCalledWith(
        expect.objectContaining({ state: 'paused' }),
      ),
    );
  },
};

export const WithoutASound: Story = {
  args: { sound: null },
  play: async (context) => {
    await findBell(context);
    worldOf(context).arrive({ alertCode: 49 });
    await expect(page(context).queryByRole('button', { name: /sound/i })).toBeNull();
  },
};

export const ReloadsWhenBackOnline: Story = {
  args: { reconnectBehavior: 'resync' },
  tags: ['behaviour'],
  play: async (context) => {
    const bell = await findBell(context);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(
      () =>
        expect(context.args.onConnectionChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ state: 'live', offline: false }),
        ),
      { timeout: 10_000 },
    );
    await expect(bell).toBeVisible();
  },
};

/** AC-206: Offline, the panel does not call itself live, although its connection has not noticed yet. */
export const OfflineIsDisconnected: Story = {
  play: async (context) => {
    await userEvent.click(await findBell(context));
    const panel = within(await page(context).findByRole('dialog', { name: 'Alert centre' }));
    await panel.findByText('Live', {}, { timeout: 10_000 });
    window.dispatchEvent(new Event('offline'));
    try {
      await panel.findByText('Disconnected');
      await expect(panel.queryByText('Live')).toBeNull();
    } finally {
      window.dispatchEvent(new Event('online'));
    }
    await panel.findByText('Live', {}, { timeout: 10_000 });
    await expect(panel.queryByText('Disconnected')).toBeNull();
  },
};

export const HostCallbacks: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args } = context;
    const expectCall = (spy: unknown, ...detail: unknown[]) =>
      waitFor(() => expect(spy).toHaveBeenCalledWith(...detail));
    await userEvent.click(await findBell(context));
    await expectCall(args.onDisplayChange, 'popup');
    await expectCall(args.onCounts, expect.objectContaining({ isKnown: true }));
    await expectCall(args.onConnectionChange, expect.objectContaining({ state: 'live' }));
    const panel = within(await page(context).findByRole('dialog', { name: 'Alert centre' }));
    await userEvent.click(
      (await panel.findAllByRole('button', { name: /^Urgent, Unread/ }))[0] as HTMLElement,
    );
    await expectCall(args.onAlertOpen, expect.objectContaining({ read: false }));
    await expectCall(args.onAction, { type: 'read' }, expect.objectContaining({ ok: true }));
  },
};

/** AC-65 */
export const AutoOpenedAlert: Story = {
  play: async (context) => {
    await findBell(context);
    const alert = worldOf(context).arrive({ alertCode: 1 });
    await waitFor(() =>
      expect(context.args.onAutoPopup).toHaveBeenCalledWith(
        expect.objectContaining({ id: alert.id }),
      ),
    );
  },
};
