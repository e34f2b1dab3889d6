import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-support/shadow-root.ts';
import { Row } from '../story-support/layout.tsx';
import { Menu } from './menu.tsx';

const onSelect = fn();

function Example({ defaultOpen = false }: { readonly defaultOpen?: boolean }): ReactElement {
  const [theme, setTheme] = useState('light');
  const [sound, setSound] = useState(true);
  return (
    <Row>
      <Menu.Root defaultOpen={defaultOpen}>
        <Menu.Trigger asChild>
          <Button trailingIcon="chevronDown">Settings</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Settings">
          <Menu.Item icon="user" onSelect={() => onSelect('profile')}>
            Profile
          </Menu.Item>
          <Menu.Item icon="settings" meta="S" onSelect={() => onSelect('preferences')}>
            Preferences
          </Menu.Item>
          <Menu.Item icon="phone" disabled onSelect={() => onSelect('call')}>
            Call the driver
          </Menu.Item>
          <Menu.CheckboxItem checked={sound} onCheckedChange={setSound}>
            With sound
          </Menu.CheckboxItem>
          <Menu.Separator />
          <Menu.RadioGroup label="Theme" value={theme} onValueChange={setTheme}>
            <Menu.RadioItem value="light">Light</Menu.RadioItem>
            <Menu.RadioItem value="dark">Dark</Menu.RadioItem>
          </Menu.RadioGroup>
          <Menu.Separator />
          <Menu.Item icon="trash" tone="danger" onSelect={() => onSelect('delete')}>
            Delete
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Button>Next</Button>
    </Row>
  );
}

const meta = {
  title: 'Core/Primitives/Menu',
  component: Menu.Content,
  // A menu needs room, so each story has its own page.
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: { 'aria-label': 'Settings', children: null },
  render: () => <Example />,
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example defaultOpen /> };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenCompact: Story = { ...Open, globals: { density: 'compact' } };

/** The item with this text, of any role. */
const itemOf = (root: HTMLElement) => (name: string) =>
  within(root).getByText(name).closest('[role^="menuitem"]');

export const KeysMoveFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = itemOf(canvasElement);
    canvas.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('With sound')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('da');
    await expect(item('Dark')).toHaveFocus();
  },
};

export const ArrowUpOpensAtTheLastItem: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  },
};

export const SelectingClosesAndReturnsFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Settings' });
    trigger.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('preferences');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const DisabledItem: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Call the driver' }));
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const ChecksAndSelects: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(trigger);
    const sound = canvas.getByRole('menuitemcheckbox', { name: 'With sound' });
    await expect(sound).toBeChecked();
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

export const TabClosesAndContinuesAfterTrigger: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Settings' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    // Only the key event: the browser's own step from the focused element does not follow.
    pressKey(canvasElement, 'Tab');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

function MenuToDialog(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Alert</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Alert">
          <Menu.Item onSelect={() => setOpen(true)}>Mark false</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Mark as false alert?</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

export const ReturnsFocusThroughADialog: Story = {
  render: () => <MenuToDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Alert' });
    trigger.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
  },
};

export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyRoot(canvasElement)).not.toBe(canvasElement));
    const root = storyRoot(canvasElement);
    const canvas = within(root);
    const trigger = await canvas.findByRole('button', { name: 'Settings' });
    trigger.focus();
    pressKey(root, 'ArrowDown');
    const item = itemOf(root);
    await waitFor(() => expect(focusedIn(root)).toBe(item('Profile')));
    pressKey(root, 'ArrowDown');
    await expect(focusedIn(root)).toBe(item('Preferences'));
    pressKey(root, 'l');
    await expect(focusedIn(root)).toBe(item('Light'));
    pressKey(root, 'Escape');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(focusedIn(root)).toBe(trigger);
  },
};
