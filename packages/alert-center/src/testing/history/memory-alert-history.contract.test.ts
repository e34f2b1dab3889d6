import { describe, it } from 'vitest';
import { alertHistoryContract } from './alert-history-contract.ts';
import { createMemoryHistoryHarness } from './memory-history-harness.test.setup.ts';

alertHistoryContract({
  name: 'The memory adapter',
  create: () => createMemoryHistoryHarness(),
  describe,
  it,
});
