import { useSession } from '@pantau/core';
import { createDeferred } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import { type PreparedOverview, prepareOverview } from '../../engine/scores/prepare-overview.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { gridIn, rowsIn, storyPantau, storyUser } from '../../testing/score-story.ts';
import { createStoryWorld } from '../../testing/story-world.ts';
import { DriverScoreOverview, type DriverScoreOverviewProps } from './driver-score-overview.tsx';

let requests = 0;
/** How many requests there were before the first frame was painted. */
let requestsBeforePaint = 0;
/** The rows in the first frame, and whether anything was still loading. */
let firstFrame = { rows: 0, isBusy: true };

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
    requestAnimationFrame(() => {
      const isBusy = document.querySelector('[aria-busy]') !== null;
      firstFrame = { rows: rowsIn(document.body).length, isBusy };
    });
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
    groupsAsked = createDeferred();
    scoresAsked = createDeferred();
    requestsBeforePaint = 0;
    firstFrame = { rows: 0, isBusy: true };
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

/** A page that is opened when its scores have arrived. */
function PreparedPage(props: DriverScoreOverviewProps): ReactElement | null {
  const { user } = useSession();
  const [prepared, setPrepared] = useState<PreparedOverview | null>(null);
  useEffect(() => {
    if (user === null) return;
    const query = '';
    const next = prepareOverview({ source, user, query, clock: storyPantau.clock });
    void next?.ready.then(() => setPrepared(next));
  }, [user]);
  return prepared && <Page {...props} prepared={prepared} />;
}

/** DS-70: The prepared scores are in the first frame, and requested again when they may have changed. */
export const Prepared: Story = {
  parameters: { pantau: { ...storyPantau, user: storyUser } },
  render: (args) => <PreparedPage {...args} />,
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    await expect(requests).toBe(1);
    await expect(firstFrame).toEqual({ rows: 10, isBusy: false });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(requests).toBe(2));
  },
};

let groupsAsked = createDeferred();
let scoresAsked = createDeferred();

/** Whose scores and groups arrive when the test says so. */
const slowSource: DriverScoreSource = {
  ...memory,
  async overview(...query) {
    await scoresAsked.promise;
    return memory.overview(...query);
  },
  async groups(...query) {
    await groupsAsked.promise;
    return memory.groups(...query);
  },
};

/** DS-71: What is below the filters stays in its place when the groups and the time of the last sync arrive. */
export const Room: Story = {
  args: { source: slowSource },
  render: (args) => (
    <div style={{ width: 600 }}>
      <DriverScoreOverview {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    const top = (): number | undefined =>
      canvasElement.querySelector('[data-part="figures"]')?.getBoundingClientRect().top;
    const before = top();
    await expect(before).toBeGreaterThan(0);
    scoresAsked.resolve();
    await gridIn(canvasElement);
    await expect(top()).toBe(before);
    groupsAsked.resolve();
    await canvas.findByRole('combobox', { name: /group|grup/i });
    await expect(top()).toBe(before);
  },
};
