import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-parts/inside-shadow.ts';
import { Row } from '../story-parts/layout.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  // Each in a page of its own: it fills one.
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: {
    label: 'Reminder',
    trigger: (props) => <Button {...props}>Reminder</Button>,
    width: 280,
    onOpenChange: fn(),
    children: (
      <>
        <TextField label="Every" defaultValue="5" />
        <Switch label="With sound" defaultChecked />
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };

export const OpensByKeyboardAndComesBack: Story = {
  render: (args) => (
    <Row>
      <Popover {...args} />
      <Button>Next</Button>
    </Row>
  ),
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const APressElsewhereClosesIt: Story = {
  ...OpensByKeyboardAndComesBack,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const StaysOnTheScreen: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover
        {...args}
        align="start"
        trigger={(props) => <IconButton {...props} icon="settings" label="Settings" />}
      />
    </div>
  ),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const { right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  },
};

export const InAnOpenShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyRoot(canvasElement)).not.toBe(canvasElement));
    const root = storyRoot(canvasElement);
    const canvas = within(root);
    const trigger = await canvas.findByRole('button', { name: 'Reminder' });
    trigger.focus();
    trigger.click();
    await waitFor(() => expect(focusedIn(root)).toBe(canvas.getByRole('textbox')));
    const { top } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom);
    canvas.getByRole('switch').focus();
    pressKey(root, 'Tab');
    await expect(focusedIn(root)).toBe(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    pressKey(root, 'Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(focusedIn(root)).toBe(trigger);
  },
};
