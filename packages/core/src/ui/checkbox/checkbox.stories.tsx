import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Core/Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Stay signed in on this device', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Empty" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Empty, disabled" disabled />
      <Checkbox label="Ticked, disabled" disabled defaultChecked />
      <Checkbox label="Row SO-2611-00482" hideLabel />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const TogglesByKeyboardAndLabel: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: args.label });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(args.label));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

const days = ['Mon', 'Tue', 'Wed'];

function Days({ onValues }: { readonly onValues: (values: readonly string[]) => void }) {
  const [values, setValues] = useState<readonly string[]>(['Wed']);
  const change = (next: readonly string[]): void => {
    setValues(next);
    onValues(next);
  };
  return (
    <Stack>
      {days.map((day) => (
        <Checkbox key={day} label={day} value={day} values={values} onValuesChange={change} />
      ))}
    </Stack>
  );
}

const onValues = fn();

/** CO-160: Several checkboxes share one list of values. */
export const ListOfValues: Story = {
  render: () => <Days onValues={onValues} />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Wed')).toBeChecked();
    await expect(box('Mon')).not.toBeChecked();
    await userEvent.click(box('Mon'));
    await expect(onValues).toHaveBeenLastCalledWith(['Wed', 'Mon']);
    await userEvent.click(box('Wed'));
    await expect(onValues).toHaveBeenLastCalledWith(['Mon']);
    await expect(box('Wed')).not.toBeChecked();
  },
};

function OneDay({ onSelected }: { readonly onSelected: (selected: string | null) => void }) {
  const [selected, setSelected] = useState<string | null>(null);
  const change = (next: string | null): void => {
    setSelected(next);
    onSelected(next);
  };
  return (
    <Stack>
      {days.map((day) => (
        <Checkbox key={day} label={day} value={day} selected={selected} onSelectedChange={change} />
      ))}
    </Stack>
  );
}

const onSelected = fn();

/** CO-160: Several checkboxes share a single value; at most one is checked. */
export const SingleValue: Story = {
  render: () => <OneDay onSelected={onSelected} />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Mon'));
    await userEvent.click(box('Tue'));
    await expect(onSelected).toHaveBeenLastCalledWith('Tue');
    await expect(box('Mon')).not.toBeChecked();
    await userEvent.click(box('Tue'));
    await expect(onSelected).toHaveBeenLastCalledWith(null);
    await expect(box('Tue')).not.toBeChecked();
  },
};
