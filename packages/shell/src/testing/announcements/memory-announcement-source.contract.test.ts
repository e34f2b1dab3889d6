import { describe, it } from 'vitest';
import { announcementSourceContract } from './announcement-source-contract.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

announcementSourceContract({
  name: 'The memory adapter',
  create: () => createMemoryHarness(),
  describe,
  it,
});
