import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

const meta = {
  title: 'Alert centre/Widget/Unsent actions',
  id: 'alert-centre-unsent-actions',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' } },
  args: { source: undefined as never },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Resolves the newest unread urgent alert, whose first request gets no response. */
async function resolveOffline(context: PlayContext) {
  const page = within(context.canvasElement.ownerDocument.body as HTMLElement);
  await userEvent.click(await page.findByRole('button', { name: /^Alert centre/ }));
  const frame = await page.findByRole('dialog', { name: 'Alert centre' });
  await listsLoaded(frame);
  const [row] = within(frame).getAllByRole('button', { name: /^Urgent, Unread/ });
  const item = row?.closest('li') as HTMLElement;
  worldOf(context).failNext('act', new PantauError('offline'));
  await userEvent.click(await within(item).findByRole('button', { name: /^Mark resolved/ }));
  return { page, row: row as HTMLElement };
}

const alertOf = (context: PlayContext, row: HTMLElement) =>
  worldOf(context).alert(row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '');

/** AC-202: Without a connection the change is shown at once, and sent as soon as it can be. */
export const SentAgain: Story = {
  play: async (context) => {
    const { page, row } = await resolveOffline(context);
    await sayYes(page, 'Mark as resolved?');
    const toasts = await page.findAllByText(/^No connection\. Changes are not confirmed/);
    await expect(toasts.length).toBeGreaterThan(0);
    await expect(row).toHaveAccessibleName(/^Urgent, Resolved/);
    await waitFor(() => expect(alertOf(context, row)?.resolved).toBe(true), { timeout: 10_000 });
  },
};

/** AC-503: The toast about an unconfirmed change leaves with the confirmation, although the pointer is on it. */
export const ConfirmedUnderThePointer: Story = {
  globals: { locale: 'en' },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, row } = await resolveOffline(context);
    await sayYes(page, 'Mark as resolved?');
    const notices = within(await page.findByRole('region', { name: 'Notices' }));
    const toast = await notices.findByText(/^No connection\. Changes are not confirmed/);
    await userEvent.hover(toast);
    await waitFor(() => expect(alertOf(context, row)?.resolved).toBe(true), { timeout: 10_000 });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** AC-375: The toast about a note that was never saved opens its alert, with the text in the form. */
export const NoteRejectedLater: Story = {
  globals: { locale: 'en' },
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body as HTMLElement);
    await userEvent.click(await page.findByRole('button', { name: /^Alert centre/ }));
    const frame = await page.findByRole('dialog', { name: 'Alert centre' });
    await listsLoaded(frame);
    const [row] = within(frame).getAllByRole('button', { name: /^Urgent, Unread/ });
    await userEvent.click(row as HTMLElement);
    const form = () => page.findByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(alertOf(context, row as HTMLElement)?.read).toBe(true));
    await userEvent.type(await form(), 'Called the driver');
    worldOf(context).failNext('act', new PantauError('offline'));
    worldOf(context).failNext('act', new PantauError('conflict'));
    await userEvent.click(page.getByRole('button', { name: 'Save note' }));
    await waitFor(async () => expect(await form()).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    const open = await page.findByRole('button', { name: 'Open alert' }, { timeout: 10_000 });
    await userEvent.click(open);
    await waitFor(async () => expect(await form()).toHaveValue('Called the driver'));
  },
};

/** AC-205: A change that was kept and is then rejected is rolled back, and the user learns of it. */
export const RejectedLater: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    const { page, row } = await resolveOffline(context);
    const serverMessage = 'Bukan milik Anda';
    worldOf(context).failNext('act', new PantauError('forbidden', { serverMessage }));
    await sayYes(page, 'Mark as resolved?');
    const text = /^The change to .+ was not saved\. Bukan milik Anda$/;
    const toasts = await page.findAllByText(text, {}, { timeout: 10_000 });
    await expect(toasts.length).toBeGreaterThan(0);
    await waitFor(() => expect(row).toHaveAccessibleName(/^Urgent, Unread/));
  },
};
