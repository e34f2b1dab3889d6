import { describe, expect, it } from 'vitest';
import { type RecentFind, remember } from './recent-finds.ts';

const find = (kind: RecentFind['kind'], id: string): RecentFind => ({
  kind,
  id,
  name: id,
  detail: null,
});

describe('what was opened from the palette', () => {
  it('is remembered newest first, each once, four of a kind (SH-123)', () => {
    let recent: readonly RecentFind[] = [];
    for (const id of ['1', '2', '3', '4', '5', '3']) recent = remember(recent, find('vehicle', id));
    recent = remember(recent, find('order', '3'));
    expect(recent.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'order 3',
      'vehicle 3',
      'vehicle 5',
      'vehicle 4',
      'vehicle 2',
    ]);
  });
});
