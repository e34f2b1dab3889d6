import { createMemoryStore, scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from '../panel/alert-panel.tsx';
import { SettingsMenu } from './settings-menu.tsx';

const timeZone = 'Asia/Jakarta';
const settingUser = (person = demoUsers.manager as Parameters<typeof storyUser>[0]) => {
  const user = storyUser(person);
  return { ...user, scopes: [...user.scopes, scopes.alertCenterRuleSetting] };
};

const onOpenRuleSettings = fn();
const store = createMemoryStore();

const meta = {
  title: 'Alert centre/Settings/Menu',
  id: 'alert-centre-settings',
  component: SettingsMenu,
  loaders: [storyWorld],
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    pantau: { user: settingUser(), timeZone, store },
  },
  beforeEach: () => {
    store.removeItem('1:1:reminderSetting');
    onOpenRuleSettings.mockClear();
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded} onOpenRuleSettings={onOpenRuleSettings}>
      <AlertPanel display="inline" />
    </StoryFrame>
  ),
} satisfies Meta<typeof SettingsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Menus and toasts are in the widget's layer. */
const everything = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

async function openMenu(context: PlayContext, name = 'Alert settings') {
  const page = everything(context);
  // The reminder's part depends on the user.
  await page.findByText(/^(Reminder|Pengingat) /);
  const button = await page.findByRole('button', { name });
  await userEvent.click(button);
  const menu = within(await page.findByRole('menu', { name }));
  return { page, menu, button: () => page.getByRole('button', { name }) };
}

const kept = (): unknown => JSON.parse(store.getItem('1:1:reminderSetting') ?? 'null');

/** AC-15 */
export const Open: Story = {
  play: async (context) => {
    const { menu } = await openMenu(context);
    const choices = within(menu.getByRole('group', { name: 'Urgent reminder' }));
    const names = choices.getAllByRole('menuitemradio').map((item) => item.textContent);
    await expect(names).toEqual(['None', '5 min', '10 min', '15 min', '30 min', '60 min']);
    await expect(choices.getByRole('menuitemradio', { name: '5 min' })).toBeChecked();
    for (const name of ['Sound', 'Previews of new alerts', 'Confirm before marking resolved']) {
      await expect(menu.getByRole('menuitemcheckbox', { name })).toBeChecked();
    }
  },
};

export const OpenInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const { menu } = await openMenu(context, 'Pengaturan peringatan');
    await expect(menu.getByRole('menuitemradio', { name: '10 mnt' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Pengaturan notifikasi' })).toBeVisible();
  },
};

export const OpenDark: Story = {
  ...OpenInIndonesian,
  globals: { locale: 'id', theme: 'dark' },
};

export const OpenOnAPhone: Story = {
  ...OpenInIndonesian,
  parameters: { pantau: { user: settingUser(), timeZone, store, width: 360 } },
};

/** AC-55, AC-64 */
export const StoresAndConfirmsReminder: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, menu, button } = await openMenu(context);
    await userEvent.click(menu.getByRole('menuitemradio', { name: '30 min' }));
    await page.findAllByText('Reminder changed: 30 min');
    await expect(kept()).toMatchObject({ minutes: 30 });
    await expect(page.getByRole('button', { name: 'Reminder 30 min' })).toBeVisible();
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** AC-55 */
export const NoneTurnsTheReminderOff: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, menu } = await openMenu(context);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'None' }));
    await page.findAllByText('Reminder changed: None');
    await expect(page.getByRole('button', { name: 'No reminder' })).toBeVisible();
  },
};

export const StoresSoundPreviewsAndConfirmation: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, menu } = await openMenu(context);
    for (const name of [
      'Sound',
      'Previews of new alerts',
      'Confirm before marking resolved',
      'Confirm before checking again',
    ]) {
      await userEvent.click(menu.getByRole('menuitemcheckbox', { name }));
    }
    await expect(kept()).toEqual({
      minutes: 5,
      isSoundOn: false,
      showsPreviews: false,
      asksBeforeResolve: false,
      asksBeforeCheckAgain: false,
      movesOn: false,
    });
    await expect(page.queryByText(/^Reminder changed/)).toBeNull();
  },
};

/** AC-19 */
export const RuleSettingsLinkIsTheHosts: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { menu } = await openMenu(context);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Notification settings' }));
    await expect(onOpenRuleSettings).toHaveBeenCalledTimes(1);
  },
};

/** AC-15 */
export const ByKeyboardAlone: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const page = everything(context);
    const line = await page.findByRole('button', { name: 'Reminder 5 min' });
    line.focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('menu', { name: 'Urgent reminder' });
    await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'None' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const changed = await page.findByRole('button', { name: 'Reminder 10 min' });
    await waitFor(() => expect(changed).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu', { name: 'Urgent reminder' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(changed).toHaveFocus());
  },
};

/** AC-19 */
export const WithoutTheScopeThereIsNoIcon: Story = {
  parameters: { pantau: { user: storyUser(), timeZone, store } },
  tags: ['behaviour'],
  play: async (context) => {
    const page = everything(context);
    await expect(await page.findByText('Reminder 5 min')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Reminder 5 min' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Alert settings' })).toBeNull();
  },
};

/** AC-2 */
export const WithoutUrgentAlertsThereIsNoReminder: Story = {
  parameters: {
    pantau: { user: settingUser(demoUsers.viewer), timeZone, store },
    world: { user: demoUsers.viewer },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const page = everything(context);
    await page.findAllByRole('listitem');
    await expect(page.queryByText(/^Reminder/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Alert settings' }));
    const menu = within(await page.findByRole('menu'));
    await expect(menu.queryAllByRole('menuitemradio')).toEqual([]);
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Sound' })).toBeNull();
    await expect(
      menu.getByRole('menuitemcheckbox', { name: 'Previews of new alerts' }),
    ).toBeVisible();
  },
};
