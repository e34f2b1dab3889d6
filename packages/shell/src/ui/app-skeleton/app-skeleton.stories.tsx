import type { Meta, StoryObj } from '@storybook/react-vite';
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
