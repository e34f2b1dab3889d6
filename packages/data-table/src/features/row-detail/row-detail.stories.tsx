import { Button } from '@pantau/core/ui/button';
import { useFormat } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useSyncExternalStore } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SalesOrder } from '../../testing/sales-orders.ts';
import { isUncovered, nextFrame } from '../../testing/seen.ts';
import { LiveTable, StoryTable, orders, tableIn } from '../../testing/story-table.tsx';

const labels = {
  en: { from: 'From', to: 'To', phone: 'Phone number', call: 'Call the recipient' },
  id: { from: 'Dari', to: 'Ke', phone: 'Nomor telepon', call: 'Hubungi penerima' },
};

/** A detail may grow at any time, for example when its data arrives. */
function createGrowth() {
  const listeners = new Set<() => void>();
  let px = 0;
  return {
    get: () => px,
    set(next: number) {
      px = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
const growth = createGrowth();

function OrderDetail({ order }: { readonly order: SalesOrder }): ReactElement {
  const { locale } = useFormat();
  const t = labels[locale === 'id' ? 'id' : 'en'];
  const grown = useSyncExternalStore(growth.subscribe, growth.get);
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <span>{`${t.from}: ${order.senderName}`}</span>
      <span>{`${t.to}: ${order.recipientName}`}</span>
      <span>{`${t.phone}: ${order.recipientPhone}`}</span>
      <Button>{t.call}</Button>
      <div style={{ height: grown }} />
    </div>
  );
}

const renderDetail = (order: SalesOrder): ReactElement => <OrderDetail order={order} />;

const meta = {
  title: 'Data table/Features/Row detail',
  id: 'data-table-row-detail',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { renderDetail, defaultQuery: { limit: 25 } },
  beforeEach: () => growth.set(0),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };
const numberOf = (index: number): string => orders[index]?.number ?? '';

function detailsIn(root: HTMLElement) {
  const table = tableIn(root);
  const toggle = (number: string, word = 'Details of'): Promise<HTMLElement> =>
    table.view.findByRole('button', { name: `${word} ${number}` }, until);
  const panels = (): HTMLElement[] => [
    ...table.grid().querySelectorAll<HTMLElement>('[data-detail]'),
  ];
  const row = (number: string): HTMLElement => {
    const found = table.rows().find((one) => one.textContent.includes(number));
    if (found === undefined) throw new Error(`No row ${number}`);
    return found;
  };
  const open = async (number: string): Promise<HTMLElement> => {
    const button = await toggle(number);
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    return button;
  };
  return { ...table, toggle, panels, row, open };
}

/** DT-340, DT-341: The opener has a name and a state; the detail pushes the rows below it down. */
export const Opened: Story = {
  args: { selectable: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, open, panels, row, toggle, grid } = detailsIn(canvasElement);
    await ready();
    const before = row(numberOf(2)).getBoundingClientRect().top;
    const button = await open(numberOf(1));
    const [panel] = panels();
    await expect(button).toHaveAttribute('aria-controls', panel?.id);
    await expect(panel).toHaveTextContent(`From: ${orders[1]?.senderName}`);
    const box = panel?.getBoundingClientRect();
    const next = row(numberOf(2)).getBoundingClientRect();
    await expect(Math.abs(next.top - (box?.bottom ?? 0))).toBeLessThanOrEqual(1);
    await expect(Math.abs(next.top - before - (box?.height ?? 0))).toBeLessThanOrEqual(1);
    await expect(isUncovered(panel as HTMLElement)).toBe(true);
    await expect(grid()).toHaveAttribute('aria-colcount', '18');
    await open(numberOf(3));
    await expect(panels()).toHaveLength(2);
    growth.set(120);
    await waitFor(() =>
      expect(
        Math.abs(
          row(numberOf(2)).getBoundingClientRect().top -
            (panels()[0]?.getBoundingClientRect().bottom ?? 0),
        ),
      ).toBeLessThanOrEqual(1),
    );
    growth.set(0);
    await userEvent.click(await toggle(numberOf(3)));
    await waitFor(() => expect(panels()).toHaveLength(1));
  },
};
export const Dark: Story = { ...Opened, globals: { theme: 'dark' }, tags: ['behaviour'] };

/** DT-340: Texts of the table are Indonesian. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { ready, toggle, panels } = detailsIn(canvasElement);
    await ready();
    await userEvent.click(await toggle(numberOf(0), 'Detail'));
    await waitFor(() => expect(panels()[0]).toHaveTextContent('Hubungi penerima'));
  },
};

/** DT-340: With `one`, opening a detail closes the one before. */
export const OneAtATime: Story = {
  args: { detailMode: 'one' },
  async play({ canvasElement }) {
    const { ready, open, panels, toggle } = detailsIn(canvasElement);
    await ready();
    await open(numberOf(1));
    await open(numberOf(3));
    await expect(await toggle(numberOf(1))).toHaveAttribute('aria-expanded', 'false');
    await expect(panels()).toHaveLength(1);
  },
};

/** DT-341: Enter and Space on the opener; Alt with an arrow from any cell; Escape returns from the detail. */
export const Keyboard: Story = {
  args: { selectable: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, cell, panels, toggle } = detailsIn(canvasElement);
    await ready();
    await toggle(numberOf(0));
    const user = userEvent.setup();
    cell(0, '$select').focus();
    await user.keyboard('{ArrowRight}');
    await expect(cell(0, '$detail')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panels()).toHaveLength(1));
    await user.keyboard(' ');
    await waitFor(() => expect(panels()).toHaveLength(0));
    const sales = cell(0, 'sales_name');
    sales.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(panels()).toHaveLength(1));
    await expect(sales).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(panels()[0]?.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).toHaveTextContent('Call the recipient');
    await user.keyboard('{Escape}');
    await expect(sales).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(cell(1, 'sales_name')).toHaveFocus();
    await user.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(panels()).toHaveLength(0));
    await expect(sales).toHaveFocus();
  },
};

