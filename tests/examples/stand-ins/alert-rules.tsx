import type { ComponentType } from 'react';
import { createMemoryHarness } from '../../../packages/alert-rules/src/testing/memory-harness.test.setup.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { inPantau, session } from './host.tsx';

export const standIns: StandIns = {
  given: {
    session,
    company: { id: 1, isSetUp: false },
    createHarness: () => createMemoryHarness(),
  },
  shows: {
    EditRule: (EditRule: ComponentType<{ id: string }>) => inPantau(<EditRule id="1" />),
    Onboarding: (Onboarding: ComponentType) => inPantau(<Onboarding />),
  },
};
