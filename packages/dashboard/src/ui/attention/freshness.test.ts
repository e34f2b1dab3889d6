import { describe, expect, it } from 'vitest';
import { freshnessKey } from './freshness.ts';

describe('freshness of the counts', () => {
  it('states the time of the last update (DB-5, PO-49)', () => {
    expect(freshnessKey(false, 1)).toBe('updatedAt');
    expect(freshnessKey(false, null)).toBeNull();
  });

  it('states that the live connection is lost (DB-5, PO-49)', () => {
    expect(freshnessKey(true, 1)).toBe('liveLost');
    expect(freshnessKey(true, null)).toBe('liveLostUndated');
  });
});
