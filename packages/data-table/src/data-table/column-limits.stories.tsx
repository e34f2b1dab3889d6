import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { defaultSettings } from '../features/columns/default-settings.ts';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import { salesOrderColumns } from '../testing/sales-order-columns.tsx';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Table/Limits of columns',
  id: 'data-table-limits-of-columns',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { maxColumns: 5 },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (grid: HTMLElement): readonly string[] =>
  [...grid.querySelectorAll<HTMLElement>('[role="columnheader"]')].map(
    (header) => header.querySelector('span')?.textContent ?? '',
  );

const firstFive = ['Number', 'Status', 'Sales', 'Customer', 'Reference no.'];

/** DT-290: Neither the default columns nor the chooser and its reset show more columns than the maximum. */
export const AtMost: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, grid } = tableIn(canvasElement);
    await expect(labels(await ready())).toEqual(firstFive);
    await userEvent.click(view.getByRole('button', { name: 'Choose columns' }));
    const weight = await view.findByRole('checkbox', { name: 'Weight' });
    await expect(weight).toHaveAccessibleDescription('At most 5 columns');
    await userEvent.click(view.getByRole('checkbox', { name: 'Sales' }));
    await userEvent.click(weight);
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(labels(grid())).toContain('Weight'));
    await expect(labels(grid())).toHaveLength(5);
    await userEvent.click(view.getByRole('button', { name: 'Choose columns' }));
    await userEvent.click(await view.findByRole('button', { name: 'Reset' }));
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(labels(grid())).toEqual(firstFive));
  },
};

/** Settings of an older version of the page: another order, and without most columns. */
const older = defaultSettings([...salesOrderColumns.slice(0, 4)].reverse()).map((setting) => ({
  ...setting,
  shown: true,
}));

function Restored(): ReactElement {
  const [settings, setSettings] = useState<ColumnSettings>(older);
  return (
    <StoryTable
      maxColumns={6}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      columns={salesOrderColumns}
    />
  );
}

/** DT-290, DT-291: Settings of the host are merged with the current columns at once, within the maximum. */
export const OlderSettings: Story = {
  render: () => <Restored />,
  async play({ canvasElement }) {
    const { ready } = tableIn(canvasElement);
    const shown = labels(await ready());
    await expect(shown).toHaveLength(6);
    await expect(shown.slice(0, 2)).toEqual(['Number', 'Status']);
    await expect(shown.indexOf('Customer')).toBeLessThan(shown.indexOf('Sales'));
    await expect(shown).toContain('Reference no.');
  },
};

/** DT-292: The menu of a locked column cannot pin it. */
export const LockedIsNotPinned: Story = {
  args: {
    columns: salesOrderColumns.map((column) =>
      column.key === 'sales_name' ? { ...column, locked: true } : column,
    ),
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, view, header } = tableIn(canvasElement);
    await ready();
    await userEvent.click(view.getByRole('button', { name: 'Options for Sales' }));
    const pin = await view.findByRole('menuitemcheckbox', { name: 'Pin right' });
    await expect(pin).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pin);
    await userEvent.keyboard('{Escape}');
    await expect(header(/^Sales/)).not.toHaveAttribute('data-pinned');
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { ready, view } = tableIn(canvasElement);
    await ready();
    await userEvent.click(view.getByRole('button', { name: 'Atur kolom' }));
    const weight = await view.findByRole('checkbox', { name: 'Berat' });
    await expect(weight).toHaveAccessibleDescription('Maksimal 5 kolom');
  },
};
