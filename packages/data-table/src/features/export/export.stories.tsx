import { Button } from '@pantau/core/ui/button';
import { useLocale } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DataTableOptions } from '../../table/table-options.ts';
import { useDataTable } from '../../table/use-data-table.ts';
import type { TableSource } from '../rows/table-source.ts';
import { storyNow } from '../../testing/story-filters.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { StoryTable, orderId, orders, tableIn } from '../../testing/story-table.tsx';
import { inStoryLanguage } from '../../testing/story-language.ts';
import { useStoryText } from '../../testing/story-texts.ts';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { CopyArea } from './copy-area.tsx';
import { DataTableView } from '../../data-table/data-table.tsx';
import { ExportButton } from './export-button.tsx';
import { exportParts } from './export-parts.ts';
import { PrintArea } from './print-area.tsx';
import { PrintedTable } from './printed-table.tsx';

const english: DataTableOptions<SalesOrder> = {
  columns: salesOrderColumns,
  data: orders,
  getRowId: orderId,
};

interface ExampleProps {
  /** Makes requests for rows fail. */
  readonly isRefusing?: boolean;
}

function Example({ isRefusing = false }: ExampleProps): ReactElement {
  const t = useStoryText();
  const locale = useLocale();
  const options = useMemo(() => inStoryLanguage(locale, english), [locale]);
  const table = useDataTable(options);
  const source = useMemo(
    (): TableSource<SalesOrder> => ({
      list: () => Promise.reject(new Error('offline')),
      remove: () => Promise.resolve(),
    }),
    [],
  );
  return (
    <div style={{ height: 560 }}>
      <PrintArea table={table} title={t('Sales orders')}>
        <CopyArea table={table}>
          <DataTableView
            {...options}
            table={table}
            label={t('Sales orders')}
            selectable
            toolbarEnd={
              <ExportButton
                table={table}
                title={t('Sales orders')}
                source={isRefusing ? source : undefined}
              />
            }
          />
        </CopyArea>
      </PrintArea>
    </div>
  );
}

const meta = {
  title: 'Data table/Features/Export, copying, printing',
  id: 'data-table-export-copying-printing',
  component: Example,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };

/** The file name contains the title of the table and the company's current day. */
export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(
      (await canvas.findAllByText('Exported: Sales orders 2026-11-20.csv'))[0],
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};

const source = createMemoryTableSource({
  rows: orders,
  columns: salesOrderColumns,
  getRowId: orderId,
});

/** The files that the page creates, until `forget` is called. */
function watchFiles() {
  const files: Blob[] = [];
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createUrl(file);
  };
  return { files, forget: () => void (URL.createObjectURL = createUrl) };
}

const calculated = orders
  .slice(0, 3)
  .map((order) => ({ ...order, customerName: '=1+1', totalWeight: 12_345, totalVolume: 62.5 }));

/**
 * DT-209: In a file, a formula is neutralised, and a spreadsheet of the language reads the numbers and dates; the
 * clipboard has a formula as it is shown.
 */
export const ForSpreadsheets: Story = {
  tags: ['behaviour'],
  globals: { locale: 'id' },
  render: () => <StoryTable data={calculated} exportTitle="Sales orders" />,
  play: async ({ canvasElement }) => {
    const { files, forget } = watchFiles();
    const table = tableIn(canvasElement);
    try {
      await waitFor(() => expect(table.rows()).toHaveLength(3));
      await userEvent.click(await table.view.findByRole('button', { name: 'Ekspor CSV' }));
      await waitFor(() => expect(files).toHaveLength(1));
      const [, line = ''] = ((await files[0]?.text()) ?? '').split('\r\n');
      const cells = line.split(';');
      await expect([cells[3], cells[12], cells[13]]).toEqual(["'=1+1", '12345', '62,5']);
      await expect(cells[5]).toMatch(/^2026-11-20 \d\d:\d\d:\d\d$/);
      await exportParts.load();
      await expect(copyAt(table.cell(0, 'customer_name')).text).toBe('=1+1');
    } finally {
      forget();
    }
  },
};

