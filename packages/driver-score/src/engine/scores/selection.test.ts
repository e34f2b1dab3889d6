import { describe, expect, it } from 'vitest';
import { readSelection, writeSelection } from './selection.ts';

describe('the selection in an address', () => {
  it.each([
    { period: '7days', groupId: null },
    { period: '30days', groupId: 'g 2' },
    { period: { startDate: '2026-10-05', endDate: '2026-10-09' }, groupId: '7' },
  ] as const)('is read as it was written: %o (DS-11)', (selection) => {
    expect(readSelection(`?${writeSelection('', selection)}`)).toEqual(selection);
  });

  it('keeps the other parameters and leaves defaults out (DS-11)', () => {
    const query = writeSelection('?page=3&period=7days&group=4', {
      period: '30days',
      groupId: null,
    });
    expect(query).toBe('page=3');
  });

  it.each(['', '?period=decade', '?period=2026-11-20~2026-11-01', '?period=x~y&group='])(
    'has its defaults for %s (DS-11)',
    (query) => {
      expect(readSelection(query)).toEqual({ period: '30days', groupId: null });
    },
  );
});
