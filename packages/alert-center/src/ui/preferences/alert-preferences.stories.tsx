import { createMemoryStore } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPreferences } from './alert-preferences.tsx';
import { useReminderChoice } from './use-reminder-choice.ts';

const store = createMemoryStore();

function Account(): ReactElement {
  const reminder = useReminderChoice();
  return (
    <main>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Account</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Account">
          <Menu.Item icon="user" onSelect={() => undefined}>
            Profile
          </Menu.Item>
          <AlertPreferences />
        </Menu.Content>
      </Menu.Root>
      <p>
        {reminder === undefined
          ? 'No reminder'
          : `Every ${reminder.value} of ${reminder.options.join(', ')} min`}
      </p>
      {[30, 7].map((minutes) => (
        <Button
          key={minutes}
          onClick={() => reminder?.onChange(minutes)}
        >{`${minutes} min`}</Button>
      ))}
    </main>
  );
}

const meta = {
  title: 'Alert centre/Preferences in an account menu',
  component: AlertPreferences,
  loaders: [storyWorld],
  parameters: {
    docs: { story: { inline: false, height: 420 } },
    pantau: { user: storyUser(demoUsers.manager), timeZone: 'Asia/Jakarta', store },
  },
  beforeEach: () => {
    store.removeItem('1:1:reminderSetting');
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Account />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openMenu({ canvasElement }: PlayContext) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Account' }));
  return within(await page.findByRole('menu', { name: 'Account' }));
}

const kept = (): unknown => JSON.parse(store.getItem('1:1:reminderSetting') ?? 'null');

/** PO-66: Who acts on alerts has all of them; a choice is kept. */
export const OfAManager: Story = {
  play: async (context) => {
    const menu = await openMenu(context);
    // Once the counts are known, and the items that load with the menu.
    await menu.findByRole('menuitemcheckbox', { name: 'Sound of important alerts' });
    const names = menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Sound of urgent alerts',
      'Sound of important alerts',
      'Open new alerts automatically',
      'Repeated alerts in one row',
      'Confirm before marking resolved',
      'Confirm before checking again',
      'Continue with the next alert when done',
    ]);
    for (const name of names.filter((one) => one !== null)) {
      await userEvent.click(menu.getByRole('menuitemcheckbox', { name }));
    }
    await expect(kept()).toEqual({
      minutes: 5,
      isSoundOn: false,
      showsPreviews: false,
      stacksRepeats: true,
      asksBeforeResolve: false,
      asksBeforeCheckAgain: false,
      movesOn: true,
    });
  },
};
export const DarkIndonesian: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => {
    await openMenu(context);
  },
};

/** PO-66: Who only reads alerts, and no urgent ones, has what applies to them, and no reminder. */
export const OfAViewer: Story = {
  parameters: {
    pantau: { user: storyUser(demoUsers.viewer), timeZone: 'Asia/Jakarta', store },
    world: { user: demoUsers.viewer },
  },
  play: async (context) => {
    const menu = await openMenu(context);
    const names = menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Open new alerts automatically', 'Repeated alerts in one row']);
  },
};

/** PO-66: Who sees no urgent alerts has no reminder. */
export const NoReminderOfAViewer: Story = {
  ...OfAViewer,
  tags: ['behaviour'],
  play: async (context) => {
    await openMenu(context);
    await userEvent.keyboard('{Escape}');
    await expect(await within(context.canvasElement).findByText('No reminder')).toBeVisible();
  },
};

/** PO-162: The reminder takes one of its options and no other number. */
export const Reminder: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Every 5 of 0, 5, 10, 15, 30, 60 min');
    await userEvent.click(canvas.getByRole('button', { name: '30 min' }));
    await canvas.findByText(/^Every 30 of /);
    await userEvent.click(canvas.getByRole('button', { name: '7 min' }));
    await expect(canvas.getByText(/^Every 30 of /)).toBeVisible();
  },
};
