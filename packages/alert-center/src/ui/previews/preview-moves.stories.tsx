import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { corner, openRows, pageOf, topOf, windowsOf } from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';

const meta = {
  title: 'Alert centre/Preview/Moves',
  tags: ['!autodocs', 'behaviour'],
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-69 */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const grip = within(preview).getByRole('button', {
      name: 'Move the window with the arrow keys',
    });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(corner(preview)).toEqual([40, 88]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(corner(preview)).toEqual([0, 88]);
    await pageOf(context).findByText('Window at 0 from the left, 88 from the top');
    await expect(grip).toHaveFocus();
  },
};

/** AC-69 */
export const MovedByPointer: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const head = preview.querySelector('[data-preview-bar]') as HTMLElement;
    // A scripted pointer cannot be captured.
    head.setPointerCapture = fn();
    head.hasPointerCapture = () => false;
    const pointer = { pointerId: 1, isPrimary: true, button: 0 };
    const dragBy = async (x: number, y: number) => {
      await fireEvent.pointerDown(head, { ...pointer, clientX: 100, clientY: 90 });
      await fireEvent.pointerMove(head, { ...pointer, clientX: 100 + x, clientY: 90 + y });
    };
    await dragBy(100, 60);
    await fireEvent.pointerUp(head, pointer);
    await expect(corner(preview)).toEqual([124, 132]);
    // The bar stays reachable: the window stops at the edge of the page and becomes shorter.
    await dragBy(9_000, 9_000);
    const observed = new Promise((resolve) => {
      new ResizeObserver(resolve).observe(preview);
    });
    await observed;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { right, bottom } = preview.getBoundingClientRect();
    await expect([right, bottom <= window.innerHeight]).toEqual([window.innerWidth, true]);
    // Escape undoes the move and closes nothing.
    await userEvent.keyboard('{Escape}');
    await expect(corner(preview)).toEqual([124, 132]);
    await expect(windowsOf(context)).toEqual([preview]);
  },
};

export const StaysOnShrinkingPage: Story = {
  play: async (context) => {
    await openRows(context, 2);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    const page = document.documentElement;
    const shrink = (size: { clientWidth?: number; clientHeight?: number }) => {
      for (const side of ['clientWidth', 'clientHeight'] as const) {
        const value = size[side];
        if (value === undefined) Reflect.deleteProperty(page, side);
        else Object.defineProperty(page, side, { configurable: true, value });
      }
      window.dispatchEvent(new Event('resize'));
    };
    shrink({ clientWidth: 430, clientHeight: 440 });
    await waitFor(() =>
      expect([corner(first), corner(second)]).toEqual([
        [24, 72],
        [30, 120],
      ]),
    );
    await expect(second.getBoundingClientRect().bottom).toBeLessThanOrEqual(440);
    // The windows return to their previous positions.
    shrink({});
    await waitFor(() =>
      expect([corner(first), corner(second)]).toEqual([
        [24, 72],
        [40, 128],
      ]),
    );
  },
};
