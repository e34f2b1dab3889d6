import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryTable, tableIn } from '../testing/story-table.tsx';
import { isUncovered, nextFrame } from '../testing/seen.ts';

const meta = {
  title: 'Data table/Grid/Page scroll',
  id: 'data-table-page-scroll',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { scroll: 'page', height: 'auto', defaultQuery: { limit: 100 }, selectable: true },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const bulkActions = [{ key: 'delete', label: 'Delete', onSelect: () => undefined }];

const bar: CSSProperties = {
  position: 'fixed',
  right: 0,
  left: 0,
  zIndex: 5,
  background: 'var(--pantau-bg-sunken)',
};
const between = {
  '--pantau-table-sticky-top': '52px',
  '--pantau-table-sticky-bottom': '57px',
  padding: '52px 0 57px',
} as CSSProperties;

/** DT-230: Page keys, arrows, Ctrl+Home and Ctrl+End show the focused cell below header and above footer. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    const cell = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    const row = () => Number(cell().closest('[role="row"]')?.getAttribute('aria-rowindex'));
    table.cell(0, 'status.name').focus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(row()).toBeGreaterThan(20);
    await waitFor(() => expect(isUncovered(cell())).toBe(true));
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(isUncovered(cell())).toBe(true));
    await user.keyboard('{Control>}{End}{/Control}');
    await expect(row()).toBe(101);
    await expect(cell().dataset['key']).toBe('locations');
    await waitFor(() => expect(isUncovered(cell())).toBe(true));
    for (let step = 0; step < 15; step += 1) {
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(isUncovered(cell())).toBe(true));
    }
    await user.keyboard('{Control>}{Home}{/Control}');
    await expect(row()).toBe(2);
    await expect(cell().dataset['key']).toBe('$select');
    await waitFor(() => expect(isUncovered(cell())).toBe(true));
    await expect(table.scroller().scrollLeft).toBe(0);
  },
};

/** DT-410: Header, footer and focus stay clear of bars that the page keeps at its edges. */
export const BetweenBars: Story = {
  render: (args) => (
    <div style={between}>
      <div data-bar="top" style={{ ...bar, top: 0, height: 52 }} />
      <StoryTable {...args} />
      <div data-bar="bottom" style={{ ...bar, bottom: 0, height: 57 }} />
    </div>
  ),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    const edgeOf = (selector: string) => {
      const found = canvasElement.querySelector(selector)?.getBoundingClientRect();
      if (found === undefined) throw new Error(`There is no ${selector}`);
      return found;
    };
    const user = userEvent.setup();
    const cell = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    table.cell(0, 'status.name').focus();
    for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'PageUp', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      await waitFor(() => expect(isUncovered(cell())).toBe(true));
    }
    const head = grid.querySelector('[data-head]')?.getBoundingClientRect();
    // The grid has a border of 1 px.
    await expect(head?.top).toBeCloseTo(edgeOf('[data-bar="top"]').bottom + 1, 0);
    await expect(edgeOf('[data-foot]').bottom).toBeCloseTo(edgeOf('[data-bar="bottom"]').top, 0);
  },
};

/**
 * DT-231: The browser may scroll by 600 px before the table draws: rows are measured at that moment, and
 * in every frame after it.
 */
export const NoBlankFrames: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(10));
    const box = table.scroller().getBoundingClientRect();
    const blank: string[] = [];
    const look = (when: string): void => {
      const { bottom } = table.scroller().getBoundingClientRect();
      for (let y = 60; y < Math.min(window.innerHeight - 60, bottom); y += 40) {
        const under = document.elementFromPoint(box.left + 300, y);
        if (under?.closest('[data-row],[data-head]') == null) blank.push(`${when}, ${y} px`);
      }
    };
    const last = document.documentElement.scrollHeight - window.innerHeight - 80;
    for (const direction of [1, -1]) {
      for (let step = 0; step < 6; step += 1) {
        const next = window.scrollY + direction * 600;
        if (next < box.top || next > last) break;
        window.scrollTo({ top: next, behavior: 'instant' });
        look(`before drawing at ${next}`);
        await nextFrame();
        look(`after drawing at ${next}`);
      }
    }
    await expect(blank).toEqual([]);
  },
};

/** DT-232: The last row scrolls clear of the bulk bar, and the focused row is never under it. */
export const BulkBarOverLastRows: Story = {
  args: { bulkActions },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.cell(0, 'status.name').focus();
    await user.keyboard('{Control>}{End}{/Control} ');
    await waitFor(() => expect(table.bar()).toBeVisible());
    const last = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    await expect(last().closest('[role="row"]')).toHaveAttribute('aria-rowindex', '101');
    await waitFor(() => expect(isUncovered(last())).toBe(true));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await nextFrame();
    await expect(isUncovered(last())).toBe(true);
  },
};

/** DT-449: Wherever the bar is, no row is seen beside it, whether the page or the table scrolls. */
export const NoRowBesideBulkBar: Story = {
  args: { bulkActions },
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    const grid = await table.ready();
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(4));
    await userEvent.click(table.box(1));
    await waitFor(() => expect(table.bar()).toBeVisible());
    const bar = table.bar()?.getBoundingClientRect() ?? new DOMRect();
    const { left, right } = grid.getBoundingClientRect();
    for (const y of [bar.top + 2, bar.bottom - 2]) {
      for (const x of [left + 3, (left + right) / 2, right - 3]) {
        const under = document.elementFromPoint(x, y);
        await expect(under?.closest('[data-row]') ?? null).toBeNull();
        await expect(under?.closest('[role="group"]')).toBe(table.bar());
      }
    }
    const above = document.elementFromPoint((left + right) / 2, bar.top - 3);
    await expect(above?.closest('[data-row]')).not.toBeNull();
  },
};
export const NoRowBesideBulkBarInOwnScroll: Story = {
  ...NoRowBesideBulkBar,
  args: { bulkActions, scroll: 'own', height: 420 },
};

/** DT-232: So it does in a table that scrolls itself, even if all of its rows fit. */
export const BulkBarInOwnScroll: Story = {
  args: { bulkActions, scroll: 'own', height: 620, defaultQuery: { limit: 10 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const user = userEvent.setup();
    table.cell(0, 'status.name').focus();
    await user.keyboard('{Control>}{End}{/Control}{Home} ');
    await waitFor(() => expect(table.bar()).toBeVisible());
    const last = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    await expect(last().closest('[role="row"]')).toHaveAttribute('aria-rowindex', '11');
    await waitFor(() => expect(isUncovered(last())).toBe(true));
    const bar = table.bar()?.getBoundingClientRect();
    await expect(last().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
