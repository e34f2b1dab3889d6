import { IconButton } from '@pantau/core/ui/icon-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useTableQuery } from '../features/address/use-table-query.ts';
import { useColumnSettings } from '../features/columns/use-column-settings.ts';
import { createMemoryColumnSettings } from '../features/columns/key-value-column-settings.ts';
import { createMemoryViews } from '../features/saved-views/key-value-views.ts';
import { useSavedViews } from '../features/saved-views/use-saved-views.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import { isUncovered, nextFrame } from '../testing/seen.ts';
import { useStorySchema } from '../testing/story-filters.ts';
import { StoryTable, tableIn } from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';

const coarse = {
  '--pantau-size-control': '44px',
  '--pantau-size-control-dense': '44px',
} as CSSProperties;

/** Every tool of a table, with the sizes that controls have under a finger. */
function Orders({ scroll = 'page' }: { readonly scroll?: 'own' | 'page' }): ReactElement {
  const [store] = useState(() => createMemoryViews());
  const [columnStore] = useState(() => createMemoryColumnSettings());
  const columns = salesOrderColumns;
  const t = useStoryText();
  const schema = useStorySchema();
  const query = useTableQuery({ schema, columns });
  const settings = useColumnSettings({ columns, store: columnStore, tableId: 'phone' });
  const viewed = useSavedViews({ store, tableId: 'phone', columns, query, settings });
  return (
    <div style={coarse}>
      <StoryTable
        scroll={scroll}
        height={scroll === 'page' ? 'auto' : 720}
        exportTitle="Sales orders"
        bulkActions={[{ key: 'delete', label: 'Delete', onSelect: () => undefined }]}
        toolbarEnd={<IconButton icon="plus" label={t('New')} />}
        {...viewed}
      />
    </div>
  );
}

const meta = {
  title: 'Data table/Table/Bars on a phone',
  id: 'data-table-bars-on-a-phone',
  component: Orders,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 328, flush: true } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const middleOf = (element: Element): number => (boxOf(element).top + boxOf(element).bottom) / 2;

/** DT-420: Search, filter and the button for more tools share a line; chips have the second one. */
export const Toolbar: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const button = (name: string) => table.view.getByRole('button', { name });
    const chips = await table.view.findByRole('group', { name: 'Status' });
    const search = table.view.getByRole('searchbox');
    const more = button('More tools');
    const [filter, host] = [button('Filter'), button('New')];
    for (const tool of [filter, more, host]) {
      await expect(Math.abs(middleOf(tool) - middleOf(search))).toBeLessThanOrEqual(1);
    }
    await expect(boxOf(chips).top).toBeGreaterThanOrEqual(boxOf(search).bottom);
    const bar = table.view.getByRole('group', { name: 'Search and view' });
    await expect(boxOf(bar).height).toBeLessThanOrEqual(116);
    await expect(boxOf(search).width).toBeGreaterThanOrEqual(100);
    await expect(table.view.queryByRole('button', { name: 'Choose columns' })).toBeNull();
    await expect(more).toHaveAttribute('aria-expanded', 'false');

    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveFocus();
    const view = await table.view.findByRole('button', { name: /^View/ });
    for (const tool of [view, button('Export CSV'), button('Choose columns')]) {
      await expect(isUncovered(tool)).toBe(true);
      await expect(boxOf(tool).top).toBeGreaterThanOrEqual(boxOf(chips).bottom);
      await expect(boxOf(tool).top).toBe(boxOf(view).top);
    }
    await userEvent.click(button('Choose columns'));
    await userEvent.click(await table.view.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Choose columns')).toHaveFocus());
    await userEvent.click(more);
    await expect(table.view.queryByRole('button', { name: 'Choose columns' })).toBeNull();
  },
};
export const ToolbarDark: Story = { ...Toolbar, globals: { theme: 'dark' }, tags: ['behaviour'] };
export const ToolbarIndonesian: Story = { globals: { locale: 'id' } };

/** DT-420: A wide toolbar shows all tools, and no button for more. */
export const WideToolbar: Story = {
  args: { scroll: 'own' },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 1200, flush: true } },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await expect(table.view.getByRole('button', { name: 'Choose columns' })).toBeVisible();
    await expect(table.view.queryByRole('button', { name: 'More tools' })).toBeNull();
  },
};

/** DT-421: The pager is one line at the lower edge of the page, wherever the page has scrolled to. */
export const Pager: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const pager = table.view.getByRole('group', { name: 'Pages' });
    const { scrollingElement: page } = document;
    if (page === null) throw new Error('The page does not scroll');
    const next = table.view.getByRole('button', { name: 'Next page' });
    for (const top of [0, 400, 900]) {
      page.scrollTop = top;
      await nextFrame();
      await expect(page.scrollTop).toBe(top);
      await expect(Math.round(boxOf(pager).bottom)).toBe(page.clientHeight);
      await expect(boxOf(pager).height).toBeLessThanOrEqual(57);
      await expect(isUncovered(next)).toBe(true);
    }
    await userEvent.click(next);
    await waitFor(() => expect(pager).toHaveTextContent('11–20 of 1,284'));
    await expect(boxOf(pager).height).toBeLessThanOrEqual(57);
    await expect(pager.scrollWidth).toBeLessThanOrEqual(pager.clientWidth);
  },
};
