import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMovedRange } from './range.ts';
import { isSelected, nothingSelected, withRows } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('a range whose end is moved', () => {
  it('selects the rows it gains and deselects those it loses (DT-238)', () => {
    const two = withMovedRange(nothingSelected, ids, { anchor: 'b', from: 'b', to: 'd' });
    expect([...two.ids]).toEqual(['b', 'c', 'd']);
    const shrunk = withMovedRange(two, ids, { anchor: 'b', from: 'd', to: 'c' });
    expect([...shrunk.ids]).toEqual(['b', 'c']);
    const turned = withMovedRange(shrunk, ids, { anchor: 'b', from: 'c', to: 'a' });
    expect([...turned.ids].sort()).toEqual(['a', 'b']);
  });

  it('ends as if it had been selected at once, whatever the way there', () => {
    const place = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1 }), (start, way) => {
        const anchor = ids[start] ?? '';
        let selection = withRows(nothingSelected, [anchor], true);
        let from = anchor;
        for (const next of way) {
          const to = ids[next] ?? '';
          selection = withMovedRange(selection, ids, { anchor, from, to });
          from = to;
        }
        const [low, high] = [start, way.at(-1) ?? start].sort((a, b) => a - b);
        ids.forEach((id, index) =>
          expect(isSelected(selection, id)).toBe(index >= (low ?? 0) && index <= (high ?? 0)),
        );
      }),
    );
  });
});
