import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  displayStory,
  findPanel,
  fits,
  openBell,
  panelName,
} from '../../testing/stories/display-story.tsx';
import { corner, pageOf } from '../../testing/stories/preview-page.ts';

const meta = {
  title: 'Alert centre/Widget/Detached window',
  id: 'alert-centre-detached-window',
  tags: ['!autodocs', 'behaviour'],
  ...displayStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-390, AC-391: The window keeps the size that the keyboard gives it, and the panel fills it. */
export const WindowResizesByKeyboard: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const { height } = panel.getBoundingClientRect();
    const grip = within(panel).getByRole('button', { name: /^Resize the window/ });
    grip.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    const sizeOf = (element: Element): readonly number[] => {
      const box = element.getBoundingClientRect();
      return [box.width, box.height];
    };
    await waitFor(() => expect(sizeOf(panel)).toEqual([484, height - 64]));
    await expect(sizeOf(panel.querySelector('section') as HTMLElement)).toEqual(sizeOf(panel));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(sizeOf(panel)[0]).toBe(360));
    await fits(panel);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sizeOf(panel)).toEqual([420, height]));
    await expect(grip).toHaveFocus();
  },
};

/** AC-6, AC-12 */
export const WindowMovesByPointer: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const head = panel.querySelector('header') as HTMLElement;
    // A scripted pointer cannot be captured.
    head.setPointerCapture = fn();
    head.hasPointerCapture = () => false;
    const pointer = { pointerId: 1, isPrimary: true, button: 0 };
    const dragBy = async (x: number, y: number) => {
      await fireEvent.pointerDown(head, { ...pointer, clientX: 300, clientY: 120 });
      await fireEvent.pointerMove(head, { ...pointer, clientX: 300 + x, clientY: 120 + y });
    };
    await dragBy(60, 40);
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));
    await fireEvent.pointerUp(head, pointer);
    await expect(head.setPointerCapture).toHaveBeenCalledWith(1);

    // It stays inside the page.
    await dragBy(-9_000, 9_000);
    await waitFor(async () => {
      const { bottom } = panel.getBoundingClientRect();
      await expect([corner(panel)[0], bottom]).toEqual([0, window.innerHeight]);
    });
    // Escape undoes the move.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));

    // Controls in the bar do not drag it.
    const close = within(panel).getByRole('button', { name: 'Close' });
    await fireEvent.pointerDown(close, { ...pointer, clientX: 300, clientY: 120 });
    await fireEvent.pointerMove(head, { ...pointer, clientX: 500, clientY: 300 });
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));
  },
};

export const WindowMovesByKeyboard: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    within(panel).getByRole('button', { name: 'Move the window with the arrow keys' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(corner(panel)).toEqual([116, 116]));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(corner(panel)).toEqual([180, 116]));
    await pageOf(context).findByText('Window at 180 from the left, 116 from the top');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await waitFor(() => expect(corner(panel)).toEqual([180, 0]));
  },
};

/** AC-12 */
export const WindowStaysOnShrinkingPage: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const page = document.documentElement;
    const shrink = (clientWidth: number | undefined) => {
      if (clientWidth === undefined) Reflect.deleteProperty(page, 'clientWidth');
      else Object.defineProperty(page, 'clientWidth', { configurable: true, value: clientWidth });
      window.dispatchEvent(new Event('resize'));
    };
    shrink(450);
    await waitFor(() => expect(corner(panel)).toEqual([30, 100]));
    // It returns to the position the user chose.
    shrink(undefined);
    await waitFor(() => expect(corner(panel)).toEqual([100, 100]));
  },
};

/** AC-14 */
export const WindowsAreBelowDialogsAndEscapeClosesPopup: Story = {
  play: async (context) => {
    const page = pageOf(context);
    await openBell(context);
    await userEvent.click(
      within(await findPanel(context, 'dialog')).getByRole('button', {
        name: 'Detach as a window',
      }),
    );
    // It loads on first use; the popup stays until then.
    await waitFor(() =>
      expect(getComputedStyle(page.getByRole('dialog', { name: panelName })).zIndex).toBe('130'),
    );
    const panel = await findPanel(context, 'dialog');
    await userEvent.keyboard('{Escape}');
    await expect(panel).toBeVisible();

    const row = panel.querySelector<HTMLElement>('[data-alert-id] > button') as HTMLElement;
    row.focus();
    await userEvent.keyboard('?');
    const heading = await page.findByRole('heading', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(panel.closest('[inert]')).not.toBeNull());
    await expect(heading.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());

    await userEvent.click(within(panel).getByRole('button', { name: 'Popup under the bell' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await findPanel(context, 'dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: panelName })).toBeNull());
  },
};
