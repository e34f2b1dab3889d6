import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTableQuery } from '../address/use-table-query.ts';
import type { SavedFilterStore } from './saved-filter-store.ts';
import { createMemorySavedFilters } from './key-value-saved-filters.ts';
import {
  storyNow,
  useStorySchema,
  storySuggestions,
  storyValues,
} from '../../testing/story-filters.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { FilterButton } from '../filter-dialog/filter-button.tsx';

const owner = { userId: '', tableId: 'sales-orders' };

function withSaved(): SavedFilterStore {
  const store = createMemorySavedFilters();
  const value = { activeFilters: storyValues };
  void store.create(owner, { name: 'Minggu ini', value });
  void store.create(owner, {
    name: 'Berat di atas 10 ton',
    value: { activeFilters: { total_weight: { kind: 'numberRange', min: 10_000, max: null } } },
  });
  return store;
}

const refusing = (): SavedFilterStore => ({
  ...createMemorySavedFilters(),
  list: () => Promise.reject(new Error('offline')),
});

interface ExampleProps {
  readonly create?: () => SavedFilterStore;
}

function Example({ create = withSaved }: ExampleProps): ReactElement {
  const store = useMemo(() => create(), [create]);
  const schema = useStorySchema();
  const { filters, savedFilters } = useTableQuery({
    schema,
    savedFilters: { store, tableId: owner.tableId },
  });
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <FilterButton filters={filters} saved={savedFilters} suggestions={storySuggestions} />
      <ActiveFilters filters={filters} />
    </div>
  );
}

const meta = {
  title: 'Data table/Features/Saved filters',
  id: 'data-table-saved-filters',
  component: Example,
  parameters: {
    docs: { story: { inline: false, height: 820 } },
    pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
  await canvas.findByRole('dialog', { name: 'Filter' });
  return canvas;
};

export const Several: Story = {
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const SeveralDark: Story = { ...Several, globals: { theme: 'dark' } };
export const Phone: Story = {
  ...Several,
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};
export const NothingSaved: Story = { ...Several, args: { create: createMemorySavedFilters } };
export const NothingSavedInIndonesian: Story = {
  ...NothingSaved,
  globals: { locale: 'id' },
};
export const LoadingFailed: Story = {
  args: { create: refusing },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(await canvas.findByText('Could not load saved filters.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Save filter' })).toBeDisabled();
  },
};

/** DT-28: Selecting a saved filter loads its values. */
export const SelectingLoadsValues: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const selectSaved = await canvas.findByRole('button', { name: 'Minggu ini' });
    await userEvent.click(selectSaved);
    await expect(selectSaved).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Total price: Minimum' })).toHaveValue(
      '5,000,000',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('button', { name: 'Filter, 3 active' })).toHaveFocus();
    // The list of active filters loads with the first filter.
    const chips = await canvas.findByRole('group', { name: 'Active filters' });
    await expect(
      within(chips)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Created on Last 7 days',
      'Customer PT Kertas Brantas and 1 more',
      'Total price from Rp 5,000,000',
    ]);
  },
};

/** DT-29: A name is trimmed and has 1 to 32 characters; replacing an existing one is confirmed. */
export const ConfirmsReplacing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Weight: Minimum' }), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Save filter' }));
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.type(name, 'x'.repeat(33));
    await expect(save).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, '  minggu INI ');
    await userEvent.click(save);
    const prompt = await canvas.findByRole('alertdialog', { name: 'Replace “Minggu ini”?' });
    await expect(within(prompt).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(prompt).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Name/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Minggu ini' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  },
};

export const SavesNewName: Story = {
  args: { create: createMemorySavedFilters },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reference no.' }), 'PO');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save filter' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Save filter' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Name/ }),
      ' Pesanan PO {Enter}',
    );
    await expect(await canvas.findByRole('button', { name: 'Pesanan PO' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  },
};

const menuItem = async (canvasElement: HTMLElement, of: string, item: string): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Options for ${of}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
};

export const RenameDefaultAndDelete: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await menuItem(canvasElement, 'Minggu ini', 'Rename');
    const rename = await canvas.findByRole('dialog', { name: 'Rename' });
    const name = within(rename).getByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'berat DI atas 10 ton');
    await expect(
      within(rename).getByText('A saved filter with this name already exists.'),
    ).toBeVisible();
    await expect(within(rename).getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Pekan ini{Enter}');
    await canvas.findByRole('button', { name: 'Pekan ini' });

    await menuItem(canvasElement, 'Pekan ini', 'Set as default');
    await canvas.findByRole('button', { name: 'Default Pekan ini' });

    await menuItem(canvasElement, 'Berat di atas 10 ton', 'Delete');
    const prompt = await canvas.findByRole('alertdialog', {
      name: 'Delete “Berat di atas 10 ton”?',
    });
    await userEvent.click(within(prompt).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Berat di atas 10 ton' })).toBeNull(),
    );
  },
};

function withDefault(): SavedFilterStore {
  const store = withSaved();
  void store.setDefault(owner, '2');
  return store;
}

/** The default filter applies when the table opens. */
export const DefaultIsActive: Story = {
  args: { create: withDefault },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Filter, 1 active' })).toBeVisible();
    await expect(canvas.getByText('from 10,000 Kg')).toBeVisible();
  },
};
