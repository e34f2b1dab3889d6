import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useTableQuery } from '../features/address/use-table-query.ts';
import type { BulkBarProps } from '../features/bulk-actions/bulk-bar.tsx';
import { bulkTarget } from '../features/bulk-run/bulk-target.ts';
import type { ColumnsButtonProps } from '../features/column-chooser/columns-button.tsx';
import type { FilterButtonProps } from '../features/filter-dialog/filter-button.tsx';
import type { ActiveFiltersProps } from '../features/filters/active-filter.ts';
import type { InlineFiltersProps } from '../features/filters/inline-filters.tsx';
import type { PagingProps } from '../features/paging/paging.tsx';
import { useStorySchema } from '../testing/story-filters.ts';
import { StoryTable, type StoryTableProps, tableIn } from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';
import type { SearchFieldProps } from './search-field.tsx';
import type { TableSlots } from './table-slots.ts';
import type { ToolbarProps } from './toolbar.tsx';

function OwnPaging({ page, onPage }: PagingProps): ReactElement {
  const t = useStoryText();
  return <Button onClick={() => onPage(page + 1)}>{t(`Page ${page}, go on`)}</Button>;
}

function OwnSearch({ onSearch }: SearchFieldProps): ReactElement {
  const t = useStoryText();
  return <Button onClick={() => onSearch('karawang')}>{t('Near Karawang')}</Button>;
}

function OwnToolbar({ label, start, end }: ToolbarProps): ReactElement {
  const t = useStoryText();
  return (
    <header aria-label={t(`Own: ${label}`)} role="group">
      {start}
      {end}
    </header>
  );
}

function OwnChips({ filters }: InlineFiltersProps): ReactElement {
  const t = useStoryText();
  return (
    <Button onClick={() => filters.set('status', { kind: 'multiSelect', values: ['DRAFT'] })}>
      {t('Drafts')}
    </Button>
  );
}

function OwnFilter({ filters, onSubmit }: FilterButtonProps): ReactElement {
  const t = useStoryText();
  const clear = (): void => {
    filters.setAll({});
    onSubmit?.({ values: {}, expressions: [], mapped: {} });
  };
  return (
    <Button onClick={clear}>{t(`Clear ${Object.keys(filters.values).length} filters`)}</Button>
  );
}

function OwnActiveFilters({ filters }: ActiveFiltersProps): ReactElement {
  const t = useStoryText();
  return <p>{t(`Filtered by ${Object.keys(filters.values).join(', ') || 'nothing'}`)}</p>;
}

function OwnColumns({ table }: ColumnsButtonProps): ReactElement {
  const { settings, columnActions } = table;
  const t = useStoryText();
  const hide = (): void =>
    columnActions.setSettings(
      settings.map((one) => (one.key === 'sales_name' ? { ...one, shown: false } : one)),
    );
  return <Button onClick={hide}>{t('Without sales')}</Button>;
}

function OwnBulkBar({ table, actions, focusTable }: BulkBarProps): ReactElement {
  const target = bulkTarget(table);
  const t = useStoryText();
  const clear = (): void => {
    focusTable();
    target.clear();
  };
  return (
    <div role="group" aria-label={t('Own bulk bar')}>
      {actions.map(({ key, label, onSelect }) => (
        <Button key={key} onClick={() => void onSelect?.(target)}>
          {`${label} ${target.count}`}
        </Button>
      ))}
      <Button onClick={clear}>{t('None')}</Button>
    </div>
  );
}

const onSubmit = fn();
const onPrint = fn();
const bulkActions = [{ key: 'print', label: 'Print', onSelect: onPrint }];

function FilteredTable(props: StoryTableProps): ReactElement {
  const query = useTableQuery({ schema: useStorySchema() });
  return <StoryTable {...props} {...query} bulkActions={bulkActions} onFilterSubmit={onSubmit} />;
}

const meta = {
  title: 'Data table/Table/Slots',
  id: 'data-table-slots',
  component: FilteredTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  beforeEach: () => {
    onSubmit.mockClear();
    onPrint.mockClear();
  },
} satisfies Meta<typeof FilteredTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots: TableSlots = {
  toolbar: OwnToolbar,
  search: OwnSearch,
  chips: OwnChips,
  filter: OwnFilter,
  activeFilters: OwnActiveFilters,
  columns: OwnColumns,
  bulkBar: OwnBulkBar,
  paging: OwnPaging,
};

/** DT-311: A host's component replaces any built-in part, receives the same props and does the same with them. */
export const Replaced: Story = {
  args: { slots },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, text, texts, rows, box, grid } = tableIn(canvasElement);
    await ready();
    const press = (name: string): Promise<void> =>
      userEvent.click(view.getByRole('button', { name }));
    const toolbar = within(view.getByRole('group', { name: 'Own: Search and view' }));
    for (const name of ['Near Karawang', 'Drafts', 'Clear 0 filters', 'Without sales']) {
      await expect(toolbar.getByRole('button', { name })).toBeVisible();
    }
    await expect(view.queryByRole('searchbox')).toBeNull();
    for (const name of ['Next page', 'Choose columns', 'Filter']) {
      await expect(view.queryByRole('button', { name })).toBeNull();
    }

    await press('Page 1, go on');
    await waitFor(() => expect(text(0, 'number')).toBe('SO-2611-01274'));
    await expect(view.getByRole('button', { name: 'Page 2, go on' })).toBeVisible();
    await press('Without sales');
    await waitFor(() => expect(view.queryByRole('columnheader', { name: 'Sales' })).toBeNull());
    await press('Drafts');
    await waitFor(() => expect(new Set(texts('status.name'))).toEqual(new Set(['Draft'])));
    await expect(view.getByText('Filtered by status')).toBeVisible();
    await press('Clear 1 filters');
    await expect(await view.findByText('Filtered by nothing')).toBeVisible();
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await press('Near Karawang');
    await waitFor(() => expect(Number(grid().getAttribute('aria-rowcount'))).toBeLessThan(1_285));

    await userEvent.click(box(0));
    await userEvent.click(box(1));
    const bar = within(await view.findByRole('group', { name: 'Own bulk bar' }));
    await userEvent.click(bar.getByRole('button', { name: 'Print 2' }));
    await expect(onPrint.mock.calls[0]?.[0]).toMatchObject({ count: 2 });
    await userEvent.click(bar.getByRole('button', { name: 'None' }));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-selected', 'false'));
    await expect(grid()).toContainElement(document.activeElement as HTMLElement);
  },
};

const removed: TableSlots = {
  search: null,
  chips: null,
  filter: null,
  activeFilters: null,
  columns: null,
  bulkBar: null,
  paging: null,
};

/** DT-311: `null` removes a part. */
export const Removed: Story = {
  args: { slots: removed },
  async play({ canvasElement }) {
    const { ready, view, box, rows } = tableIn(canvasElement);
    await ready();
    await userEvent.click(box(0));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-selected', 'true'));
    await expect(view.queryByRole('searchbox')).toBeNull();
    const names = view.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names.filter((name) => name !== null && !/^Options for/.test(name))).toEqual([]);
    await expect(view.getByRole('button', { name: 'Actions' })).toBeEnabled();
    await expect(view.queryByRole('group', { name: 'Actions for the selected rows' })).toBeNull();
  },
};
export const Indonesian: Story = { args: { slots: { paging: null } }, globals: { locale: 'id' } };
