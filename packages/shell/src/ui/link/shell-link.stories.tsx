import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { StoryNavigation, navigated, prefetched } from '../../testing/story-shell.tsx';
import { ShellLink } from './shell-link.tsx';

const meta = {
  title: 'Shell/Link',
  component: ShellLink,
  args: { to: '/sales-order/', children: 'Sales orders' },
  render: (args) => (
    <StoryNavigation start="/dashboard">
      <ShellLink {...args} />
    </StoryNavigation>
  ),
  beforeEach: () => {
    navigated.mockClear();
    prefetched.mockClear();
  },
} satisfies Meta<typeof ShellLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** SH-110: Pointing at the link prepares its page; only a press opens it. */
export const PointedAt: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await userEvent.hover(link);
    await expect(prefetched).toHaveBeenCalledWith('/sales-order/');
    await expect(navigated).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(navigated).toHaveBeenCalledWith('/sales-order/');
  },
};

/** SH-110: So does the keyboard's focus. */
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await expect(prefetched).toHaveBeenCalledWith('/sales-order/');
  },
};

/** SH-170: A link that the page moves below a resting pointer prepares nothing; the next movement does, once. */
export const MovedBelowPointer: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await fireEvent.pointerOver(link);
    await expect(prefetched).not.toHaveBeenCalled();
    await fireEvent.pointerMove(link);
    await fireEvent.pointerMove(link);
    await expect(prefetched).toHaveBeenCalledTimes(1);
  },
};

/** SH-110: A finger does not move before it presses. */
export const Touched: Story = {
  async play({ canvasElement }) {
    await fireEvent.pointerDown(within(canvasElement).getByRole('link'), { pointerType: 'touch' });
    await expect(prefetched).toHaveBeenCalledWith('/sales-order/');
  },
};
