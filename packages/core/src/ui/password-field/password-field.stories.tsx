import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Core/Primitives/Password field',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'pantau-demo' },
  parameters: { pantau: { width: 360 } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <PasswordField label="Password" defaultValue="pantau-demo" />
      <PasswordField label="Large" size="large" defaultValue="pantau-demo" />
      <PasswordField label="Wrong" error="Password required" required />
      <PasswordField label="Disabled" disabled defaultValue="pantau-demo" />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const ShowsAndHides: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
