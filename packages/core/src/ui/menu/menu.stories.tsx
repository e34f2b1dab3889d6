import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-parts/inside-shadow.ts';
import { Row } from '../story-parts/layout.tsx';
import {
  MenuCheckboxItem,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu-items.tsx';
import { Menu } from './menu.tsx';

const onSelect = fn();

function Example({ defaultOpen = false }: { readonly defaultOpen?: boolean }): ReactElement {
  const [theme, setTheme] = useState('light');
  const [hasSound, setSound] = useState(true);
  return (
    <Row>
      <Menu
        label="Settings"
        defaultOpen={defaultOpen}
        trigger={(props) => (
          <Button {...props} trailingIcon="chevronDown">
            Settings
          </Button>
        )}
      >
        <MenuItem icon="user" onSelect={() => onSelect('profile')}>
          Profile
        </MenuItem>
        <MenuItem icon="settings" meta="S" onSelect={() => onSelect('preferences')}>
          Preferences
        </MenuItem>
        <MenuItem icon="phone" isDisabled onSelect={() => onSelect('call')}>
          Call the driver
        </MenuItem>
        <MenuCheckboxItem isChecked={hasSound} onCheckedChange={setSound}>
          With sound
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuRadioGroup label="Theme" value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="light">Light</MenuRadioItem>
          <MenuRadioItem value="dark">Dark</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon="trash" tone="danger" onSelect={() => onSelect('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <Button>Next</Button>
    </Row>
  );
}

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  // Each in a page of its own: it fills one.
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: { label: 'Settings', trigger: () => null, children: null },
  render: () => <Example />,
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example defaultOpen /> };
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenCompact: Story = { ...Open, globals: { density: 'compact' } };

/** Whatever kind of item it is. */
const itemOf = (root: HTMLElement) => (name: string) =>
  within(root).getByText(name).closest('[role^="menuitem"]');

export const ArrowsHomeEndAndLettersMove: Story = {
  tags: ['!autodocs'],
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

export const ArrowUpOpensAtTheEnd: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  },
};

export const ChoosingClosesAndComesBack: Story = {
  tags: ['!autodocs'],
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

export const ADisabledItemDoesNothing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Call the driver' }));
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const ChecksAndChooses: Story = {
  tags: ['!autodocs'],
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

export const TabClosesItAndGoesOnFromItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Settings' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    // The key alone, without the step that the browser takes from where the focus is by then.
    pressKey(canvasElement, 'Tab');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

function MenuToDialog(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="Alert" trigger={(props) => <Button {...props}>Alert</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Mark false</MenuItem>
      </Menu>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Mark as false alert?" />
    </>
  );
}

export const FocusComesBackThroughADialog: Story = {
  render: () => <MenuToDialog />,
  tags: ['!autodocs'],
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

export const InAnOpenShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['!autodocs'],
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
