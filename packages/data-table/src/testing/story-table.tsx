import { Button } from '@pantau/core/ui/button';
import { useLocale } from '@pantau/core';
import { type ReactElement, useMemo, useState } from 'react';
import { within } from 'storybook/test';
import type { DataTableViewOptions } from '../data-table/data-table-props.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import type { TableData, TableSettings } from '../table/table-options.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { salesOrderColumns } from './sales-order-columns.tsx';
import { type SalesOrder, makeSalesOrders } from './sales-orders.ts';
import { inStoryLanguage } from './story-language.ts';
import { useStoryText } from './story-texts.ts';

export const orderId = (order: SalesOrder): string => order.id;
export const orders = makeSalesOrders(1_284);

export type StoryTableProps = Partial<
  TableSettings<SalesOrder> & DataTableViewOptions<SalesOrder>
> & {
  readonly data?: readonly SalesOrder[] | TableSource<SalesOrder> | undefined;
  /** `none` only for an array, `endless` only for a source. */
  readonly paging?: 'pages' | 'none' | 'endless' | undefined;
  /** Only for an array on one page. */
  readonly defaultGroupBy?: readonly string[] | undefined;
  /** Height of the container in px. */
  readonly height?: number | 'auto' | '100%';
};

/** A table of sales orders, in the language of the page. */
export function StoryTable(story: StoryTableProps): ReactElement {
  const { height = 560, data = orders, paging, defaultGroupBy, ...props } = story;
  const { columns = salesOrderColumns, label = 'Sales orders', exportTitle } = story;
  const { bulkActions, rowActions, rowSelectable, rowTone } = story;
  const locale = useLocale();
  const host = useMemo(
    () =>
      inStoryLanguage(locale, {
        ...{ columns, label, exportTitle },
        ...{ bulkActions, rowActions, rowSelectable, rowTone },
      }),
    [locale, columns, label, exportTitle, bulkActions, rowActions, rowSelectable, rowTone],
  );
  // The types of a table reject a source without pages; the arguments of a story are not that exact.
  const rows = { data, paging, defaultGroupBy } as TableData<SalesOrder>;
  return (
    <div style={{ height }}>
      <DataTable getRowId={orderId} {...rows} {...props} {...host} />
    </div>
  );
}

/** A live feed: changes some of the visible rows. */
export function LiveTable(props: StoryTableProps): ReactElement {
  const [data, setData] = useState(orders);
  const t = useStoryText();
  const change = (): void =>
    setData((before) =>
      before.map((order, index) =>
        index % 10 === 0 ? { ...order, salesName: `Changed ${index}` } : order,
      ),
    );
  const insert = (): void =>
    setData((before) => [
      ...makeSalesOrders(5, 7).map((order) => ({
        ...order,
        id: `new-${before.length}-${order.id}`,
        number: `NEW-${order.number}`,
      })),
      ...before,
    ]);
  const removeFirst = (): void => setData((before) => before.slice(1));
  return (
    <>
      <Button onClick={change}>{t('Change rows')}</Button>
      <Button onClick={insert}>{t('Insert rows')}</Button>
      <Button onClick={removeFirst}>{t('Remove the first row')}</Button>
      <StoryTable {...props} data={data} />
    </>
  );
}

/** Queries for play functions. */
export function tableIn(root: HTMLElement) {
  const view = within(root);
  const grid = (): HTMLElement => view.getByRole('grid');
  const rows = (): HTMLElement[] =>
    [...grid().querySelectorAll<HTMLElement>('[data-row]')].sort(
      (a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')),
    );
  const cells = (row: HTMLElement | undefined): HTMLElement[] => [
    ...(row?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
  ];
  const cell = (index: number, key: string): HTMLElement => {
    const found = cells(rows()[index]).find(({ dataset }) => dataset['key'] === key);
    if (found === undefined) throw new Error(`No cell ${key} in row ${index}`);
    return found;
  };
  return {
    view,
    ready: () => view.findByRole('grid'),
    grid,
    rows,
    cell,
    text: (index: number, key: string) => cell(index, key).textContent,
    texts: (key: string) => rows().map((_, index) => cell(index, key).textContent),
    header: (name: string | RegExp) => view.getByRole('columnheader', { name }),
    box: (index: number) => {
      const box = rows()[index]?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (box == null) throw new Error(`No checkbox in row ${index}`);
      return box;
    },
    headBox: () => {
      const box = grid().querySelector<HTMLInputElement>('[data-head] input[type="checkbox"]');
      if (box === null) throw new Error('No checkbox in the header');
      return box;
    },
    bar: () => view.queryByRole('group', { name: 'Actions for the selected rows' }),
    scroller: () => {
      const scroller = grid().querySelector<HTMLElement>('[data-scroller]');
      if (scroller === null) throw new Error('Nothing that scrolls');
      return scroller;
    },
  };
}
