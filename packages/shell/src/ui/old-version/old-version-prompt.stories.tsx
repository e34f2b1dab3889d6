import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { OldVersionItem } from './old-version-item.tsx';
import { OldVersionPrompt } from './old-version-prompt.tsx';
import { Menu } from '@pantau/core/ui/menu';
import { Button } from '@pantau/core/ui/button';

const leaveForOldVersion = fn();
const onRedirect = fn();
const onClose = fn();

const meta = {
  title: 'Shell/Old version',
  component: OldVersionPrompt,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    source: { leaveForOldVersion },
    redirectHosts: ['old.fleet.example'],
    onRedirect,
    onClose,
  },
  beforeEach: () => {
    for (const mock of [leaveForOldVersion, onRedirect, onClose]) mock.mockReset();
    leaveForOldVersion.mockResolvedValue('old.fleet.example');
  },
} satisfies Meta<typeof OldVersionPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

const confirm: Story['play'] = async () => {
  await press(/^(Yes|Ya)$/);
  await page.findByRole('dialog', { name: /^(Why do you|Mengapa Anda)/ });
};

/** SH-73: First it asks whether to go back; "no" is the safe choice. */
export const Confirmation: Story = {
  tags: ['behaviour'],
  async play() {
    const dialog = await page.findByRole('dialog', { name: 'Go back to the old version?' });
    await expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(leaveForOldVersion).not.toHaveBeenCalled();
  },
};
/** SH-73: Escape and "stay" leave nothing and send nothing, at both steps. */
export const Stays: Story = {
  tags: ['behaviour'],
  async play(context) {
    await page.findByRole('dialog', { name: 'Go back to the old version?' });
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
    await confirm(context);
    await press('Stay here');
    await expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(3);
    await expect(leaveForOldVersion).not.toHaveBeenCalled();
  },
};

export const ConfirmationDark: Story = { globals: { theme: 'dark' } };

/** SH-73: Then it asks why, and leaves for the host that the server names. */
export const Leaves: Story = {
  tags: ['behaviour'],
  async play(context) {
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'The new version is slow' }));
    await expect(page.queryByRole('textbox')).toBeNull();
    await press('Go to the old version');
    await waitFor(() => expect(onRedirect).toHaveBeenCalledWith('https://old.fleet.example/'));
    await expect(leaveForOldVersion).toHaveBeenCalledWith(3, null);
  },
};

/** SH-73: A reason is sent once, however often the button is pressed, also while the page is being left. */
export const LeavesOnce: Story = {
  tags: ['behaviour'],
  async play(context) {
    await confirm(context);
    const [first] = page.getAllByRole('radio');
    await expect(first).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: 'The new version is slow' }));
    for (let time = 0; time < 2; time += 1) await press('Go to the old version');
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce());
    await press('Go to the old version');
    await expect(leaveForOldVersion).toHaveBeenCalledOnce();
  },
};

/** SH-72: Without a reason a dialog asks for one. */
export const ReasonRequired: Story = {
  globals: { locale: 'id' },
  async play(context) {
    await confirm(context);
    await press('Buka versi lama');
    const required = await page.findByRole('alertdialog', { name: 'Wajib Memilih Alasan' });
    await expect(required).toBeVisible();
    await press('Pilih alasan');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Mengapa Anda ingin kembali?' })).toBeVisible();
    await expect(leaveForOldVersion).not.toHaveBeenCalled();
    await press('Buka versi lama');
    await page.findByRole('alertdialog', { name: 'Wajib Memilih Alasan' });
  },
};

/** SH-72: The fourth reason has a text, which is required. */
export const OtherReason: Story = {
  tags: ['behaviour'],
  async play(context) {
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'Another reason' }));
    const text = page.getByRole('textbox', { name: /^Your reason/ });
    await expect(text).toBeRequired();
    await expect(page.queryByText('Enter your reason.')).toBeNull();
    await press('Go to the old version');
    await expect(await page.findByText('Enter your reason.')).toBeVisible();
    await waitFor(() => expect(text).toHaveFocus());
    await expect(leaveForOldVersion).not.toHaveBeenCalled();
    await userEvent.type(text, ' The report ');
    await press('Go to the old version');
    await waitFor(() => expect(leaveForOldVersion).toHaveBeenCalledWith(4, 'The report'));
  },
};
/** SH-72: A text of more than 500 characters is refused as it is entered. */
export const TextTooLong: Story = {
  tags: ['behaviour'],
  async play(context) {
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(page.getByRole('textbox', { name: /^Your reason/ }));
    await userEvent.paste('x'.repeat(501));
    await expect(await page.findByText('At most 500 characters.')).toBeVisible();
    await press('Go to the old version');
    await expect(leaveForOldVersion).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('textbox', { name: /^Your reason/ }));
    await userEvent.keyboard('{Backspace}');
    await press('Go to the old version');
    await waitFor(() => expect(leaveForOldVersion).toHaveBeenCalledWith(4, 'x'.repeat(500)));
  },
};

export const ReasonsPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  async play(context) {
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'Alasan lain' }));
  },
};

/** SH-74: A host that is not allowed is not followed. */
export const ForeignHost: Story = {
  tags: ['behaviour'],
  async play(context) {
    leaveForOldVersion.mockResolvedValue('evil.example');
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'The new version is slow' }));
    await press('Go to the old version');
    const message = 'The old version could not be opened. Try again later.';
    await expect((await page.findAllByText(message)).length).toBeGreaterThan(0);
    await expect(onRedirect).not.toHaveBeenCalled();
  },
};

/** SH-73: A failure is reported with the server's message, and the form stays. */
export const Failed: Story = {
  tags: ['behaviour'],
  async play(context) {
    const error = new PantauError('notFound', { serverMessage: 'No old version.' });
    leaveForOldVersion.mockRejectedValueOnce(error);
    await confirm(context);
    await userEvent.click(page.getByRole('radio', { name: 'The new version is slow' }));
    await press('Go to the old version');
    await expect((await page.findAllByText('No old version.')).length).toBeGreaterThan(0);
    await expect(page.getByRole('radio', { name: 'The new version is slow' })).toBeChecked();
    await press('Go to the old version');
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce());
  },
};

const menuOf = (redirectHosts: readonly string[]): Partial<Story> => ({
  tags: ['!autodocs'],
  render: () => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Account</Button>
      </Menu.Trigger>
      <Menu.Content aria-label="Account">
        <Menu.Item onSelect={() => undefined}>Profile</Menu.Item>
        <OldVersionItem redirectHosts={redirectHosts} onSelect={onClose} />
      </Menu.Content>
    </Menu.Root>
  ),
});

const itemAfter = async () => {
  await press('Account');
  await page.findByRole('menuitem', { name: 'Profile' });
  return page.queryByRole('menuitem', { name: 'Back to version 1' });
};

/** SH-75: An item of the account menu opens it, for users with the scope. */
export const Item: Story = {
  ...menuOf(['old.fleet.example']),
  parameters: { pantau: { user: manager } },
  tags: ['behaviour'],
  async play() {
    await userEvent.click((await itemAfter()) as HTMLElement);
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** SH-75: Without the scope there is no such item. */
export const ItemWithoutScope: Story = {
  ...menuOf(['old.fleet.example']),
  parameters: { pantau: { user: { ...manager, scopes: [] } } },
  play: async () => expect(await itemAfter()).toBeNull(),
};

/** SH-75: Without an old version there is no such item. */
export const ItemWithoutOldVersion: Story = {
  ...menuOf([]),
  parameters: { pantau: { user: manager } },
  play: async () => expect(await itemAfter()).toBeNull(),
};
