import { createMemoryScoreSource } from '@pantau/driver-score/memory';
import type { ComponentType } from 'react';
import { createMemoryHarness } from '../../../packages/driver-score/src/testing/memory-harness.test.setup.ts';
import { createStoryWorld } from '../../../packages/driver-score/src/testing/story-world.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { asText, inPantau, nothing, session } from './host.tsx';

const world = createStoryWorld(12, 40);

export const standIns: StandIns = {
  given: {
    session,
    source: createMemoryScoreSource({ world }),
    mayCall: true,
    dial: nothing,
    preview: nothing,
    createHarness: () => createMemoryHarness(),
  },
  shows: {
    Driver: (Driver: ComponentType<{ id: string }>) =>
      inPantau(<Driver id={world.drivers[0]?.driverId ?? ''} />),
  },
  uses: { 'scores, score, history': asText },
};
