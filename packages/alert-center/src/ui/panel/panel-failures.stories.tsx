import { PantauError } from '@pantau/core';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { arriveThousand, loaded, panelStory, rowsIn } from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';

const meta = {
  title: 'Alert centre/Panel/Failures',
  ...panelStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (world: MemoryWorld) =>
  world.failNext('listAlerts', new PantauError('server', { status: 503 }), 1_000);

/** AC-31 */
export const Failed: Story = {
  parameters: { world: { prepare: refuse } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await panel.findByRole('heading', { name: 'Alerts could not be loaded' });
    await expect(panel.queryByText(/No alerts|No urgent alerts/)).not.toBeInTheDocument();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** AC-31 */
export const FailedThenRetried: Story = {
  parameters: {
    world: {
      prepare: (world: MemoryWorld) =>
        world.failNext('listAlerts', new PantauError('forbidden', { status: 403 }), 2),
    },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const panel = within(context.canvasElement);
    await panel.findByText('You do not have access to these alerts.');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await loaded(context);
  },
};

export const RowsStayAfterFailure: Story = {
  play: async (context) => {
    await loaded(context);
    const world = worldOf(context);
    const panel = within(context.canvasElement);
    // Both lists are loaded.
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy]')).toBeNull());
    const before = rowsIn(context.canvasElement).length;
    refuse(world);
    world.failNext('missedSince', new PantauError('server', { status: 503 }), 1_000);
    world.disconnect();
    await waitFor(() => expect(panel.queryByText('Live')).not.toBeInTheDocument());
    // Missed changes cannot be requested.
    world.resolveAs(demoUsers.dispatcher, [world.alerts()[0]?.id ?? '']);
    world.reconnect();
    await panel.findAllByText('This list could not be refreshed.');
    await expect(rowsIn(context.canvasElement).length).toBe(before);
  },
};

export const Disconnected: Story = {
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    worldOf(context).disconnect();
    await panel.findByText('Disconnected.', {}, { timeout: 15_000 });
    await expect(panel.getByText(/^The list stopped at|The list stopped at/)).toBeVisible();
    await expect(panel.getByText(/Trying again in|Trying now/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try now' })).toBeVisible();
    await expect(rowsIn(context.canvasElement).length).toBeGreaterThan(5);
  },
};

export const DisconnectedInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    await loaded(context);
    worldOf(context).disconnect();
    const panel = within(context.canvasElement);
    await panel.findByText('Koneksi terputus.', {}, { timeout: 15_000 });
    await expect(panel.getByText('Terputus')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Coba sekarang' })).toBeVisible();
  },
};

export const NeverReached: Story = {
  parameters: { world: { prepare: (world: MemoryWorld) => world.disconnect() } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await panel.findByText('Disconnected.', {}, { timeout: 15_000 });
    await expect(panel.getByText(/The list has not been loaded yet/)).toBeVisible();
    await expect(panel.queryByText(/No alerts/)).not.toBeInTheDocument();
  },
};

/** Disconnected counts after 3 s; until then the connection may come back. */
export const Reconnecting: Story = {
  play: async (context) => {
    await loaded(context);
    const world = worldOf(context);
    const panel = within(context.canvasElement);
    world.disconnect();
    await panel.findByText('Reconnecting');
    await expect(panel.queryByText('Disconnected.')).not.toBeInTheDocument();
  },
};

export const FailedOlderAlertsCanBeRetried: Story = {
  parameters: { world: { prepare: arriveThousand } },
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    const list = panel.getByRole('list', { name: 'urgent alerts' });
    worldOf(context).failNext('listAlerts', new PantauError('server', { status: 500 }));
    const button = panel.getAllByRole('button', { name: 'Load older alerts' })[0] as HTMLElement;
    await userEvent.click(button);
    await panel.findByText('Older alerts could not be loaded.');
    await expect(within(list).getAllByRole('listitem').length).toBe(20);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBe(40));
  },
};

/** AC-710: A signed-out user sees a notice instead of the alerts, and never a Pantau sign-in page. */
export const SignedOut: Story = {
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    worldOf(context).signOut();
    await panel.findByRole('heading', { name: 'You are signed out' }, { timeout: 15_000 });
    await expect(rowsIn(context.canvasElement)).toHaveLength(0);
    await expect(panel.getByText('Signed out')).toBeVisible();
    await expect(panel.queryByText('Disconnected.')).toBeNull();
    await expect(context.canvasElement.querySelector('input[type="password"]')).toBeNull();
  },
};

/** AC-710: Once the user has signed in again, the alerts are loaded on request. */
export const SignedInAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await SignedOut.play?.(context);
    const panel = within(context.canvasElement);
    worldOf(context).reconnect();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowsIn(context.canvasElement).length).toBeGreaterThan(5), {
      timeout: 15_000,
    });
  },
};

/** AC-710: From the start, without waiting. */
export const SignedOutFromTheStart: Story = {
  globals: { locale: 'id' },
  parameters: { world: { prepare: (world: MemoryWorld) => world.signOut() } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await panel.findByRole('heading', { name: 'Anda belum masuk' });
    await expect(panel.queryByText(/Tidak ada peringatan/)).toBeNull();
  },
};
