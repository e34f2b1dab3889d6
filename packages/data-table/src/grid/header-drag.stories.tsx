import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { groupedColumns } from '../testing/story-groups.ts';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

const meta = {
  title: 'Data table/Grid/Dragging headers',
  id: 'data-table-dragging-headers',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = (element: HTMLElement): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Drags one header over another, with a mouse; returns the header that shows where it would go. */
async function dragOver(from: HTMLElement, to: HTMLElement): Promise<HTMLElement | null> {
  const send = (
    type: string,
    at: { x: number; y: number },
    target: EventTarget = document,
  ): void => {
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        button: 0,
        clientX: at.x,
        clientY: at.y,
        pointerType: 'mouse',
      }),
    );
  };
  const start = middle(from);
  send('pointerdown', start, from);
  // The code of the drag loads on the first press.
  await waitFor(async () => {
    send('pointermove', { x: start.x + 10, y: start.y });
    await expect(from).toHaveAttribute('data-dragging');
  });
  send('pointermove', middle(to));
  return from.closest('[role="grid"]')?.querySelector<HTMLElement>('[data-drop]') ?? null;
}

const drop = (): void => {
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
};

/** DT-307: Dragging a header moves its column; the press that ends the drag does not sort. */
export const Moves: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, header } = tableIn(canvasElement);
    await ready();
    const sales = header(/^Sales/);
    const reference = header(/^Reference/);
    const over = await dragOver(sales, reference);
    await expect(over).toBe(reference);
    await expect(over).toHaveAttribute('data-drop', 'after');
    drop();
    sales.click();
    await waitFor(() => expect(sales).toHaveAttribute('aria-colindex', '5'));
    await expect(reference).toHaveAttribute('aria-colindex', '4');
    await expect(sales).not.toHaveAttribute('aria-sort');
    await expect(sales).not.toHaveAttribute('data-dragging');
    sales.click();
    await waitFor(() => expect(sales).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** DT-307: A sticky column neither moves nor is displaced, and Escape cancels. */
export const Limits: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, header } = tableIn(canvasElement);
    await ready();
    const sales = header(/^Sales/);
    await expect(await dragOver(sales, header(/^Status/))).toBeNull();
    drop();
    sales.click();
    await expect(sales).toHaveAttribute('aria-colindex', '3');
    const over = await dragOver(sales, header(/^Customer/));
    await expect(over).not.toBeNull();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(over).not.toHaveAttribute('data-drop');
    drop();
    await expect(sales).toHaveAttribute('aria-colindex', '3');
  },
};

/** DT-307: A column stays in its group. */
export const InGroup: Story = {
  args: { columns: groupedColumns },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { ready, header } = tableIn(canvasElement);
    await ready();
    const created = header(/^Created/);
    await expect(await dragOver(created, header(/^Name/))).toBeNull();
    drop();
    await expect(await dragOver(created, header(/^Deliver/))).not.toBeNull();
    drop();
    await waitFor(() => expect(created).toHaveAttribute('aria-colindex', '6'));
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };
