import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { isUncovered, nextFrame } from '../../testing/seen.ts';
import { StoryTable, orderId, orders, tableIn } from '../../testing/story-table.tsx';

const onRowOpen = fn();

const phone = (width: number) => ({ pantau: { timeZone: 'Asia/Jakarta', width, flush: true } });

const meta = {
  title: 'Data table/Grid/Cards',
  id: 'data-table-cards',
  component: StoryTable,
  parameters: phone(360),
  args: {
    height: 720,
    defaultQuery: { limit: 25 },
    selectable: true,
    onRowOpen,
    bulkActions: [{ key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' }],
  },
  beforeEach: () => void onRowOpen.mockClear(),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (card: HTMLElement | undefined, key: string): HTMLElement => {
  const found = card?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (found == null) throw new Error(`No ${key} on the card`);
  return found;
};

/** DT-244: On a phone, rows are cards, with targets of 44 px. */
export const Phone: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const [card] = table.rows();
    await expect(card).toHaveAttribute('data-card');
    await expect(table.grid()).toHaveAttribute('aria-rowcount', '1284');
    const box = part(card, '$select').getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
    await expect(part(card, 'number').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(part(card, '$select'));
    await waitFor(() => expect(table.bar()).toHaveTextContent('1 selected'));
    await expect(card).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(part(card, 'customer_name'));
    await expect(onRowOpen.mock.calls).toEqual([[orders[0]]]);
    const shown = table.grid().getBoundingClientRect();
    await expect(table.grid().scrollWidth).toBeLessThanOrEqual(Math.ceil(shown.width));
  },
};
export const PhoneDark: Story = { ...Phone, globals: { theme: 'dark' }, tags: ['behaviour'] };
export const PhoneIndonesian: Story = {
  args: { selectable: false, bulkActions: [] },
  globals: { locale: 'id' },
  parameters: phone(390),
};
export const PhoneWithoutSelection: Story = { args: { selectable: false, bulkActions: [] } };

/** The text of a part, without the room around it. */
function textBox(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** DT-439: On a card, status, named values and the last value end at the same edge. */
export const Edges: Story = {
  args: { selectable: false, bulkActions: [] },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    for (const card of table.rows().slice(0, 3)) {
      const ends = ['status.name', 'sender.name', 'total_price'].map((key) =>
        Math.round(textBox(part(card, key)).right),
      );
      await expect(new Set(ends).size, ends.join()).toBe(1);
      const frame = card.firstElementChild?.getBoundingClientRect();
      await expect((frame?.right ?? 0) - (ends[0] ?? 0)).toBeLessThanOrEqual(14);
    }
  },
};
export const EdgesWithActions: Story = {
  args: { rowActions: () => [{ key: 'open', label: 'Open', onSelect: () => undefined }] },
};

/** Whether text is longer than its part of the card, without padding. */
const isCut = (element: HTMLElement): boolean => {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const lines = element.querySelector(':scope > span');
  return (
    textBox(element).width > room + 1 || (lines !== null && lines.scrollHeight > lines.clientHeight)
  );
};

const withTitle = (title: string): NonNullable<Story['args']> => ({
  columns: [
    { key: 'route', card: 'title', label: 'Route', value: () => title },
    ...salesOrderColumns.filter(({ card }) => card !== 'title'),
  ],
});

/** DT-463: A title takes a second line before it is cut, and the card is as high as others. */
export const TitleOfTwoLines: Story = {
  args: withTitle('Pengereman mendadak di Cakung Cilincing'),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    for (const card of table.rows().slice(0, 3)) {
      const title = part(card, 'route');
      await expect(isCut(title)).toBe(false);
      await expect(textBox(title).height).toBeGreaterThan(30);
      await expect(title.clientHeight).toBe(44);
      // The boxes of a font contain 2 px above and below its letters.
      const below = textBox(part(card, 'customer_name')).top;
      await expect(textBox(title).bottom).toBeLessThanOrEqual(below + 2);
    }
  },
};
export const TitleOfTwoLinesDark: Story = { ...TitleOfTwoLines, globals: { theme: 'dark' } };
export const TitleOfTwoLinesInIndonesian: Story = {
  ...TitleOfTwoLines,
  globals: { locale: 'id' },
};

/** DT-244: Beside a panel, in the window of a desktop, a table of 480 px or more has rows. */
export const BesidePanel: Story = {
  parameters: phone(596),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(5));
    await expect(table.rows()[0]).not.toHaveAttribute('data-card');
    await expect(table.view.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  },
};

/** DT-452: A title that is too long is cut, and the status beside it is not. */
export const LongTitle: Story = {
  args: withTitle('Cikarang – Tanjung Perak – Gresik – Lamongan – Bojonegoro – Ngawi – Solo'),
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    for (const card of table.rows().slice(0, 3)) {
      await expect(isCut(part(card, 'route'))).toBe(true);
      await expect(part(card, 'route').clientWidth).toBeGreaterThan(120);
      await expect(isCut(part(card, 'status.name'))).toBe(false);
      await expect(textBox(part(card, 'status.name')).width).toBeGreaterThan(30);
    }
  },
};
export const LongTitleDark: Story = { ...LongTitle, globals: { theme: 'dark' } };
export const LongTitleInIndonesian: Story = { ...LongTitle, globals: { locale: 'id' } };

