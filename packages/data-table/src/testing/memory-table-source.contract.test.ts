import { describe, it } from 'vitest';
import { createMemoryHarness } from './memory-harness.test.setup.ts';
import { tableSourceContract } from './table-source-contract.ts';

tableSourceContract({
  name: 'The memory adapter',
  create: (rows) => createMemoryHarness(rows),
  describe,
  it,
});
