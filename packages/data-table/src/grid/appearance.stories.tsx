import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { TableColumnDef } from '../features/columns/table-column.ts';
import { emulateForcedColors } from '../testing/forced-colors.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import type { SalesOrder } from '../testing/sales-orders.ts';
import { nextFrame } from '../testing/seen.ts';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Grid/Appearance',
  id: 'data-table-appearance',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 1_000 } },
  args: { defaultQuery: { limit: 25 }, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (element: Element): { readonly left: number; readonly right: number } => {
  const { left, right } = element.getBoundingClientRect();
  return { left: Math.round(left), right: Math.round(right) };
};

/** DT-246: Written from right to left, columns, pinned sides, arrow keys, scrolling and resizing mirror. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const user = userEvent.setup();
    await userEvent.click(table.view.getByRole('button', { name: 'Options for Customer' }));
    await userEvent.click(await table.view.findByRole('menuitemcheckbox', { name: 'Pin right' }));
    await waitFor(() => expect(edges(table.header('Customer')).left).toBe(edges(grid).left));
    await expect(edges(table.header('Number')).right).toBe(edges(grid).right - 44);
    table.cell(0, 'number').focus();
    await user.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toBe(table.cell(0, 'status.name'));
    await user.keyboard('{ArrowRight}{End}');
    await waitFor(() => expect(table.scroller().scrollLeft).toBe(0));
    table.scroller().scrollLeft = -300;
    await fireEvent.scroll(table.scroller());
    await nextFrame();
    await waitFor(() =>
      expect(edges(table.header('Created on'))).toEqual(edges(table.cell(0, 'created_on'))),
    );
    await expect(edges(table.header('Number')).right).toBe(edges(grid).right - 44);
    // The line of the pinned columns is at their edge, and its shadow beyond it.
    const line = getComputedStyle(table.scroller().querySelector('[data-side="start"]') as Element);
    await expect([line.borderRightWidth, line.transform]).toEqual(['1px', 'none']);
    await expect(line.backgroundImage).toContain('to left');
    const header = table.header('Created on');
    const edge = header.querySelector<HTMLElement>('[data-resize]') ?? header;
    await expect(edges(edge).left).toBe(edges(header).left - 4);
    const at = { clientX: edges(edge).left + 4, clientY: 80, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(edge, at);
    await fireEvent.pointerMove(edge, { ...at, clientX: at.clientX - 40 });
    await fireEvent.pointerUp(edge, at);
    await waitFor(() => expect(header.offsetWidth).toBe(168));
  },
};

/** DT-247: Forced colours keep the lines between pinned columns and the focus of headers and cells. */
export const ForcedColours: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const restore = emulateForcedColors(canvasElement.ownerDocument);
    try {
      const user = userEvent.setup();
      table.view.getByRole('searchbox').focus();
      table.header('Number').focus();
      for (const key of ['{ArrowRight}', '{ArrowDown}']) {
        await user.keyboard(key);
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
      }
      const line = grid.querySelector('[data-side="start"]') as Element;
      await expect(getComputedStyle(line).borderInlineStartWidth).toBe('1px');
      await expect(getComputedStyle(table.rows()[0] as Element).borderBottomWidth).toBe('1px');
    } finally {
      restore();
    }
  },
};

const route = 'Cikarang – Surabaya – Semarang – Karawang – Bekasi – Cikarang';

const narrow: readonly TableColumnDef<SalesOrder>[] = salesOrderColumns.map((column) =>
  column.key === 'locations'
    ? {
        ...column,
        label: 'Locations on the way, in the order of the visits',
        render: () => <b>{route}</b>,
      }
    : column,
);

/** DT-248: Cut headers and rendered cells show their text in a tooltip, which stays on screen. */
export const Tooltips: Story = {
  args: { columns: narrow },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.cell(0, 'number').focus();
    await user.keyboard('{End}');
    const tip = async (text: string): Promise<void> => {
      const bubble = await table.view.findByText(text, { selector: '[role="tooltip"]' });
      await waitFor(async () => {
        const { left, right } = bubble.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(window.innerWidth);
      });
    };
    await tip(route);
    await user.keyboard('{ArrowUp}');
    await tip('Locations on the way, in the order of the visits');
  },
};

const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** DT-451: A link is as wide as its cell, so that what it draws can end with an ellipsis. */
export const CutLinks: Story = {
  args: {
    rowHref: ({ id }) => `#${id}`,
    columns: [
      {
        key: 'place',
        label: 'Place',
        width: 140,
        link: true,
        value: () => route,
        render: () => <span style={{ display: 'block', ...cut }}>{route}</span>,
      },
    ],
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(3));
    const cell = table.cell(0, 'place');
    const link = cell.querySelector('a');
    const text = link?.querySelector('span');
    await expect(text?.scrollWidth ?? 0).toBeGreaterThan(text?.clientWidth ?? 0);
    await expect(link?.getBoundingClientRect().right ?? Infinity).toBeLessThanOrEqual(
      cell.getBoundingClientRect().right - 12,
    );
    const tip = table.view.findByText(route, { selector: '[role="tooltip"]' });
    await userEvent.hover(link as HTMLElement);
    await expect(await tip).toBeVisible();
  },
};

/** DT-249: Compact rows show both lines of a cell that has two. */
export const TwoLinesInCompactRows: Story = {
  globals: { density: 'compact' },
  args: {
    columns: [
      {
        key: 'place',
        label: 'Place',
        value: () => '',
        render: () => (
          <span>
            Gudang Cikarang
            <br />
            Bekasi, Jawa Barat
          </span>
        ),
      },
    ],
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows()[0]?.offsetHeight).toBe(36));
    const cell = table.cell(0, 'place').getBoundingClientRect();
    const text = table.cell(0, 'place').firstElementChild?.getBoundingClientRect();
    await expect(text?.top ?? 0).toBeGreaterThanOrEqual(cell.top);
    await expect(text?.bottom ?? 0).toBeLessThanOrEqual(cell.bottom);
    await expect(text?.height ?? 0).toBeGreaterThan(24);
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