/** DT-248: The tooltip of a title that is cut has all of its text. */
export const TooltipOfLongTitle: Story = {
  args: LongTitle.args ?? {},
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    // Again until the code of tooltips, which loads in idle time, is there.
    await waitFor(async () => {
      part(table.rows()[1], '$select').focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(table.view.getByText(/Solo$/, { selector: '[role="tooltip"]' })).toBeVisible();
    });
  },
};

/** The keys of what a card shows, in reading order. */
const partsOf = (card: HTMLElement | undefined): readonly (string | undefined)[] =>
  [...(card?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map(
    ({ dataset }) => dataset['key'],
  );

/** DT-245: A card shows the columns that name their place, and no others. */
export const NamedPlaces: Story = {
  args: { selectable: false, bulkActions: [] },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const [card] = table.rows();
    await expect(partsOf(card)).toEqual([
      ...['number', 'status.name', 'customer_name'],
      ...['target.delivered_on', 'sender.name', 'recipient.name'],
      ...['total_weight', 'total_volume', 'total_price'],
    ]);
    await expect(card).toHaveTextContent('Sender');
  },
};

/** DT-245: Where no column names a place, the first two are title and subtitle, and the next four are named. */
export const FirstColumns: Story = {
  args: {
    selectable: false,
    bulkActions: [],
    columns: salesOrderColumns.map(({ card: _, ...column }) => column),
  },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const [card] = table.rows();
    await expect(partsOf(card)).toEqual(salesOrderColumns.slice(0, 6).map(({ key }) => key));
    await expect(part(card, 'number').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const label of ['Sales', 'Customer', 'Reference no.', 'Created on']) {
      await expect(within(card as HTMLElement).getByText(label)).toBeVisible();
    }
  },
};

/** DT-244: Cards scroll without a blank band, and only visible ones exist. */
export const ManyCards: Story = {
  args: { paging: 'none' },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    await expect(table.rows().length).toBeLessThan(12);
    const grid = table.grid();
    grid.scrollTop = 100_000;
    await nextFrame();
    const { left, top, height } = grid.getBoundingClientRect();
    for (const y of [20, height / 2, height - 20]) {
      const under = document.elementFromPoint(left + 60, top + y);
      await expect(under?.closest('[data-row]')).not.toBeNull();
    }
  },
};

/** DT-244: Arrow keys move between cards and through a card; Space selects; the bulk bar covers no focus. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const user = userEvent.setup();
    const focused = () => document.activeElement as HTMLElement;
    const where = () =>
      `${focused().closest('[data-row]')?.getAttribute('aria-rowindex')}/${focused().dataset['key']}`;
    table.view.getByRole('button', { name: 'Sort by' }).focus();
    await user.tab();
    await expect(where()).toBe('1/$select');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(where()).toBe('1/status.name');
    await user.keyboard('{ArrowUp}');
    await expect(where()).toBe('1/status.name');
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(where()).toBe('3/status.name');
    await waitFor(() => expect(table.bar()).toHaveTextContent('1 selected'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(table.bar()).toHaveTextContent('2 selected'));
    await user.keyboard('{Control>}{End}{/Control}');
    await expect(where()).toBe('25/total_price');
    await waitFor(() => expect(isUncovered(focused())).toBe(true));
  },
};

/** DT-250: Sorting, selecting all rows and the columns stay reachable. */
export const SortingAndColumns: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const sort = table.view.getByRole('button', { name: 'Sort by' });
    await expect(sort.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(sort);
    const menu = within(await table.view.findByRole('menu', { name: 'Sort by' }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Number' }));
    await waitFor(() => expect(part(table.rows()[0], 'number')).toHaveTextContent('SO-2611-00001'));
    await userEvent.click(table.view.getByRole('button', { name: 'Sorted by Number' }));
    await userEvent.click(
      await table.view.findByRole('menuitemradio', { name: 'Sort descending' }),
    );
    await waitFor(() => expect(part(table.rows()[0], 'number')).toHaveTextContent('SO-2611-01284'));
    await userEvent.click(
      table.view.getByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    await waitFor(() => expect(table.bar()).toHaveTextContent('25 selected'));
    await userEvent.click(table.view.getByRole('button', { name: 'More tools' }));
    await expect(table.view.getByRole('button', { name: 'Choose columns' })).toBeVisible();
  },
};

/** DT-207: The card of a row that cannot be selected says why. */
export const NotSelectable: Story = {
  args: {
    rowSelectable: (order) => order !== orders[1] || 'Completed orders cannot be changed',
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(2));
    const [first, second] = table.rows();
    await expect(table.box(0)).toBeEnabled();
    await expect(table.box(1)).toBeDisabled();
    await expect(part(first, '$select')).toHaveTextContent('');
    await expect(part(second, '$select')).toHaveTextContent('Completed orders cannot be changed');
    await userEvent.click(
      table.view.getByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    await waitFor(() => expect(table.bar()).toHaveTextContent('24 selected'));
    await expect(second).toHaveAttribute('aria-selected', 'false');
  },
};

const never = {
  ...createMemoryTableSource({ rows: orders, columns: salesOrderColumns, getRowId: orderId }),
  list: () => new Promise<never>(() => undefined),
};

export const Loading: Story = { args: { data: never } };
export const Empty: Story = { args: { data: [] } };
export const WithThePage: Story = { args: { scroll: 'page', height: 'auto' } };
