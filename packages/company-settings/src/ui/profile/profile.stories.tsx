import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryProfileSource, createProfileWorld } from '../../adapters/memory/index.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import { expectLoadFailure, seen, storyPantau } from '../../testing/settings-story.ts';
import type { ProfileLanguage, ProfileTheme } from './preferences-section.tsx';
import { Profile, type ProfileProps } from './profile.tsx';

const fresh = (change: Partial<ProfileSource> = {}): ProfileSource => ({
  ...createMemoryProfileSource({ world: createProfileWorld(storyPantau.clock) }),
  ...change,
});

/** A host that stores the choices in memory. */
function WithPreferences(props: ProfileProps) {
  const [language, setLanguage] = useState<ProfileLanguage>('en');
  const [theme, setTheme] = useState<ProfileTheme>('system');
  const [minutes, setMinutes] = useState(5);
  const reminder = { value: minutes, options: [0, 5, 15, 60], onChange: setMinutes };
  return (
    <Profile
      {...props}
      preferences={{
        language: { value: language, onChange: setLanguage },
        theme: { value: theme, onChange: setTheme },
        reminder,
      }}
    />
  );
}

const meta = {
  title: 'Company settings/Profile',
  component: Profile,
  parameters: { pantau: storyPantau },
  args: { source: fresh() },
  render: (args) => <WithPreferences {...args} />,
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

type Query = ReturnType<typeof within>;

const section = async (root: HTMLElement, name: string): Promise<Query> =>
  within(await within(root).findByRole('region', { name }, seen));

const page = (root: HTMLElement): Query => within(root.ownerDocument.body);

const toast = (root: HTMLElement, text: string): Promise<HTMLElement> =>
  page(root).findByText(text, { selector: '[class*="text"]' });

const replaceText = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

export const Settings: Story = {
  async play({ canvasElement }) {
    const personal = await section(canvasElement, 'About you');
    await expect(personal.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rina Kusuma');
    await expect(personal.getByText('Manager')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = { parameters: { pantau: { ...storyPantau, width: 328 } } };
export const PhoneIndonesianDark: Story = { ...Phone, globals: { locale: 'id', theme: 'dark' } };

/** CS-67: Only the changed details are sent; saving them is confirmed once and reported to the host. */
export const Saves: Story = {
  args: { source: fresh(), onSaved: fn() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const save = fn(args.source.saveProfile);
    args.source.saveProfile = save;
    const personal = await section(canvasElement, 'About you');
    const name = personal.getByRole('textbox', { name: /^Name/ });
    await replaceText(name, ' Rina K. ');
    await expect(personal.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await toast(canvasElement, 'Profile saved');
    await expect(save).toHaveBeenCalledWith({ fullname: 'Rina K.' });
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(name).toHaveValue('Rina K.'));
    await expect(personal.queryByText('Unsaved changes')).toBeNull();
  },
};

/** CS-68: A detail that cannot be saved says why; nothing is sent, and focus moves to the first of them. */
export const InvalidDetails: Story = {
  args: { source: fresh({ saveProfile: fn() }) },
  async play({ canvasElement, args }) {
    const personal = await section(canvasElement, 'About you');
    const name = personal.getByRole('textbox', { name: /^Name/ });
    await replaceText(name, '');
    await replaceText(personal.getByRole('textbox', { name: 'Email' }), 'rina');
    await replaceText(personal.getByRole('textbox', { name: 'Phone' }), '12');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await expect(personal.getByText('Check the 3 marked fields.')).toBeVisible();
    await expect(personal.getByText('Fill in this field.')).toBeVisible();
    await expect(personal.getByText(/Enter an email address/)).toBeVisible();
    await expect(personal.getByText(/Enter 5 to 20 digits/)).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.source.saveProfile).not.toHaveBeenCalled();
  },
};

/** CS-68: What the server refuses appears at its field with the server's text, and the input stays. */
export const RefusedByServer: Story = {
  args: {
    source: fresh({
      async saveProfile() {
        throw new PantauError('invalid', {
          fieldErrors: [{ field: 'email', message: 'This address is blocked.' }],
        });
      },
    }),
  },
  async play({ canvasElement }) {
    const personal = await section(canvasElement, 'About you');
    const email = personal.getByRole('textbox', { name: 'Email' });
    await replaceText(email, 'rina@other.example');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await personal.findByText('This address is blocked.');
    await expect(email).toHaveValue('rina@other.example');
    await waitFor(() => expect(email).toHaveFocus());
  },
};

/** CS-68: A reason without a field is above the form. */
export const SaveFails: Story = {
  args: {
    source: fresh({
      async saveProfile() {
        throw new PantauError('offline');
      },
    }),
  },
  async play({ canvasElement }) {
    const personal = await section(canvasElement, 'About you');
    await replaceText(personal.getByRole('textbox', { name: /^Name/ }), 'Rina K.');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await personal.findByText(/The server cannot be reached/);
    await expect(personal.getByText('Unsaved changes')).toBeVisible();
  },
};

const leave = fn();
const stay = fn();
let attempt: (() => void) | undefined;

/** CS-67: Leaving with unsaved changes is confirmed first; without any, nothing is asked. */
export const GuardsChanges: Story = {
  args: {
    source: fresh(),
    guard: {
      hold(onAttempt) {
        attempt = () => onAttempt({ leave, stay });
        return () => {
          attempt = undefined;
        };
      },
    },
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const personal = await section(canvasElement, 'About you');
    const name = personal.getByRole('textbox', { name: /^Name/ });
    await expect(attempt).toBeUndefined();
    await replaceText(name, 'Rina K.');
    await waitFor(() => expect(attempt).toBeDefined());
    attempt?.();
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(stay).toHaveBeenCalled();
    await expect(name).toHaveValue('Rina K.');
    await userEvent.click(personal.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Rina Kusuma');
    await waitFor(() => expect(attempt).toBeUndefined());
  },
};

/** CS-69: Language, theme and reminders apply at once. */
export const Preferences: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const preferences = await section(canvasElement, 'Preferences');
    const theme = preferences.getByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(theme, 'Dark');
    await expect(theme).toHaveValue('dark');
    const reminder = preferences.getByRole('combobox', { name: /^Remind me/ });
    await expect(reminder).toHaveDisplayValue('Every 5 minutes');
    await userEvent.selectOptions(reminder, 'Never');
    await expect(reminder).toHaveValue('0');
    const language = preferences.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'Bahasa Indonesia');
    await expect(language).toHaveValue('id');
    await expect(preferences.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** CS-69: A preference that the host does not have is not shown. */
export const ThemeOnly: Story = {
  render: (args) => (
    <Profile {...args} preferences={{ theme: { value: 'dark', onChange: fn() } }} />
  ),
  async play({ canvasElement }) {
    const preferences = await section(canvasElement, 'Preferences');
    await expect(preferences.getAllByRole('combobox')).toHaveLength(1);
  },
};

/** CS-70, CS-73: Sessions have device and times, the latest first; this one is marked and has no button. */
export const Sessions: Story = {
  async play({ canvasElement }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    const rows = await sessions.findAllByRole('listitem');
    await expect(
      rows.map((row: HTMLElement) => row.querySelector('[class*="device"]')?.textContent),
    ).toEqual(['Chrome on WindowsThis device', 'Samsung Internet on Android', 'Unknown device']);
    await expect(rows[0]).toHaveTextContent('Active now');
    await expect(rows[1]).toHaveTextContent(/Last active .*09:00, signed in /);
    await expect(
      sessions.getAllByRole('button', { name: /^Sign out .* last active/ }),
    ).toHaveLength(2);
  },
};

/** CS-71: Another session ends with its button, which is confirmed once; focus stays in the list. */
export const EndsSession: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    await userEvent.click(await sessions.findByRole('button', { name: /^Sign out Samsung/ }));
    await toast(canvasElement, 'Samsung Internet on Android is signed out');
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(2));
    await expect(await args.source.sessions()).toHaveLength(2);
    await expect(sessions.getByRole('list')).toHaveFocus();
  },
};

/** CS-71, CS-120: All others end after a confirmation, in which the safe choice has the focus. */
export const EndsOthers: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    const button = await sessions.findByRole('button', { name: 'Sign out all other devices' });
    await userEvent.click(button);
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await expect(dialog.getByText(/^2 other devices/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
    await toast(canvasElement, 'All other devices are signed out');
    await sessions.findByText('You are signed in on this device only.');
    await expect(sessions.getByRole('list')).toHaveFocus();
    await expect(await args.source.sessions()).toHaveLength(1);
  },
};

/** CS-71: The question, to look at. */
export const AsksBeforeEndingOthers: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    const button = await sessions.findByRole('button', { name: 'Sign out all other devices' });
    await userEvent.click(button);
    await page(canvasElement).findByRole('alertdialog', {}, seen);
  },
};

