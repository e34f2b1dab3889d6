import { describe, expect, it } from 'vitest';
import { freshnessKey } from './freshness.ts';

describe('freshness of the counts', () => {
  it('states the time of the last update (PO-49)', () => {
    expect(freshnessKey({ state: 'live' }, '12.30.05')).toBe('updatedAt');
    expect(freshnessKey({ state: 'live' }, null)).toBe('countsUnknown');
  });

  it('states that the live connection is lost (PO-49)', () => {
    expect(freshnessKey({ state: 'disconnected' }, '12.30.05')).toBe('connectionLost');
    expect(freshnessKey({ state: 'disconnected' }, null)).toBe('connectionLostUndated');
  });
});
