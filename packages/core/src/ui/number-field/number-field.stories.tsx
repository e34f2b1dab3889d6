import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { NumberField } from './number-field.tsx';

const onValueChange = fn();

function Example({ initial = null }: { readonly initial?: number | null }): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <Stack>
      <NumberField
        label="Total price"
        start="Rp"
        value={value}
        error={Number.isNaN(value) ? 'Enter a number.' : undefined}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Core/Primitives/Number field',
  component: Example,
  args: { initial: 1_500_000 },
  parameters: { pantau: { width: 280 } },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Dark: Story = { args: { initial: Number.NaN }, globals: { theme: 'dark' } };

/** CO-161: A number is understood as typed in Indonesia, and grouped when the field is left. */
export const TypedInIndonesian: Story = {
  args: { initial: null },
  globals: { locale: 'id' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Total price' });
    await userEvent.type(field, '1.500.000');
    await expect(onValueChange).toHaveBeenLastCalledWith(1_500_000);
    await userEvent.clear(field);
    await userEvent.type(field, '2500000,5');
    await expect(field).toHaveValue('2500000,5');
    await userEvent.tab();
    await expect(field).toHaveValue('2.500.000,5');
    await expect(onValueChange).toHaveBeenLastCalledWith(2_500_000.5);
  },
};

/** CO-161: The text stays as typed while it is not a number. */
export const NotANumber: Story = {
  args: { initial: null },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Total price' });
    await userEvent.type(field, 'mahal');
    await expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    await expect(field).toHaveValue('mahal');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await expect(onValueChange).toHaveBeenLastCalledWith(null);
  },
};
