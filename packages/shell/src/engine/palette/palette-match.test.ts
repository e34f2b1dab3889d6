import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchEntries } from './palette-match.ts';

const entries = [
  { label: 'Live view' },
  { label: 'Sales orders', hint: 'Order management' },
  { label: 'Deliveries', hint: 'Order management' },
  { label: 'Control tower' },
  { label: 'Order management settings' },
];
const labels = (query: string): readonly string[] =>
  matchEntries(entries, query).map(({ entry }) => entry.label);

describe('the palette', () => {
  it('finds every word, at the start first, then at a word, inside, and in the hint (SH-92)', () => {
    expect(labels('order')).toEqual(['Order management settings', 'Sales orders', 'Deliveries']);
    expect(labels('ORDER sal')).toEqual(['Sales orders']);
    expect(labels('ow')).toEqual(['Control tower']);
    const inside = { label: 'Reordering' };
    const atWord = { label: 'Sales orders' };
    const found = matchEntries([inside, atWord], 'order').map(({ entry }) => entry);
    expect(found).toEqual([atWord, inside]);
    expect(labels('  ')).toEqual(entries.map(({ label }) => label));
    expect(labels('nothing')).toEqual([]);
  });

  it('marks what matches in the label (SH-92)', () => {
    expect(matchEntries(entries, 'tow con')[0]?.ranges).toEqual([
      { start: 0, end: 3 },
      { start: 8, end: 11 },
    ]);
    // A word within another one does not shorten it.
    expect(matchEntries(entries, 'management man settings')[0]?.ranges).toEqual([
      { start: 6, end: 16 },
      { start: 17, end: 25 },
    ]);
    expect(matchEntries(entries, 'management del')[0]?.ranges).toEqual([{ start: 0, end: 3 }]);
  });

  it('marks parts of the label, in order and apart from each other, whatever is typed (SH-92)', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'İ', ' ', '-', 'ß', 'é') });
    fc.assert(
      fc.property(fc.array(fc.record({ label: text, hint: text })), text, (all, query) => {
        for (const { entry, ranges } of matchEntries(all, query)) {
          let last = -1;
          for (const { start, end } of ranges) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(entry.label.length);
            last = end;
          }
        }
      }),
    );
  });
});