/** DT-343: Open details follow their rows through sorting, pages and live updates. */
export const KeptOpen: Story = {
  render: (args) => <LiveTable {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, open, view, header, panels, toggle } = detailsIn(canvasElement);
    await ready();
    await open(numberOf(1));
    await userEvent.click(view.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(panels()).toHaveLength(0));
    await userEvent.click(view.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(panels()).toHaveLength(1));
    await userEvent.click(view.getByRole('button', { name: 'Insert rows' }));
    await userEvent.click(view.getByRole('button', { name: 'Change rows' }));
    await expect(await toggle(numberOf(1))).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(header(/^Number/));
    await userEvent.click(header(/^Number/));
    await expect(await toggle(numberOf(1))).toHaveAttribute('aria-expanded', 'true');
    await expect(panels()).toHaveLength(1);
  },
};

/** DT-342: What is in view stays where it is when a detail above it grows. */
export const GrowsAboveView: Story = {
  args: { paging: 'none' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, open, row, scroller } = detailsIn(canvasElement);
    await ready();
    await open(numberOf(3));
    const { top } = scroller().getBoundingClientRect();
    scroller().scrollTop += row(numberOf(4)).getBoundingClientRect().top - top + 10;
    await nextFrame();
    const before = row(numberOf(4)).getBoundingClientRect().top;
    await expect(before).toBeLessThan(top);
    growth.set(240);
    await waitFor(() =>
      expect(row(numberOf(3)).getBoundingClientRect().height).toBeGreaterThan(240),
    );
    await expect(Math.abs(row(numberOf(4)).getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

/** DT-342: Rows and details are drawn in the frame in which they come into view. */
export const NoBlankFrames: Story = {
  args: { paging: 'none' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, open, scroller } = detailsIn(canvasElement);
    await ready();
    for (const index of [0, 1, 4]) await open(numberOf(index));
    const box = scroller().getBoundingClientRect();
    const blank: string[] = [];
    for (const step of [600, 600, 600, -600, -600, -600]) {
      scroller().scrollTop += step;
      await nextFrame();
      for (let y = box.top + 4; y < box.bottom - 20; y += 20) {
        const under = document.elementFromPoint(box.left + 300, y);
        if (under?.closest('[data-row]') == null) blank.push(`${scroller().scrollTop}: ${y} px`);
      }
    }
    await expect(blank).toEqual([]);
  },
};

const onError = fn();
const failing = (order: SalesOrder): ReactElement => {
  if (order.id === orders[0]?.id) throw new TypeError('cannot read this order');
  return <OrderDetail order={order} />;
};

/** DT-344: A detail that throws says so in its place, and is reported once; others are shown. */
export const Throwing: Story = {
  args: { renderDetail: failing },
  beforeEach: () => void onError.mockClear(),
  parameters: { pantau: { timeZone: 'Asia/Jakarta', onError } },
  async play({ canvasElement }) {
    const { ready, open, panels } = detailsIn(canvasElement);
    await ready();
    await open(numberOf(0));
    await open(numberOf(1));
    const texts = panels().map(({ textContent }) => textContent);
    await expect(texts[0]).toBe('These details cannot be shown.');
    await expect(texts[1]).toContain('Call the recipient');
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  },
};

/** DT-345: On cards the opener is a target of 44 px, and the detail is part of the card. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { selectable: true },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  async play({ canvasElement }) {
    const { ready, open, panels, row, cell } = detailsIn(canvasElement);
    await ready();
    await open(numberOf(0));
    const target = cell(0, '$detail').getBoundingClientRect();
    await expect([target.width, target.height]).toEqual([44, 44]);
    const card = row(numberOf(0)).firstElementChild?.getBoundingClientRect();
    const panel = panels()[0]?.getBoundingClientRect();
    await expect(Math.abs((card?.bottom ?? 0) - (panel?.bottom ?? 0))).toBeLessThanOrEqual(2);
    await expect(panel?.height).toBeGreaterThan(80);
    await expect(row(numberOf(1)).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      (card?.bottom ?? 0) - 1,
    );
  },
};
