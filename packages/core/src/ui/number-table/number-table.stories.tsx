import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NumberTable } from './number-table.tsx';

const days = Array.from({ length: 20 }, (_, index) => `${index + 1} Nov 2026`);

const meta = {
  title: 'Core/Primitives/Number table',
  component: NumberTable,
  args: {
    title: 'Score over time',
    head: ['Day', 'Score', 'Change'],
    rows: days.map((day, index) => [day, `8${index % 10}.50`, index % 2 ? '+1.00' : '\u22121.00']),
    visible: true,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', position: 'relative', height: 176 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CO-246: It fills its parent, its headings stay while it is scrolled, also by keyboard, and numbers align right. */
export const Shown: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const room = view.getByRole('group', { name: 'Score over time' });
    await expect(room.clientHeight).toBe(176);
    await userEvent.tab();
    await expect(room).toHaveFocus();
    const heading = view.getByRole('columnheader', { name: 'Change' });
    const { top } = heading.getBoundingClientRect();
    room.scrollTop = 200;
    await expect(room.scrollTop).toBe(200);
    await expect(heading.getBoundingClientRect().top).toBe(top);
    const value = view.getAllByRole('cell', { name: '\u22121.00' })[0] ?? room;
    await expect(getComputedStyle(value).textAlign).toBe('end');
    await expect(getComputedStyle(heading).textAlign).toBe('end');
    await expect(getComputedStyle(view.getByRole('columnheader', { name: 'Day' })).textAlign).toBe(
      'start',
    );
  },
};
export const ShownDark: Story = { ...Shown, globals: { theme: 'dark' } };

/** CO-246: While the chart is shown, screen readers get the same table, and nobody tabs to it or sees it. */
export const ForScreenReaders: Story = {
  args: { visible: false },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const table = view.getByRole('table', { name: 'Score over time' });
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect(within(table).getByRole('rowheader', { name: '20 Nov 2026' })).toBeInTheDocument();
    const { width, height } = (table.parentElement ?? table).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(view.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.contains(canvasElement.ownerDocument.activeElement)).toBe(false);
  },
};
