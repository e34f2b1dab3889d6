import { describe, it } from 'vitest';
import { driverScoreSourceContract } from './contract/driver-score-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

driverScoreSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
