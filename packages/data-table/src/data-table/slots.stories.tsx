import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PagingProps } from '../features/paging/paging.tsx';
import { StoryTable, tableIn } from '../testing/story-table.tsx';
import type { TableSlots } from './table-slots.ts';

function OwnPaging({ page, onPage }: PagingProps): ReactElement {
  return (
    <button type="button" onClick={() => onPage(page + 1)}>
      {`Page ${page}, go on`}
    </button>
  );
}

const slots: TableSlots = { paging: OwnPaging, search: null };

const meta = {
  title: 'Data table/Slots',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { slots },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-311: A host's component replaces a built-in part and receives the same props; `null` removes the part. */
export const Replaced: Story = {
  async play({ canvasElement }) {
    const { ready, view, text } = tableIn(canvasElement);
    await ready();
    await expect(view.queryByRole('searchbox')).toBeNull();
    await expect(view.queryByRole('button', { name: 'Next page' })).toBeNull();
    await expect(view.getByRole('button', { name: 'Choose columns' })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Page 1, go on' }));
    await waitFor(() => expect(text(0, 'number')).toBe('SO-2611-01274'));
    await expect(view.getByRole('button', { name: 'Page 2, go on' })).toBeVisible();
  },
};
