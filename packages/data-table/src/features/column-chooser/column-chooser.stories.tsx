import { PantauProvider } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ChooserExample,
  arrangeColumns,
  lastApplied,
  onApply,
} from '../../testing/story-chooser.tsx';
import { storyColumns, storySettings } from '../../testing/story-columns.ts';
import { createMemoryColumnSettings } from '../columns/key-value-column-settings.ts';
import { leavesOf } from '../columns/setting-tree.ts';
import { mergeSettings } from '../columns/stored-settings.ts';
import { useColumnSettings } from '../columns/use-column-settings.ts';
import { ColumnsButton } from './columns-button.tsx';

const meta = {
  title: 'Data table/Features/Column chooser',
  id: 'data-table-column-chooser',
  component: ChooserExample,
  parameters: { docs: { story: { inline: false, height: 760 } } },
  beforeEach: () => {
    onApply.mockClear();
  },
} satisfies Meta<typeof ChooserExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { args: { change: arrangeColumns }, globals: { locale: 'id' } };
export const Compact: Story = { globals: { density: 'compact' } };
/** CO-279: No note covers a name on the narrowest page. */
export const Phone: Story = {
  args: { change: arrangeColumns },
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    for (const note of await page.findAllByText(/^(Selalu tampil|Disematkan)/)) {
      const name = note.closest('li')?.querySelector('label');
      const [above, below] = [name, note].map((element) => element?.getBoundingClientRect());
      await expect(above?.bottom).toBeLessThanOrEqual((below?.top ?? 0) + 8);
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    }
  },
};
export const Arranged: Story = { args: { change: arrangeColumns } };
export const AtMaximum: Story = { args: { maxColumns: 14 } };
export const AtMaximumDark: Story = {
  ...AtMaximum,
  globals: { theme: 'dark', locale: 'id' },
};

function InLanguageOfPage(): ReactElement {
  const [locale, setLocale] = useState('en');
  useEffect(() => {
    const change = (): void => setLocale('id');
    window.addEventListener('languagechange', change);
    return () => window.removeEventListener('languagechange', change);
  }, []);
  return (
    <PantauProvider locale={locale}>
      <ChooserExample />
    </PantauProvider>
  );
}

/** WB-21: The open dialog changes its language with the page, and keeps what the user has changed. */
export const ChangesToIndonesian: Story = {
  render: () => <InLanguageOfPage />,
  tags: ['behaviour'],
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Customer' }));
    window.dispatchEvent(new Event('languagechange'));
    const customer = await page.findByRole('checkbox', { name: 'Pelanggan' });
    await expect(customer).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Pengirim' })).toBeVisible();
    await expect(page.queryByText('Sender')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Terapkan' }));
    await expect(lastApplied()).not.toContain('customer_name');
  },
};

/** DT-15 */
export const CheckingGroupChecksChildren: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sender = await canvas.findByRole('checkbox', { name: 'Sender' });
    await expect(sender).toBePartiallyChecked();
    await userEvent.click(sender);
    await expect(sender).toBeChecked();
    const [phone] = canvas.getAllByRole('checkbox', { name: 'Phone number' });
    await expect(phone).toBeChecked();
    await expect(canvas.getByText('15 of 16 shown. Drag to reorder.')).toBeVisible();
    await userEvent.click(sender);
    await expect(sender).not.toBeChecked();
    await userEvent.click(phone as HTMLElement);
    await expect(sender).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(lastApplied()).toContain('sender.phone_number');
    await expect(lastApplied()).not.toContain('sender.name');
  },
};

/** DT-16: A group is checked according to its children, also after it is applied. */
export const GroupFollowsChildren: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('checkbox', { name: 'Sender' });
    const name = canvas.getAllByRole('checkbox', { name: 'Name' })[0] as HTMLElement;
    const phone = canvas.getAllByRole('checkbox', { name: 'Phone number' })[0] as HTMLElement;
    await userEvent.click(phone);
    await expect(group).toBeChecked();
    await userEvent.click(name);
    await expect(group).toBePartiallyChecked();
    await userEvent.click(phone);
    await expect(group).not.toBeChecked();
    await expect(group).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(lastApplied().filter((key) => key.startsWith('sender.'))).toEqual([]);
  },
};

/** DT-15, DT-293: The reason can be reached by keyboard and is read with the checkbox. */
export const LockedColumnsRemain: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByRole('checkbox', { name: 'Number' });
    await expect(number).toBeChecked();
    await expect(number).toHaveAttribute('aria-disabled', 'true');
    await expect(number).toHaveAccessibleDescription('Always shown, first');
    number.focus();
    await expect(number).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(number).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Move Number' })).toBeNull();
    await expect(canvas.getAllByText('Always shown, first')).toHaveLength(2);
  },
};

/** DT-15, DT-293 */
export const LimitedToMaximum: Story = {
  args: { maxColumns: 14 },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phones = await canvas.findAllByRole('checkbox', { name: 'Phone number' });
    for (const phone of phones) {
      await expect(phone).toHaveAttribute('aria-disabled', 'true');
      await expect(phone).toHaveAccessibleDescription('At most 14 columns');
    }
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sales' }));
    for (const phone of phones) await expect(phone).not.toHaveAttribute('aria-disabled');
  },
};

export const ShowAllAndReset: Story = {
  args: { change: arrangeColumns },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText('16 of 16 shown. Drag to reorder.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onApply).toHaveBeenLastCalledWith(storySettings());
  },
};

export const CancelDiscardsChanges: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sales' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(onApply).not.toHaveBeenCalled();
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a column' }), 'PHONE');
    await expect(
      canvas
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Sender', 'Phone number', 'Recipient', 'Phone number']);
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a column' }), 'harga');
    await expect(canvas.getByText('No column matches “harga”.')).toBeVisible();
  },
};

export const FoldsGroup: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = await canvas.findByRole('button', { name: 'Columns of Schedule' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('checkbox', { name: 'Pick up on' })).toBeNull();
  },
};

export const AtLeastOneColumn: Story = {
  args: {
    change: (all) =>
      leavesOf(all).flatMap((leaf) => ({
        ...leaf,
        locked: false,
        sticky: false,
        shown: false,
      })),
  },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Apply' })).toBeDisabled();
    await expect(canvas.getByText(/Show at least one column/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Number' }));
    await canvas.findByText('1 of 16 shown. Drag to reorder.');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeEnabled();
  },
};

const store = createMemoryColumnSettings();
const columns = storyColumns();
const defaults = storySettings();

function Kept(): ReactElement {
  const { columnSettings, onColumnSettingsChange } = useColumnSettings({
    columns,
    store,
    tableId: 'story',
  });
  return (
    <ColumnsButton
      table={{
        settings: columnSettings,
        defaultSettings: defaults,
        columnActions: { setSettings: onColumnSettingsChange },
      }}
    />
  );
}

/** The chooser loads on first use; applied settings are persisted. */
export const PersistedPerUser: Story = {
  render: () => <Kept />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Choose columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sales = await canvas.findByRole('checkbox', { name: 'Sales' });
    await userEvent.click(sales);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(button).toHaveFocus());
    const owner = { userId: '', tableId: 'story' };
    await waitFor(async () => {
      const kept = mergeSettings(await store.load(owner), defaults);
      await expect(leavesOf(kept).find((leaf) => leaf.key === 'sales_name')?.shown).toBe(false);
    });
    await userEvent.click(button);
    await expect(await canvas.findByRole('checkbox', { name: 'Sales' })).not.toBeChecked();
  },
};
