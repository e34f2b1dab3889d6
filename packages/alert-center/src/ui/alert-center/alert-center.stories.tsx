import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { demoUsers } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

const meta = {
  title: 'Alert centre/Widget/Alert centre',
  id: 'alert-centre-alert-centre',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' } },
  args: {
    source: undefined as never,
    onSeeOther: fn(),
    onAction: fn(),
    onAlertOpen: fn(),
    onCounts: fn(),
    onConnectionChange: fn(),
    onError: fn(),
  },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const worldOf = ({ loaded }: PlayContext) => (loaded['alerts'] as MemoryAlertSource).world;

/** The bell is in the page; overlays are in the layer beside it. */
const everything = ({ canvasElement }: PlayContext) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

const openPanel = async (context: PlayContext) => {
  const page = everything(context);
  await userEvent.click(await page.findByRole('button', { name: /^Alert centre/ }));
  const frame = await page.findByRole('dialog', { name: 'Alert centre' });
  await listsLoaded(frame);
  const panel = within(frame);
  return { page, panel };
};

/** The preview loads later. Its heading distinguishes it from the panel. */
const findDetail = async (page: ReturnType<typeof within>) =>
  (await page.findByRole('heading', { name: 'History' })).closest('[role=dialog]') as HTMLElement;

/** Presses Tab until the element has the focus. */
const tabTo = async (element: HTMLElement) => {
  for (let step = 0; step < 20 && document.activeElement !== element; step += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
};

/** A toast, which is also announced to screen readers. */
const findToast = async (page: ReturnType<typeof within>, text: string | RegExp) =>
  expect((await page.findAllByText(text)).length).toBeGreaterThan(0);

export const Popup: Story = {};

export const PopupOpen: Story = {
  play: async (context) => {
    await openPanel(context);
  },
};

export const PopupInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const page = everything(context);
    await userEvent.click(await page.findByRole('button', { name: /^Pusat peringatan/ }));
    const panel = within(await page.findByRole('dialog', { name: 'Pusat peringatan' }));
    await expect(await panel.findByText('Langsung')).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Belum selesai saja' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Mendesak/, expanded: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Lihat notifikasi lain' })).toBeVisible();
  },
};

export const PopupInTheDark: Story = { ...PopupOpen, globals: { theme: 'dark' } };
export const PopupCompact: Story = { ...PopupOpen, globals: { density: 'compact' } };
export const PopupInAShadowRoot: Story = {
  parameters: { pantau: { user: storyUser(), shadowRoot: true } },
};
export const Inline: Story = { args: { display: 'inline' } };

/** AC-5 */
export const BellTogglesPanel: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const bell = page.getByRole('button', { name: /^Alert centre, \d/ });
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(page.queryByRole('dialog', { name: 'Alert centre' })).not.toBeInTheDocument(),
    );
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Alert centre' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(page.queryByRole('dialog', { name: 'Alert centre' })).not.toBeInTheDocument(),
    );
    await expect(bell).toHaveFocus();
  },
};

/** AC-33 */
export const OpeningAnAlertMarksItRead: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    const id = row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
    await userEvent.click(row);
    await expect(await findDetail(page)).toBeVisible();
    await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true));
    await expect(context.args.onAlertOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row).toHaveAccessibleName(/^Urgent, Read/);
  },
};

/** AC-34 */
export const ResolvingLowersCount: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const bell = page.getByRole('button', { name: /^Alert centre, \d/ });
    const before = Number(/\d+/.exec(bell.getAttribute('aria-label') ?? '')?.[0]);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    await userEvent.click(row);
    const detail = within(await findDetail(page));
    await userEvent.click(await detail.findByRole('button', { name: 'Mark resolved' }));
    await sayYes(page, 'Mark as resolved?');
    await detail.findByRole('button', { name: 'Check again' });
    await findToast(page, /^Alert of .+ marked resolved$/);
    await waitFor(() =>
      expect(bell).toHaveAccessibleName(`Alert centre, ${before - 1} unresolved`),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveAccessibleName(/^Urgent, Resolved, Ratna Dewi/));
  },
};

/** AC-43 */
export const ResolvedElsewhereShowsTheName: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { panel } = await openPanel(context);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    const id = row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
    worldOf(context).resolveAs(demoUsers.dispatcher, [id]);
    await waitFor(() => expect(row).toHaveAccessibleName(/^Urgent, Resolved, Budi Santoso/));
  },
};

/** AC-44 */
export const RejectedActionRollsBackWithServerMessage: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { PantauError } = await import('@pantau/core');
    const { page, panel } = await openPanel(context);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    const error = new PantauError('forbidden', { serverMessage: 'Kendaraan ini bukan milik Anda' });
    worldOf(context).failNext('act', error);
    const item = within(row.closest('li') as HTMLElement);
    await userEvent.click(await item.findByRole('button', { name: /^Mark resolved/ }));
    await sayYes(page, 'Mark as resolved?');
    await findToast(page, 'Kendaraan ini bukan milik Anda');
    await waitFor(() => expect(row).toHaveAccessibleName(/^Urgent, Unread/));
  },
};

