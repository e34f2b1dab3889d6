import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { Select } from './select.tsx';

const options = ['none', '5', '10', '15', '30', '60'].map((value) => ({
  value,
  label: value === 'none' ? 'No reminder' : `Every ${value} minutes`,
}));

const meta = {
  title: 'Core/Primitives/Select',
  component: Select,
  args: { label: 'Reminder', options, defaultValue: '5', onValueChange: fn() },
  parameters: { pantau: { width: 280 } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <Select label="Reminder" options={options} defaultValue="5" />
      <Select label="Hidden label" hideLabel options={options} />
      <Select label="Wrong" options={options} error="Choose one" required />
      <Select label="Disabled" options={options} disabled />
      <Select label="Large" options={options} size="large" hint="Sounds while urgent ones wait" />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const Chooses: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Reminder' });
    await userEvent.selectOptions(select, '30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30');
    await expect(select).toHaveValue('30');
  },
};
