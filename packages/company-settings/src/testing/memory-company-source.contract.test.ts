import { describe, it } from 'vitest';
import { companySourceContract } from './contract/company-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

companySourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
