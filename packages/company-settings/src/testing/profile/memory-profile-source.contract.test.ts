import { describe, it } from 'vitest';
import { createMemoryProfileHarness } from './memory-profile-harness.test.setup.ts';
import { profileSourceContract } from './profile-source-contract.ts';

profileSourceContract({
  name: 'The memory adapter',
  create: async () => createMemoryProfileHarness(),
  describe,
  it,
});
