import { describe, it } from 'vitest';
import { brandSourceContract } from './brand-source-contract.ts';
import { createMemoryBrandHarness } from './memory-brand-harness.test.setup.ts';

brandSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryBrandHarness(),
  describe,
  it,
});
