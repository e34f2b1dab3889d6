import { builtInLocaleOf, useLocale } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useColumnSettings } from '../columns/use-column-settings.ts';
import { pinColumn } from '../columns/pin-and-resize.ts';
import { toggleColumn } from '../columns/column-visibility.ts';
import { type ColumnSettings, leavesOf } from '../columns/column-tree.ts';
import { moveColumn } from '../columns/move-column.ts';
import { mergeSettings } from '../columns/stored-settings.ts';
import { createMemoryColumnSettings } from '../columns/key-value-column-settings.ts';
import { storyColumns, storySettings } from '../../testing/story-columns.ts';
import { ColumnChooserDialog } from './column-chooser-dialog.tsx';
import { ColumnsButton } from './columns-button.tsx';

const onApply = fn<(settings: ColumnSettings) => void>();

interface ExampleProps {
  readonly change?: (settings: ColumnSettings) => ColumnSettings;
  readonly maxColumns?: number;
  readonly startsClosed?: boolean;
}

function Example({ change = (all) => all, maxColumns, startsClosed }: ExampleProps): ReactElement {
  const locale = builtInLocaleOf(useLocale());
  const [isOpen, setOpen] = useState(startsClosed !== true);
  const defaults = storySettings(locale);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <ColumnChooserDialog
          settings={change(defaults)}
          defaults={defaults}
          maxColumns={maxColumns}
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Data table/Column chooser',
  component: Example,
  parameters: { docs: { story: { inline: false, height: 760 } } },
  beforeEach: () => {
    onApply.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const arranged = (all: ColumnSettings): ColumnSettings =>
  toggleColumn(
    pinColumn(moveColumn(all, 'total_price', 'created_on'), 'customer_name', 'start'),
    'locations',
  );

export const Standard: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { args: { change: arranged }, globals: { locale: 'id' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const Phone: Story = {
  args: { change: arranged },
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};
export const Arranged: Story = { args: { change: arranged } };
export const AtMaximum: Story = { args: { maxColumns: 14 } };
export const AtMaximumDark: Story = {
  ...AtMaximum,
  globals: { theme: 'dark', locale: 'id' },
};

const lastApplied = (): readonly string[] => {
  const settings = onApply.mock.lastCall?.[0] ?? [];
  return leavesOf(settings).flatMap((leaf) => (leaf.shown ? [leaf.key] : []));
};

/** DT-15 */
export const CheckingGroupChecksChildren: Story = {
  tags: ['!autodocs'],
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

/** DT-15 */
export const LockedColumnsRemain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByRole('checkbox', { name: 'Number' });
    await expect(number).toBeChecked();
    await expect(number).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Move Number' })).toBeNull();
    await expect(canvas.getAllByText('Always first')).toHaveLength(2);
  },
};

/** DT-15 */
export const LimitedToMaximum: Story = {
  args: { maxColumns: 14 },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phones = await canvas.findAllByRole('checkbox', { name: 'Phone number' });
    for (const phone of phones) await expect(phone).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sales' }));
    for (const phone of phones) await expect(phone).toBeEnabled();
  },
};

export const ShowAllAndReset: Story = {
  args: { change: arranged },
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = await canvas.findByRole('button', { name: 'Columns of Schedule' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('checkbox', { name: 'Pick up on' })).toBeNull();
  },
};

const order = (canvasElement: HTMLElement): readonly (string | undefined)[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-column]')].map(
    (row) => row.dataset['column'],
  );

export const MovesByMenu: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'Options for Reference no.' });
    await userEvent.click(more);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move up' }));
    await expect(order(canvasElement).slice(2, 5)).toEqual([
      'sales_name',
      'reference_number',
      'customer_name',
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Options for Reference no.' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Sender' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move to the top' }));
    await expect(order(canvasElement).slice(2, 5)).toEqual([
      'sender',
      'sender.name',
      'sender.phone_number',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Sender' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PinsByMenu: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Options for Weight' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Pin right' }));
    await expect(canvas.getByText('Pinned right')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Weight' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Unpin' }));
    await expect(canvas.queryByText('Pinned right')).toBeNull();
  },
};

