import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { StorySession } from '../../testing/story-session.tsx';
import { StoryNavigation, navigated } from '../../testing/story-shell.tsx';
import { AccountMenu } from './account-menu.tsx';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));

const meta = {
  title: 'Shell/Account menu',
  component: AccountMenu,
  parameters: {
    pantau: { user: { ...manager, flags: ['vsms2_bilingual'] }, clock },
    docs: { story: { inline: false, height: 480 } },
  },
  args: { user: manager },
  render: (args) => (
    <StorySession>
      <StoryNavigation start="/dashboard">
        <AccountMenu {...args} />
      </StoryNavigation>
    </StorySession>
  ),
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  return within(await canvas.findByRole('menu'));
};

export const Closed: Story = {};

export const Open: Story = {
  async play({ canvasElement }) {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
  },
};
export const OpenDarkIndonesian: Story = {
  globals: { theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Keluar' })).toBeVisible();
  },
};

/** PO-34: The language can be chosen only in companies with the flag for both languages. */
export const OneLanguage: Story = {
  parameters: { pantau: { user: { ...manager, flags: [] } } },
  async play({ canvasElement }) {
    const menu = await open(canvasElement);
    await expect(menu.queryByRole('menuitemradio', { name: 'English' })).toBeNull();
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  },
};

/** SH-158: Signing out is in view in a low window, at the end of the items, none of which it hides from the keyboard. */
export const LowWindow: Story = {
  parameters: {
    viewport: { options: { low: { name: 'low', styles: { width: '640px', height: '360px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  async play({ canvasElement }) {
    const menu = await open(canvasElement);
    const signOut = menu.getByRole('menuitem', { name: 'Sign out' });
    const top = (): number => signOut.getBoundingClientRect().top;
    const atFirst = top();
    await expect(signOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const items = [...canvasElement.querySelectorAll('[role^="menuitem"]')];
    await expect(items.at(-1)).toBe(signOut);
    for (const item of items.slice(1, -1)) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item).toHaveFocus();
      await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(signOut).toHaveFocus();
    await expect(top()).toBe(atFirst);
    await userEvent.keyboard('{Home}');
    await expect(items[0]).toHaveFocus();
  },
};

const openProfile = fn();

/** PO-162: The profile comes first where the host has one. */
export const WithProfile: Story = {
  args: { onProfile: openProfile },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Profile' }));
    await expect(openProfile).toHaveBeenCalledTimes(1);
  },
};

/** SH-140: The page that signs out opens 500 ms after the press, once however often it is pressed. */
export const SignOut: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const press = async (): Promise<void> => {
      const menu = await open(canvasElement);
      await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }));
    };
    await press();
    await clock.advance(300);
    await press();
    await clock.advance(499);
    await expect(navigated).not.toHaveBeenCalled();
    await clock.advance(1);
    await clock.advance(1_000);
    await expect(navigated.mock.calls).toEqual([['/logout']]);
  },
};
