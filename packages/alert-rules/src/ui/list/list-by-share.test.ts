import { describe, expect, it } from 'vitest';
import { createMemoryRuleSource } from '../../adapters/memory/memory-rule-source.ts';
import { ruleNamed } from '../../testing/contract/harness.ts';
import { listByShare } from './list-by-share.ts';

const TOTAL = 230;
const { rules: source } = createMemoryRuleSource({
  rules: Array.from({ length: TOTAL }, (_, index) => ruleNamed(`Rule ${index + 1}`)),
});
// The oldest rule, which is on the last page, and one on the second.
const shares = Promise.resolve({
  days: 7,
  limit: 50,
  rules: [
    { ruleId: '1-rule-1', total: 10, falseAlerts: 9 },
    { ruleId: '1-rule-120', total: 50, falseAlerts: 31 },
  ],
});

const labels = async (
  direction: 'asc' | 'desc',
  page = 1,
  counted: Parameters<typeof listByShare>[3] = shares,
) => {
  const found = await listByShare(source, { page, show: 3 }, direction, counted);
  expect([found.page, found.total]).toEqual([page, TOTAL]);
  return found.rules.map(({ label }) => label);
};

describe('rules by their share of false alerts', () => {
  it('are sorted over all pages, those without a share last (AR-116)', async () => {
    expect(await labels('desc')).toEqual(['Rule 1', 'Rule 120', 'Rule 230']);
    expect(await labels('asc')).toEqual(['Rule 120', 'Rule 1', 'Rule 230']);
    expect(await labels('desc', 2)).toEqual(['Rule 229', 'Rule 228', 'Rule 227']);
    expect(await labels('desc', 77)).toEqual(['Rule 3', 'Rule 2']);
  });

  it('are the newest first when the shares are not known (AR-116)', async () => {
    expect(await labels('desc', 1, Promise.resolve(undefined))).toEqual([
      'Rule 230',
      'Rule 229',
      'Rule 228',
    ]);
  });
});
