import { describe, it } from 'vitest';
import { createMemoryPartnerHarness } from './memory-partner-harness.test.setup.ts';
import { partnerSourceContract } from './partner-source-contract.ts';

partnerSourceContract({
  name: 'The memory adapter',
  create: async () => createMemoryPartnerHarness(),
  describe,
  it,
});
