import { describe, it } from 'vitest';
import { evidenceSourceContract } from './contract/evidence-source-contract.ts';
import { createMemoryEvidenceHarness } from './memory-evidence-harness.test.setup.ts';

evidenceSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryEvidenceHarness(),
  describe,
  it,
});
