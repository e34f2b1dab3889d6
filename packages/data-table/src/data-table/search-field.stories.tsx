import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const clock = createManualClock();
const onSearch = fn();

const meta = {
  title: 'Data table/Search',
  component: SearchField,
  parameters: { pantau: { clock } },
  args: { value: '', onSearch, label: 'Search orders' },
  beforeEach: () => void onSearch.mockClear(),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-9: A search starts 500 ms after the last key. */
export const Debounced: Story = {
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(field, 'mak');
    await clock.advance(499);
    await expect(onSearch).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onSearch.mock.calls).toEqual([['mak']]);
  },
};

/** Enter searches immediately, Escape clears. */
export const ByKeys: Story = {
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('searchbox');
    await userEvent.type(field, 'mak{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('mak');
    await userEvent.keyboard('{Escape}');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await clock.advance(1_000);
    await expect(onSearch).toHaveBeenCalledTimes(2);
  },
};