/** CS-71: A session that could not be ended stays, with the reason. */
export const EndingFails: Story = {
  args: {
    source: fresh({
      async endSession() {
        throw new PantauError('offline');
      },
    }),
  },
  async play({ canvasElement }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    await userEvent.click(await sessions.findByRole('button', { name: /^Sign out Samsung/ }));
    await sessions.findByText(/The server cannot be reached/);
    await expect(sessions.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** CS-74: Sessions that could not be loaded can be requested again; the rest of the profile is there. */
export const SessionsFail: Story = {
  args: { source: fresh() },
  beforeEach({ args }) {
    const { sessions } = fresh();
    args.source.sessions = fn(sessions).mockRejectedValueOnce(new PantauError('offline'));
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const sessions = await section(canvasElement, 'Where you are signed in');
    await sessions.findByText(/The server cannot be reached/);
    await userEvent.click(sessions.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** CS-74: While the profile loads, its place is kept. */
export const Loading: Story = {
  args: { source: fresh({ profile: () => new Promise<never>(() => undefined) }) },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await expect(view.getByText('Loading your profile')).toBeInTheDocument();
    await expect(view.getByText('About you')).toBeVisible();
  },
};

/** CS-74: A failure has a reason. */
export const LoadFails: Story = {
  args: { source: fresh() },
  beforeEach({ args }) {
    const { profile } = fresh();
    args.source.profile = fn(profile).mockRejectedValueOnce(new PantauError('offline'));
  },
  play: ({ canvasElement }) => expectLoadFailure(canvasElement, 'Your profile could not be loaded'),
};

/** CS-74: After a failure the profile is loaded on request. */
export const LoadFailsThenLoads: Story = {
  ...LoadFails,
  tags: ['behaviour'],
  async play(context) {
    await LoadFails.play?.(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: /try again/i }));
    await section(canvasElement, 'About you');
  },
};
