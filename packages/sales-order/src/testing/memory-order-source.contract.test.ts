import { describe, it } from 'vitest';
import { orderSourceContract } from './contract/order-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

orderSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
