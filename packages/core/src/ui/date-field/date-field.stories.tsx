import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isDay } from '../../clock/day.ts';
import { Stack } from '../story-support/layout.tsx';
import { DateField } from './date-field.tsx';

const onValueChange = fn();

interface ExampleProps {
  readonly initial?: string;
}

function Example({ initial = '' }: ExampleProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <Stack>
      <DateField
        label="Created on"
        today="2026-11-20"
        value={value}
        error={value === '' || isDay(value) ? undefined : 'Enter a valid date.'}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Core/Primitives/Date field',
  component: Example,
  parameters: { pantau: { width: 280 } },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: '2026-11-14' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Dark: Story = { args: { initial: '31/02/2026' }, globals: { theme: 'dark' } };

/** CO-162: A day is understood as typed, and written out when the field is left. */
export const Typed: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Created on' });
    await expect(field).toHaveAttribute('placeholder', 'hh/bb/tttt');
    await userEvent.type(field, '14/11/2026');
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-11-14');
    await userEvent.clear(field);
    await userEvent.type(field, '3 Des');
    await expect(field).toHaveValue('3 Des');
    await userEvent.tab();
    await expect(field).toHaveValue('03/12/2026');
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

/** CO-162: The text stays as typed while it is not a day. */
export const NotADay: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Created on' });
    await userEvent.type(field, '31/02/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('31/02/2026');
    await expect(field).toBeInvalid();
    await expect(onValueChange).toHaveBeenLastCalledWith('31/02/2026');
  },
};
