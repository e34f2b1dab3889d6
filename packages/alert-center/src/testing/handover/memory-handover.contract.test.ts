import { describe, it } from 'vitest';
import { handoverContract } from './handover-contract.ts';
import { createMemoryHandoverHarness } from './memory-handover-harness.test.setup.ts';

handoverContract({
  name: 'The memory adapter',
  create: () => Promise.resolve(createMemoryHandoverHarness()),
  describe,
  it,
});
