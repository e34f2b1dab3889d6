import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertHistory,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { expectOneRow } from '../../testing/stories/one-row.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { alertsOf, historyOf, historyWorld } from '../../testing/stories/history-story.tsx';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { AlertDetail, type AlertDetailProps } from './alert-detail.tsx';

const user = storyUser();
const onBack = fn();
const DAY_MS = 86_400_000;

/** An alert older than any list of the panel, as id 9001. */
const oldAlert = (world: MemoryWorld): void => {
  world.arrive({ alertCode: 8, createdOn: world.now() - 9 * DAY_MS, alertFlag: 'a-b' });
};

const meta = {
  title: 'Alert centre/History/Detail',
  component: AlertDetail,
  loaders: [historyWorld],
  parameters: {
    pantau: { user, timeZone: 'Asia/Jakarta' },
    world: { scenario: 'quiet', prepare: oldAlert },
  },
  args: { source: {} as MemoryAlertHistory, notificationId: '9001', onBack } as AlertDetailProps,
  render: ({ source: _, ...args }, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <AlertDetail source={historyOf({ loaded })} {...args} />
    </StoryFrame>
  ),
  beforeEach: () => void onBack.mockClear(),
} satisfies Meta<typeof AlertDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };

/** AC-455, AC-463: An old alert on a page, with the actions, notes and log of its preview; opening it reads it. */
export const Found: Story = {
  async play({ canvasElement, loaded }) {
    const view = within(canvasElement);
    const { world } = alertsOf({ loaded });
    await view.findByRole('heading', { level: 1 }, late);
    await expect(view.getByRole('button', { name: 'Mark resolved' })).toBeVisible();
    await expect(view.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await waitFor(() => expect(world.alert('9001')?.read).toBe(true), late);
  },
};

/** AC-536: Opened in a tab behind, it stays unread until the user turns to that tab. */
export const OpenedInAHiddenTab: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const page = canvasElement.ownerDocument;
    const { world } = alertsOf({ loaded });
    try {
      const heading = await within(canvasElement).findByRole('heading', { level: 1 }, late);
      const glyph = heading.previousElementSibling;
      // Reading would show in the glyph before the source knows.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(glyph).toHaveAttribute('data-state', 'unread');
      await expect(world.alert('9001')?.read).toBe(false);
    } finally {
      Reflect.deleteProperty(page, 'visibilityState');
    }
    page.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(world.alert('9001')?.read).toBe(true), late);
  },
  beforeEach() {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    return () => Reflect.deleteProperty(document, 'visibilityState');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
/** CO-278: The actions stay in one row. */
export const PhoneIndonesian: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { user, timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 1 }, late);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const resolve = await within(canvasElement).findByRole('button', { name: 'Tandai selesai' });
    await expectOneRow(resolve.parentElement);
  },
};

/** AC-463: Actions on the page work for an alert that no list shows, and the page follows colleagues. */
export const Settles: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const view = within(canvasElement);
    const { world } = alertsOf({ loaded });
    await userEvent.click(await view.findByRole('button', { name: 'Mark resolved' }, late));
    await sayYes(within(document.body), /resolved/);
    await waitFor(() => expect(world.alert('9001')?.resolved).toBe(true), late);
    await expect(await view.findByText('Resolved, Ratna Dewi', {}, late)).toBeVisible();
    const alert = world.alert('9001');
    if (alert === undefined) throw new Error('There is no alert');
    world.act(
      demoUsers.dispatcher,
      { type: 'checkAgain' },
      {
        ...{ mode: 'selection', ids: ['9001'] },
        range: { start: alert.createdOn, end: alert.createdOn },
      },
    );
    await expect(await view.findByRole('button', { name: 'Mark resolved' }, late)).toBeVisible();
  },
};

/** AC-456, PO-260: A notification that does not exist for the user. */
export const NotFound: Story = {
  args: { notificationId: '8-1-2-x' },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { level: 1, name: 'This notification does not exist' }, late);
    await userEvent.click(view.getByRole('button', { name: 'Back to notifications' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

const fails = (kind: 'forbidden' | 'offline') => (history: MemoryAlertHistory) =>
  history.failNext('find', new PantauError(kind));

/** AC-456, PO-260: Without access there is nothing to try again. */
export const Forbidden: Story = {
  parameters: { history: fails('forbidden') },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { level: 1, name: 'You cannot see notifications' }, late);
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** PO-260: A failure can be tried again. */
export const Failed: Story = {
  parameters: { history: fails('offline') },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const retry = await view.findByRole('button', { name: 'Try again' }, late);
    await expect(view.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(retry);
    await view.findByRole('article', {}, late);
    await expect(view.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
