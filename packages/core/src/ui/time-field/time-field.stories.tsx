import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { TimeField } from './time-field.tsx';

function Example(): ReactElement {
  const [value, setValue] = useState('22:00');
  return (
    <Stack>
      <TimeField label="From" value={value} onValueChange={setValue} />
    </Stack>
  );
}

const meta = {
  title: 'Core/Primitives/Time field',
  component: Example,
  parameters: { pantau: { width: 200 } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

/** A time typed without a separator is shown in the format of the language once the field is left. */
export const TypedInIndonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'From' });
    await expect(field).toHaveValue('22.00');
    await userEvent.clear(field);
    await userEvent.type(field, '730');
    await userEvent.tab();
    await expect(field).toHaveValue('07.30');
  },
};