/** DT-14 */
export const MovesByKeyboard: Story = {
  args: { startsClosed: true },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const grip = await canvas.findByRole('button', { name: 'Move Sales' });
    grip.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Picked up Sales, position 1 of 11.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Sales would move to position 2 of 11.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Sales would move to position 3 of 11.');
    await userEvent.keyboard(' ');
    await canvas.findByText('Sales moved to position 3 of 11.');
    await expect(order(canvasElement).slice(2, 5)).toEqual([
      'customer_name',
      'reference_number',
      'sales_name',
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Sales' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(lastApplied().slice(0, 5)).toEqual([
      'number',
      'status',
      'customer_name',
      'reference_number',
      'sales_name',
    ]);
  },
};

export const EscapeRestoresPosition: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = order(canvasElement);
    (await canvas.findByRole('button', { name: 'Move Schedule' })).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Picked up Schedule, position 4 of 11.');
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('Schedule would move to position 3 of 11.');
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Schedule returned to position 4 of 11.');
    await expect(canvas.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expect(order(canvasElement)).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Dispatches pointer events from the center of one element to that of another. */
function dragTo(from: Element, to: Element): { over(): void; drop(): void } {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const init = { bubbles: true, composed: true, cancelable: true, isPrimary: true, button: 0 };
  const page = from.ownerDocument;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...middle(from) }));
  const { clientX, clientY } = middle(from);
  page.dispatchEvent(new PointerEvent('pointermove', { ...init, clientX, clientY: clientY - 8 }));
  return {
    over: () =>
      void page.dispatchEvent(
        new PointerEvent('pointermove', { ...init, clientX, clientY: middle(to).clientY }),
      ),
    drop: () => void page.dispatchEvent(new PointerEvent('pointerup', init)),
  };
}

/** DT-14 */
export const MovesByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: 'Move Schedule' });
    const drag = dragTo(grip, canvas.getByRole('button', { name: 'Move Sales' }));
    await canvas.findByText('Picked up Schedule, position 4 of 11.');
    await waitFor(async () => {
      drag.over();
      await expect(
        canvas.getByText('Schedule would move to position 1 of 11.'),
      ).toBeInTheDocument();
    });
    drag.drop();
    await canvas.findByText('Schedule moved to position 1 of 11.');
    await expect(order(canvasElement).slice(2, 5)).toEqual([
      'target',
      'target.picked_on',
      'target.delivered_on',
    ]);
  },
};

/** DT-15 */
export const CannotDropOnStickyColumn: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: 'Move Customer' });
    const number = canvas.getByRole('checkbox', { name: 'Number' });
    const drag = dragTo(grip, number);
    await canvas.findByText('Picked up Customer, position 2 of 11.');
    await waitFor(async () => {
      drag.over();
      await expect(
        canvas.getByText('Customer would move to position 1 of 11.'),
      ).toBeInTheDocument();
    });
    drag.drop();
    await canvas.findByText('Customer moved to position 1 of 11.');
    await expect(order(canvasElement).slice(0, 3)).toEqual(['number', 'status', 'customer_name']);
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: 'Move Customer' });
    const drag = dragTo(grip, canvas.getByRole('button', { name: 'Move Created on' }));
    await canvas.findByText('Picked up Customer, position 2 of 11.');
    await waitFor(async () => {
      drag.over();
      await expect(
        canvas.getByText('Customer would move to position 5 of 11.'),
      ).toBeInTheDocument();
    });
  },
};

/** Moving a column by keyboard is announced and keeps focus on its handle, also in a shadow root. */
export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  play: async ({ canvasElement }) => {
    const rootOf = (): ShadowRoot | null | undefined =>
      canvasElement.querySelector('[data-testid="shadow-host"]')?.shadowRoot;
    await waitFor(() => expect(rootOf()?.querySelector('[role="dialog"]')).not.toBeNull());
    const root = rootOf() as ShadowRoot;
    const view = within(root.firstElementChild as HTMLElement);
    const grip = await view.findByRole('button', { name: 'Move Sales' });
    grip.focus();
    const press = (code: string): void => {
      const init = { code, key: code, bubbles: true, composed: true, cancelable: true };
      root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    press('Space');
    await view.findByText('Picked up Sales, position 1 of 11.');
    await waitFor(async () => {
      press('ArrowDown');
      await expect(view.getByText(/^Sales would move to position/)).toBeInTheDocument();
    });
    press('Space');
    await view.findByText(/^Sales moved to position \d of 11\.$/);
    await waitFor(() =>
      expect(root.activeElement).toBe(view.getByRole('button', { name: 'Move Sales' })),
    );
    await expect(root.querySelectorAll('[data-column]')[2]).not.toBe(
      root.querySelector('[data-column="sales_name"]'),
    );
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
  tags: ['!autodocs'],
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
