import { describe, it } from 'vitest';
import { alertRuleSourceContract } from './contract/alert-rule-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

alertRuleSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
