import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { salesOrderColumns } from '../../testing/sales-order-columns.tsx';
import { StoryTable, type StoryTableProps, tableIn } from '../../testing/story-table.tsx';
import { useStoryText } from '../../testing/story-texts.ts';
import { createMemoryColumnSettings } from '../columns/key-value-column-settings.ts';
import { useColumnSettings } from '../columns/use-column-settings.ts';

const meta = {
  title: 'Data table/Features/Density',
  id: 'data-table-density',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 1_000 } },
  args: { defaultQuery: { limit: 25 }, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowHeight = (canvas: HTMLElement): number => tableIn(canvas).rows()[0]?.offsetHeight ?? 0;
const headHeight = (canvas: HTMLElement): number =>
  Math.round(tableIn(canvas).header('Number').getBoundingClientRect().height);

/** DT-322: A table may be denser than what is around it, with its toolbar and pages. */
export const Compact: Story = {
  args: { density: 'compact' },
  async play({ canvasElement }) {
    await tableIn(canvasElement).ready();
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(36));
    await expect(headHeight(canvasElement)).toBe(32);
  },
};

export const CompactDark: Story = {
  args: { density: 'compact' },
  globals: { theme: 'dark', locale: 'id' },
};

/** DT-322: Or the other way round. */
export const ComfortableInCompact: Story = {
  args: { density: 'comfortable' },
  globals: { density: 'compact' },
  async play({ canvasElement }) {
    await tableIn(canvasElement).ready();
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(44));
    await expect(headHeight(canvasElement)).toBe(36);
  },
};

const store = createMemoryColumnSettings();

function Remembered(props: StoryTableProps): ReactElement {
  const settings = useColumnSettings({ columns: salesOrderColumns, store, tableId: 'density' });
  return <StoryTable {...props} {...settings} />;
}

/** Loads the table a second time, as after a reload of the page. */
function Reloadable(props: StoryTableProps): ReactElement {
  const t = useStoryText();
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>{t('Reload')}</Button>
      <Remembered key={visit} {...props} />
    </>
  );
}

async function openChooser(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Choose columns' }));
  return canvas.findByRole('switch', { name: 'Compact rows' });
}

const press = (canvasElement: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** DT-322: A user switches to compact rows; the choice is stored, and reset leads back to the default. */
export const UserSwitches: Story = {
  render: (args) => <Reloadable {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(44));
    const toggle = await openChooser(canvasElement);
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await press(canvasElement, 'Apply');
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(36));
    await expect(table.view.getByRole('button', { name: 'Choose columns' })).toHaveFocus();

    await press(canvasElement, 'Reload');
    await table.ready();
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(36));
    await expect(await openChooser(canvasElement)).toBeChecked();
    await press(canvasElement, 'Reset');
    await press(canvasElement, 'Apply');
    await waitFor(() => expect(rowHeight(canvasElement)).toBe(44));
    const owner = { userId: '', tableId: 'density' };
    await waitFor(async () => expect(await store.load(owner)).not.toHaveProperty('density'));
  },
};

/** DT-322: The switch in the chooser. */
export const Switch: Story = {
  args: { density: 'compact' },
  async play({ canvasElement }) {
    await tableIn(canvasElement).ready();
    await expect(await openChooser(canvasElement)).toBeChecked();
  },
};

export const SwitchIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Atur kolom' }));
    await expect(await canvas.findByRole('switch', { name: 'Baris rapat' })).not.toBeChecked();
  },
};
