import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import { seen, storyPantau } from '../../testing/score-story.ts';
import { createStoryWorld, driverName } from '../../testing/story-world.ts';
import { OwnDriverScore } from './own-driver-score.tsx';

const world = createStoryWorld(20);

const meta = {
  title: 'Driver score/Own score',
  component: OwnDriverScore,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryScoreSource({ world, ownDriverId: 'd15' }) },
} satisfies Meta<typeof OwnDriverScore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DS-13: A driver gets their own page at once, without the names of others. */
export const OwnScore: Story = {
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { name: driverName(14) }, seen);
    for (let index = 0; index < 14; index += 1) {
      await expect(canvasElement).not.toHaveTextContent(driverName(index));
    }
    await expect(view.queryByRole('button', { name: 'All drivers' })).toBeNull();
    await expect(view.queryByRole('combobox', { name: 'Vehicle group' })).toBeNull();
  },
};

/** DS-13: An account without a driver says so. */
export const NoProfile: Story = {
  args: { source: createMemoryScoreSource({ world, ownDriverId: 'nobody' }) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('You have no driver profile', {}, seen);
  },
};
