import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { PromptPage, createPromptWorld, lastDays } from '../../testing/story-prompts.tsx';
import { ContactReminder } from './contact-reminder.tsx';

const world = createPromptWorld();
const saveReminder = fn();
const onAddEmail = fn();
const onAddNumber = fn();
const onError = fn();
const contact = { email: 'rina@fleet.example', phoneNo: '+62811000001' };

const meta = {
  title: 'Shell/Contact reminder',
  component: ContactReminder,
  args: { source: { saveReminder }, onAddEmail, onAddNumber },
  // Neither an email address nor a phone number.
  parameters: {
    pantau: { ...world.provider(manager), onError },
    docs: { story: { inline: false, height: 320 } },
  },
  render: (args) => (
    <PromptPage>
      <ContactReminder {...args} />
    </PromptPage>
  ),
  beforeEach: () => {
    world.reset();
    for (const mock of [saveReminder, onAddEmail, onAddNumber, onError]) mock.mockReset();
    saveReminder.mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ContactReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogs = () => page.queryAllByRole('dialog');
const reminder = () =>
  page.findByRole('dialog', { name: /^Complete your profile|^Lengkapi profil/ });

const shows: Story['play'] = async () => {
  await world.pass(1_000);
  await expect(await reminder()).toBeVisible();
};

/** SH-70: When it is shown, that is saved once; both are offered. */
export const Both: Story = {
  async play(context) {
    await shows(context);
    await expect(saveReminder).toHaveBeenCalledOnce();
    await expect(saveReminder).toHaveBeenCalledWith(lastDays + 1_000);
    const dialog = within(await reminder());
    await expect(dialog.getByText(/no email address and no phone number/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add email' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add phone number' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus();
  },
};
export const BothDark: Story = { play: shows, globals: { theme: 'dark' } };
/** SH-135: On a phone the three buttons are below each other, equally wide. */
export const BothIndonesianPhone: Story = {
  async play(context) {
    await shows(context);
    const dialog = within(await reminder());
    const buttons = ['Nanti saja', 'Tambah email', 'Tambah nomor telepon'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(new Set(buttons.map(({ width }) => width)).size).toBe(1);
    for (const [index, { top }] of buttons.entries()) {
      await expect(top).toBeGreaterThanOrEqual(buttons[index - 1]?.bottom ?? 0);
    }
  },
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};

/** SH-69, SH-70: Only what is missing is offered; it leads to where it is added. */
export const Phone: Story = {
  parameters: { pantau: world.provider({ ...manager, email: contact.email }) },
  async play(context) {
    await shows(context);
    const dialog = within(await reminder());
    await expect(dialog.getByText(/^Your profile has no phone number/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Add email' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Add phone number' })).toBeVisible();
  },
};
export const AddsPhone: Story = {
  ...Phone,
  tags: ['behaviour'],
  async play(context) {
    await shows(context);
    await userEvent.click(page.getByRole('button', { name: 'Add phone number' }));
    await expect(onAddNumber).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

/** SH-69, SH-70: The same for the email address. */
export const Email: Story = {
  parameters: { pantau: world.provider({ ...manager, phoneNo: contact.phoneNo }) },
  async play(context) {
    await shows(context);
    await expect(page.getByText(/^Your profile has no email address/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add email' })).toBeVisible();
  },
};
export const AddsEmail: Story = {
  ...Email,
  tags: ['behaviour'],
  async play(context) {
    await shows(context);
    await userEvent.click(page.getByRole('button', { name: 'Add email' }));
    await expect(onAddEmail).toHaveBeenCalledOnce();
    await expect(onAddNumber).not.toHaveBeenCalled();
  },
};

/** SH-70: Closed, it stays away for the session, also if the time could not be saved. */
export const Closed: Story = {
  tags: ['behaviour'],
  async play(context) {
    saveReminder.mockRejectedValue(new Error('offline'));
    await shows(context);
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await world.pass(600_000);
    await expect(dialogs()).toHaveLength(0);
    await expect(saveReminder).toHaveBeenCalledOnce();
    await expect(onError).toHaveBeenCalledOnce();
    await expect(world.tabStore.getItem('contactReminderDismissed:1')).toBe('true');
  },
};

/** SH-70: Escape closes it for the session as well. */
export const Escaped: Story = {
  tags: ['behaviour'],
  async play(context) {
    await shows(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await world.pass(600_000);
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-70: It belongs to the user: another one who signs in in this tab is reminded. */
export const ClosedByAnotherUser: Story = {
  tags: ['behaviour'],
  beforeEach: () => world.tabStore.setItem('contactReminderDismissed:2', 'true'),
  play: shows,
};

const never: Story['play'] = async () => {
  await world.pass(600_000);
  await expect(dialogs()).toHaveLength(0);
  await expect(saveReminder).not.toHaveBeenCalled();
};

/** SH-69: A complete profile needs none. */
export const Complete: Story = {
  tags: ['behaviour'],
  parameters: { pantau: world.provider({ ...manager, ...contact }) },
  play: never,
};

/** SH-70: Closed earlier in this session, it stays away, also after the page was loaded again. */
export const ClosedThisSession: Story = {
  tags: ['behaviour'],
  beforeEach: () => world.tabStore.setItem('contactReminderDismissed:1', 'true'),
  play: never,
};

/** SH-69: One reminder a month is enough. */
export const RemindedThisMonth: Story = {
  tags: ['behaviour'],
  parameters: { pantau: world.provider({ ...manager, lastReminder: '2026-11-01T00:00:00Z' }) },
  play: never,
};
