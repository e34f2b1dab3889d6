import { describe, it } from 'vitest';
import { dashboardSourceContract } from './contract/dashboard-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

dashboardSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
