import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryTable, type StoryTableProps, tableIn } from '../../testing/story-table.tsx';
import { type TableQuery, defaultQuery } from '../rows/query.ts';

const meta = {
  title: 'Data table/Features/Paging',
  id: 'data-table-paging',
  component: StoryTable,
  args: { defaultQuery: { page: 128 } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host whose queries are new objects each time, as those from an address are. */
function QueriesOfAddress(props: StoryTableProps): ReactElement {
  const [query, setQuery] = useState<TableQuery>({ ...defaultQuery, page: 128 });
  const parsed = useMemo(() => structuredClone(query), [query]);
  return <StoryTable {...props} query={parsed} onQueryChange={setQuery} />;
}

const announced = (root: HTMLElement): string =>
  [...root.ownerDocument.querySelectorAll('[aria-live="polite"]')]
    .map(({ textContent }) => textContent)
    .join(' ');

/** DT-444: The buttons keep the focus at the last and at the first page. */
export const FocusAtTheEnds: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready } = tableIn(canvasElement);
    await ready();
    const next = view.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(view.getByRole('button', { name: 'Page 129' })).toHaveAttribute('aria-current');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(next).toBeDisabled();

    view.getByRole('button', { name: 'Page 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(view.getByRole('button', { name: 'Page 2' }));
    const previous = view.getByRole('button', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(view.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current');
  },
};

/** DT-445: The number of another page is announced, and how many rows were found; nothing is found by sorting. */
export const Announced: Story = {
  render: (args) => <QueriesOfAddress {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, ready, header } = tableIn(canvasElement);
    await ready();
    // The code that announces arrives after the rows.
    await waitFor(async () => {
      await userEvent.click(view.getByRole('button', { name: 'Page 127' }));
      await userEvent.click(view.getByRole('button', { name: 'Page 128' }));
      await expect(announced(canvasElement)).toContain('Page 128');
    });
    await expect(announced(canvasElement)).not.toContain('rows found');
    await userEvent.click(within(header('Customer')).getByText('Customer'));
    await waitFor(() => expect(announced(canvasElement)).toContain('Sorted by Customer'));
    await userEvent.type(view.getByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(announced(canvasElement)).toContain('0 rows found'));
    await expect(announced(canvasElement).match(/rows found/g)).toHaveLength(1);
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
};
