import { createMemoryHarness } from '../../../packages/dashboard/src/testing/memory-harness.test.setup.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { session, user } from './host.tsx';

export const standIns: StandIns = {
  given: { session, user, createCompanies: () => createMemoryHarness() },
};
