import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppSkeleton } from './app-skeleton.tsx';

const meta = {
  title: 'Shell/App skeleton',
  component: AppSkeleton,
  parameters: {
    pantau: { flush: true },
    docs: { story: { inline: false, height: 640 } },
  },
} satisfies Meta<typeof AppSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

/** SH-171: On a phone it is no wider than the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(clientWidth).toBe(360);
    await expect(scrollWidth).toBe(clientWidth);
  },
};