export const NamesUserWhoActedFirst: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const world = worldOf(context);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    const id = row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
    const item = within(row.closest('li') as HTMLElement);
    const resolve = await item.findByRole('button', { name: /^Mark resolved/ });
    // The message is lost, so the button is still there.
    world.dropMessages(1);
    world.resolveAs(demoUsers.dispatcher, [id]);
    await userEvent.click(resolve);
    await sayYes(page, 'Mark as resolved?');
    await findToast(page, /^Budi Santoso had already resolved the alert of/);
  },
};

/** AC-37, AC-38, AC-39 */
export const FalseAlertRequiresReason: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const row = panel.getAllByRole('button', { name: /^Urgent, Unread/ })[0] as HTMLElement;
    const id = row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
    const item = within(row.closest('li') as HTMLElement);
    await userEvent.click(await item.findByRole('button', { name: /^False alert/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Mark as a false alert?' }));
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mark as false alert' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other reason' }));
    await expect(dialog.getByText('Other reason is required')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /Other reason/ });
    await userEvent.type(field, '   ');
    await expect(dialog.getByText('Other reason is required')).toBeVisible();
    await userEvent.type(field, 'Lens was dirty');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as false alert' }));
    await waitFor(() => expect(worldOf(context).alert(id)?.falseAlert).toBe(true));
    await waitFor(() => expect(row).toHaveAccessibleName(/^Urgent, False alert/));
  },
};

export const NewAlertsWaitWhileListIsScrolled: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { panel } = await openPanel(context);
    const list = panel.getByRole('list', { name: 'urgent alerts' });
    const scroller = list.closest<HTMLElement>('[data-urgency]') as HTMLElement;
    const first = within(list).getAllByRole('listitem')[0];
    scroller.scrollTo({ top: 120 });
    await waitFor(() => expect(scroller.scrollTop).toBe(120));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    worldOf(context).arrive({ alertCode: 49 });
    worldOf(context).arrive({ alertCode: 8 });
    const waiting = await panel.findByRole('button', { name: '2 new alerts' });
    await expect(within(list).getAllByRole('listitem')[0]).toBe(first);
    await userEvent.click(waiting);
    await waitFor(() => expect(panel.queryByText('2 new alerts')).not.toBeInTheDocument());
    await expect(within(list).getAllByRole('listitem')[2]).toBe(first);
    await expect(scroller.scrollTop).toBe(0);
  },
};

export const RecoversFromLostConnection: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, panel } = await openPanel(context);
    const world = worldOf(context);
    const rows = panel.getAllByRole('listitem').length;
    world.disconnect();
    await panel.findByText('Disconnected.', {}, { timeout: 15_000 });
    await expect(panel.getByText('Disconnected')).toBeVisible();
    await expect(panel.getAllByRole('listitem').length).toBe(rows);
    await expect(page.getByRole('button', { name: /disconnected$/ })).toBeVisible();
    world.arrive({ alertCode: 49, description: { id: 'Terlewat', en: 'Missed meanwhile' } });
    world.reconnect();
    await panel.findByText('Live', {}, { timeout: 15_000 });
    await waitFor(() => expect(panel.queryByText('Disconnected.')).not.toBeInTheDocument());
    await expect(await panel.findAllByText('Missed meanwhile')).toHaveLength(1);
  },
};

export const ByKeyboardAlone: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const page = everything(context);
    await page.findByRole('button', { name: /^Alert centre, \d/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const frame = await page.findByRole('dialog', { name: 'Alert centre' });
    await listsLoaded(frame);
    const panel = within(frame);
    await waitFor(() => expect(frame).toHaveFocus());
    const rows = panel.getAllByRole('button', { name: /^Urgent, Unread/ });
    await tabTo(rows[0] as HTMLElement);
    await userEvent.tab();
    const first = within(rows[0]?.closest('li') as HTMLElement);
    await expect(first.getByRole('checkbox', { name: /^Select/ })).toHaveFocus();
    await userEvent.tab();
    await expect(first.getByRole('button', { name: /^Mark resolved/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first.getByRole('button', { name: /^Resolve with a note/ })).toHaveFocus();
    await userEvent.tab();
    await expect(first.getByRole('button', { name: /^Take/ })).toHaveFocus();
    await userEvent.tab();
    await expect(first.getByRole('button', { name: /^Snooze/ })).toHaveFocus();
    await userEvent.tab();
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: 'Mark resolved' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
  },
};
