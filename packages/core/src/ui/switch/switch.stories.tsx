import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Core/Primitives/Switch',
  component: Switch,
  args: { label: 'Unresolved only', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const TogglesByKeyboardAndLabel: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Unresolved only' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Unresolved only'));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
