import { describe, it } from 'vitest';
import { alertSourceContract } from './contract/alert-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

alertSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
