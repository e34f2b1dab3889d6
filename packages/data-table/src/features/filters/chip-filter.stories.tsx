import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormat } from '@pantau/core';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useStoryText } from '../../testing/story-texts.ts';
import { CHIP_SCROLL_STEP } from './toggle-chip.ts';
import { ChipFilter } from './chip-filter.tsx';

const labels = ['Draft', 'Confirmed', 'Assigned', 'Completed', 'Canceled'];
const optionsIn = (t: (english: string) => string) =>
  labels.map((label, index) => ({
    value: label.toUpperCase(),
    label: t(label),
    count: [96, 214, 148, 771, 55][index],
  }));
const manyOptions = Array.from({ length: 30 }, (_, index) => ({
  value: String(index),
  label: `Gudang ${index + 1}`,
}));

interface ExampleProps {
  readonly multiple?: boolean;
  readonly many?: boolean;
  readonly initial?: readonly string[];
}

function Example({ multiple = false, many = false, initial = [] }: ExampleProps): ReactElement {
  const t = useStoryText();
  const { number } = useFormat();
  const options = optionsIn(t);
  const [value, setValue] = useState(initial);
  return (
    <ChipFilter
      label="Status"
      options={many ? manyOptions : options}
      value={value}
      onValueChange={setValue}
      multiple={multiple}
      allCount={many ? undefined : 1_284}
      formatCount={number}
    />
  );
}

const meta = {
  title: 'Data table/Features/Chip filter',
  id: 'data-table-chip-filter',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneSelected: Story = { args: { initial: ['CONFIRMED'] } };
export const SeveralSelected: Story = { args: { multiple: true, initial: ['DRAFT', 'ASSIGNED'] } };
export const Dark: Story = {
  args: { multiple: true, initial: ['DRAFT', 'ASSIGNED'] },
  globals: { theme: 'dark' },
};
export const Many: Story = { args: { many: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, locale: 'id' },
  parameters: { pantau: { width: 312 } },
};

/** DT-466: Several filters stand side by side, each with room for its chips. */
export const SideBySide: Story = {
  tags: ['behaviour'],
  render: () => (
    <div style={{ display: 'flex', gap: 8, width: 1_600 }}>
      <Example />
      <Example />
    </div>
  ),
  async play({ canvas }) {
    const chips = await canvas.findAllByRole('button');
    await expect(chips).toHaveLength(12);
    const [last, first] = [chips[5], chips[6]].map((chip) => chip?.getBoundingClientRect());
    const gap = (first?.left ?? 0) - (last?.right ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(8);
    await expect(gap).toBeLessThan(64);
  },
};

const pressed = (canvasElement: HTMLElement): readonly (string | null)[] =>
  within(canvasElement)
    .getAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent);

export const SingleSelection: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Draft/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Assigned/ }));
    await expect(pressed(canvasElement)).toEqual(['Assigned148']);
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await expect(pressed(canvasElement)).toEqual(['All1,284']);
  },
};

/** DT-21: Selecting none or all chips returns to "All". */
export const MultipleSelection: Story = {
  args: { multiple: true },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (label: string): Promise<void> =>
      userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${label}`) }));
    await press('Draft');
    await press('Canceled');
    await expect(pressed(canvasElement)).toEqual(['Draft96', 'Canceled55']);
    await press('Draft');
    await press('Canceled');
    await expect(pressed(canvasElement)).toEqual(['All1,284']);
    for (const label of labels) await press(label);
    await expect(pressed(canvasElement)).toEqual(['All1,284']);
  },
};

/** DT-22: Scrolls by buttons, wheel and keys in steps of 200 px. */
export const Scrolling: Story = {
  args: { many: true },
  tags: ['behaviour'],
  parameters: { pantau: { width: 320 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = await canvas.findByRole('group', { name: 'Status' });
    const isAt = (left: number): Promise<void> =>
      waitFor(() => expect(Math.abs(strip.scrollLeft - left)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'Scroll back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll forward' }));
    await isAt(CHIP_SCROLL_STEP);
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll back' }));
    await isAt(0);
    strip.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true }));
    await isAt(CHIP_SCROLL_STEP);
    within(strip).getByRole('button', { name: 'All' }).focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowRight}');
    await isAt(2 * CHIP_SCROLL_STEP);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await isAt(0);
    await userEvent.keyboard('{End}');
    await isAt(strip.scrollWidth - strip.clientWidth);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Scroll forward' })).toBeNull(),
    );
    // At the end the page scrolls instead.
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true });
    strip.dispatchEvent(wheel);
    await expect(wheel.defaultPrevented).toBe(false);
    await userEvent.keyboard('{Home}');
    await isAt(0);
  },
};

/** DT-22: Written from right to left, the row starts at its right end and goes on to the left. */
export const ScrollingRightToLeft: Story = {
  args: { many: true },
  tags: ['behaviour'],
  parameters: { pantau: { width: 320 } },
  decorators: [
    (ChipStory) => (
      <div dir="rtl">
        <ChipStory />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = await canvas.findByRole('group', { name: 'Status' });
    const isAt = (position: number): Promise<void> =>
      waitFor(() => expect(Math.abs(strip.scrollLeft + position)).toBeLessThan(2));
    const buttons = () =>
      ['Scroll back', 'Scroll forward'].map(
        (name) => canvas.queryByRole('button', { name }) !== null,
      );
    await waitFor(() => expect(buttons()).toEqual([false, true]));
    within(strip).getByRole('button', { name: 'All' }).focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await isAt(2 * CHIP_SCROLL_STEP);
    await waitFor(() => expect(buttons()).toEqual([true, true]));
    await userEvent.keyboard('{ArrowRight}');
    await isAt(CHIP_SCROLL_STEP);
    await userEvent.keyboard('{End}');
    await isAt(strip.scrollWidth - strip.clientWidth);
    await waitFor(() => expect(buttons()).toEqual([true, false]));
    await userEvent.keyboard('{Home}');
    await isAt(0);
  },
};
