import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { gridIn, storyPantau } from '../../testing/score-story.ts';
import { createStoryWorld } from '../../testing/story-world.ts';
import { DriverScoreOverview, type DriverScoreOverviewProps } from './driver-score-overview.tsx';

let requests = 0;
/** How many requests there were before the first frame was painted. */
let requestsBeforePaint = 0;

const memory = createMemoryScoreSource({ world: createStoryWorld(20) });
const source: DriverScoreSource = {
  ...memory,
  overview(...query) {
    requests += 1;
    return memory.overview(...query);
  },
};

function Page(props: DriverScoreOverviewProps): ReactElement {
  useLayoutEffect(() => {
    requestsBeforePaint = requests;
  }, []);
  return <DriverScoreOverview {...props} />;
}

const meta = {
  title: 'Driver score/Overview request',
  component: DriverScoreOverview,
  tags: ['!autodocs', 'behaviour'],
  parameters: { pantau: storyPantau },
  args: { source },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    requests = 0;
    requestsBeforePaint = 0;
  },
} satisfies Meta<typeof DriverScoreOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DS-65: The scores are requested before the first frame, and once. */
export const BeforePaint: Story = {
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    await expect(requestsBeforePaint).toBe(1);
    await expect(requests).toBe(1);
  },
};