/** DT-403: The selected rows of all pages are exported alone, also those that the search no longer matches. */
export const SelectedOnly: Story = {
  render: () => <StoryTable data={source} selectable exportTitle="Sales orders" />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { files, forget } = watchFiles();
    const table = tableIn(canvasElement);
    const exported = async (index: number): Promise<readonly (string | undefined)[]> => {
      await userEvent.click(await table.view.findByRole('button', { name: 'Export CSV' }));
      await userEvent.click(
        await table.view.findByRole('menuitem', { name: 'Export 2 selected rows' }),
      );
      await waitFor(() => expect(files).toHaveLength(index + 1));
      const lines = ((await files[index]?.text()) ?? '').trim().split('\r\n').slice(1);
      return lines.map((line) => line.split(',')[0]);
    };
    try {
      await waitFor(() => expect(table.rows()).toHaveLength(10));
      await userEvent.click(table.box(1));
      await userEvent.click(table.view.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(table.text(0, 'number')).toBe('SO-2611-01274'));
      await userEvent.click(table.box(0));
      await expect(await exported(0)).toEqual(['SO-2611-01283', 'SO-2611-01274']);
      await userEvent.type(table.view.getByRole('searchbox'), 'SO-2611-01274{Enter}');
      await waitFor(() => expect(table.rows()).toHaveLength(1));
      await expect(await exported(1)).toEqual(['SO-2611-01274', 'SO-2611-01283']);
    } finally {
      forget();
    }
  },
};

export const ExportFails: Story = {
  args: { isRefusing: true },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect((await canvas.findAllByText('Export failed. Try again.'))[0]).toBeInTheDocument();
  },
};

function copyAt(cell: Element): { readonly text: string; readonly html: string } {
  const clipboardData = new DataTransfer();
  const init = { clipboardData, bubbles: true, cancelable: true };
  cell.dispatchEvent(new ClipboardEvent('copy', init));
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

/** DT-42: Ctrl+C copies the focused cell, or the selected rows with column headings. */
export const Copying: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [row] = await canvas.findAllByRole('row', { name: /SO-/ });
    const number = row?.querySelector('[data-key="number"]') as HTMLElement;
    await exportParts.load();
    await expect(copyAt(number).text).toMatch(/^SO-[\d-]+$/);
    await expect((await canvas.findAllByText('Cell copied'))[0]).toBeInTheDocument();
    await userEvent.click(within(row as HTMLElement).getByRole('checkbox'));
    await waitFor(async () => {
      const lines = copyAt(number).text.split('\n');
      await expect(lines.map((line) => line.split('\t')[0])).toEqual([
        'Number',
        number.textContent,
      ]);
    });
    await expect(copyAt(number).html).toContain('<table><tbody><tr><td>Number</td>');
  },
};

/** Selected text and the content of inputs are copied by the browser. */
export const TextSelectionIsCopiedByBrowser: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(copyAt(await canvas.findByRole('searchbox')).text).toBe('');
  },
};

/** DT-42: A plain table of all rows is printed; on screen it takes no space. */
export const Printing: Story = {
  tags: ['behaviour'],
  render: function Printing() {
    const t = useStoryText();
    const locale = useLocale();
    const options = useMemo(() => inStoryLanguage(locale, english), [locale]);
    const table = useDataTable(options);
    return <PrintedTable table={table} title={t('Sales orders')} />;
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(10));
    await expect(canvasElement.querySelector('table')).not.toBeVisible();
    await expect(canvasElement.querySelectorAll('thead th')).toHaveLength(salesOrderColumns.length);
  },
};

/** The printed table exists only while printing. */
export const PrintTableLifetime: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    const screen = grid.closest('section')?.parentElement?.parentElement as HTMLElement;
    const window = canvasElement.ownerDocument.defaultView as Window;
    await expect(screen.nextElementSibling).toBeNull();
    await exportParts.load();
    window.dispatchEvent(new Event('beforeprint'));
    // Rendered synchronously, because the browser captures the page after this event.
    await expect(screen.nextElementSibling?.querySelectorAll('tbody tr')).toHaveLength(10);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.nextElementSibling).toBeNull());
  },
};

function Leaving(): ReactElement {
  const t = useStoryText();
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(false)}>{t('Leave')}</Button>
      {isThere && <Example />}
    </>
  );
}

export const RemovesListeners: Story = {
  tags: ['behaviour'],
  render: () => <Leaving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    canvasElement.ownerDocument.defaultView?.dispatchEvent(new Event('beforeprint'));
    await expect(canvasElement.querySelector('table')).toBeNull();
  },
};
