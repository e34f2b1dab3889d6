import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryPromptSource } from '../../adapters/memory/memory-prompt-source.ts';
import { manager, viewer } from '../../testing/story-people.ts';
import { usePromptControls } from '../prompt-controls/use-prompt-controls.tsx';

const source = createMemoryPromptSource();

function Bar(): ReactElement {
  const { buttons, items, dialog } = usePromptControls({
    source,
    redirectHosts: ['old.fleet.example'],
  });
  return (
    <>
      {buttons}
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Account</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Account">
          <Menu.Item icon="user" onSelect={() => undefined}>
            Profile
          </Menu.Item>
          {items}
        </Menu.Content>
      </Menu.Root>
      {dialog}
    </>
  );
}

const inWindow = (width: number, user = manager) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: '740px' } } },
  },
  pantau: { user },
});

const meta = {
  title: 'Shell/Feedback and referral on a phone',
  tags: ['!autodocs', 'behaviour'],
  component: Bar,
  parameters: { ...inWindow(360), docs: { story: { inline: false, height: 740 } } },
  globals: { viewport: { value: 'own' } },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));

/** SH-129: On a phone both are in the menu; they open their dialogs, and focus returns to the menu's button. */
export const OnAPhone: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Feedback' })).toBeNull();
    for (const [item, dialog] of [
      ['Feedback', /^What do you think/],
      ['Recommend', /^Recommend/],
    ] as const) {
      await openMenu(canvasElement);
      await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
      await canvas.findByRole('dialog', { name: dialog });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
    }
    await openMenu(canvasElement);
  },
};

/** SH-129: Where the bar has the buttons, the menu does not repeat them. */
export const Wide: Story = {
  parameters: inWindow(480),
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toBeVisible();
    await openMenu(canvasElement);
    await canvas.findByRole('menuitem', { name: 'Profile' });
    for (const name of ['Feedback', 'Recommend']) {
      await expect(canvas.queryByRole('menuitem', { name })).toBeNull();
    }
  },
};

/** SH-75: The way back is asked about after the menu has closed; who stays is where they were. */
export const WayBack: Story = {
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await openMenu(canvasElement);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Back to version 1' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

/** SH-129: Users without the scopes have neither. */
export const WithoutScopes: Story = {
  parameters: inWindow(360, viewer),
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await openMenu(canvasElement);
    await expect(await within(canvasElement).findAllByRole('menuitem')).toHaveLength(1);
  },
};
