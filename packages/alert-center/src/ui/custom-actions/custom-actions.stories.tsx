import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';
import type { CustomAction } from '../shared/host-slots.ts';

const onError = fn();
const undo = fn();
const run = fn<CustomAction['run']>();

const ticket: CustomAction = {
  id: 'ticket',
  label: 'Open a ticket',
  icon: 'pen',
  confirm: { title: 'Open a ticket?', text: 'The workshop is notified.', button: 'Open' },
  run,
};
const actions: readonly CustomAction[] = [
  ticket,
  {
    id: 'fails',
    label: 'Lock the engine',
    run: () =>
      Promise.reject(new PantauError('conflict', { serverMessage: 'The vehicle is moving' })),
  },
  {
    id: 'throws',
    label: 'Send to the customer',
    run: () => {
      throw new Error('A fault of the host');
    },
  },
  { id: 'forbidden', label: 'Delete', scope: 'fleet-delete:update', run },
  { id: 'unfit', label: 'Never', isOffered: () => false, run },
];

const meta = {
  title: 'Alert centre/Custom actions',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
  args: { source: undefined as never, display: 'inline', actions, onError },
  beforeEach: () => {
    for (const mock of [onError, undo, run]) mock.mockReset();
    run.mockResolvedValue({ text: 'Ticket 4711 opened', undo });
  },
  render: (args, { loaded }) => (
    <div style={{ height: 640 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);
const more = /^(More actions|Tindakan lain)$/;

const openMenu = async (context: PlayContext) => {
  await listsLoaded(context.canvasElement);
  const page = pageOf(context);
  const [row] = await page.findAllByRole('button', { name: /^(Urgent|Mendesak), / });
  await userEvent.click(row as HTMLElement);
  await page.findByRole('heading', { name: /^(History|Riwayat)$/ });
  const button = await page.findByRole('button', { name: more });
  await userEvent.click(button);
  const menu = within(await page.findByRole('menu'));
  return { page, button, menu, id: row?.closest<HTMLElement>('li')?.dataset['alertId'] };
};

/** EM-71: Actions that the user may take and that apply. */
export const InPreview: Story = {
  play: async (context) => {
    const { menu } = await openMenu(context);
    const labels = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(labels).toEqual(['Open a ticket', 'Lock the engine', 'Send to the customer']);
  },
};
export const InPreviewDark: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => void (await openMenu(context)),
};

/** EM-71: By keyboard: asked, done, undone; the focus returns to the button. */
export const AsksRunsAndUndoes: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, button, menu, id } = await openMenu(context);
    menu.getByRole('menuitem', { name: 'Open a ticket' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Open a ticket?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(run).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Open a ticket' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Open a ticket?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await expect(run).toHaveBeenCalledOnce();
    await expect(run).toHaveBeenCalledWith({
      ids: [id],
      alerts: [expect.objectContaining({ id })],
    });
    await expect((await page.findAllByText('Ticket 4711 opened')).length).toBeGreaterThan(0);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect((await page.findAllByText('Open a ticket: undone')).length).toBeGreaterThan(0);
  },
};

/** EM-71, EM-68: What a server refuses is said in its words, a fault in ours; both are reported. */
export const Fails: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, button, menu } = await openMenu(context);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Lock the engine' }));
    await expect((await page.findAllByText('The vehicle is moving')).length).toBeGreaterThan(0);
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Send to the customer' }));
    const failed = '“Send to the customer” failed. Try again.';
    await expect((await page.findAllByText(failed)).length).toBeGreaterThan(0);
    await expect(onError).toHaveBeenCalledTimes(2);
  },
};

/** EM-71: On the selection, which is let go once the action was done. */
export const OnSelection: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await listsLoaded(context.canvasElement);
    const page = pageOf(context);
    const boxes = await page.findAllByRole('checkbox', { name: /^Select/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(await page.findByRole('button', { name: more }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Open a ticket' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Open a ticket?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await expect(run.mock.calls[0]?.[0].ids).toHaveLength(2);
    await expect(run.mock.calls[0]?.[0].alerts).toHaveLength(2);
    await waitFor(() => expect(page.queryByRole('button', { name: more })).toBeNull());
  },
};
