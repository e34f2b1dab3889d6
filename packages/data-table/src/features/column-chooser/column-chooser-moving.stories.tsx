import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChooserExample, lastApplied, onApply } from '../../testing/story-chooser.tsx';

const meta = {
  title: 'Data table/Features/Moving columns',
  id: 'data-table-column-chooser-moving-columns',
  component: ChooserExample,
  parameters: { docs: { story: { inline: false, height: 760 } } },
  beforeEach: () => {
    onApply.mockClear();
  },
} satisfies Meta<typeof ChooserExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement): readonly (string | undefined)[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-column]')].map(
    (row) => row.dataset['column'],
  );

/** What moves a column, once the dialog has opened: while that moves, so do the places that columns are moved to. */
async function gripOf(view: ReturnType<typeof within>, column: string): Promise<HTMLElement> {
  const grip = await view.findByRole('button', { name: `Move ${column}` });
  await expect(grip).toBeVisible();
  return grip;
}

export const MovesByMenu: Story = {
  tags: ['behaviour'],
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
  tags: ['behaviour'],
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
  args: { defaultOpen: false },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const grip = await gripOf(canvas, 'Sales');
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
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = order(canvasElement);
    (await gripOf(canvas, 'Schedule')).focus();
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
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await gripOf(canvas, 'Schedule');
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
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await gripOf(canvas, 'Customer');
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
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = await gripOf(canvas, 'Customer');
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
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const rootOf = (): ShadowRoot | null | undefined =>
      canvasElement.querySelector('[data-testid="shadow-host"]')?.shadowRoot;
    await waitFor(() => expect(rootOf()?.querySelector('[role="dialog"]')).not.toBeNull());
    const root = rootOf() as ShadowRoot;
    const view = within(root.firstElementChild as HTMLElement);
    const grip = await gripOf(view, 'Sales');
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

export const Indonesian: Story = { globals: { locale: 'id' } };
