import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../story-support/layout.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Core/Primitives/Text field',
  component: TextField,
  args: { label: 'Customer reference', onValueChange: fn() },
  parameters: { pantau: { width: 360 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <TextField label="Empty" placeholder="PO-88214" />
      <TextField label="Filled, with a hint" defaultValue="PO-88214" hint="As on the order" />
      <TextField label="Required" required error="Reference required" />
      <TextField label="Counted" defaultValue="Wrong lane" characterLimit={20} />
      <TextField
        label="Too long"
        defaultValue="No wingbox left at Cikarang pool"
        characterLimit={20}
        error="20 characters at most"
      />
      <TextField label="Search" hideLabel icon="search" placeholder="Search orders" />
      <TextField
        label="With a button"
        defaultValue="Slamet"
        end={<IconButton icon="close" label="Clear" size="dense" />}
      />
      <TextField label="Disabled" disabled defaultValue="PO-88214" />
      <TextField label="Large" size="large" defaultValue="rina.kusuma@mitraangkut.co.id" />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const DescribedByErrorAndCounter: Story = {
  args: { characterLimit: 10, error: 'Ten characters at most', defaultValue: 'PO' },
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: args.label });
    await expect(field).toBeInvalid();
    await userEvent.type(field, '-88214');
    await expect(field).toHaveAccessibleDescription(/Ten characters at most.*8 of 10 characters/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PO-88214');
  },
};
