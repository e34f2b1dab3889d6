import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanChips, toggleChip } from './toggle-chip.ts';

const options = ['draft', 'confirmed', 'assigned'];
const single = { options, multiple: false };
const multiple = { options, multiple: true };

describe('chip filter', () => {
  it('single: another chip replaces the selected one, and pressing it again returns to all', () => {
    expect(toggleChip(['draft'], 'assigned', single)).toEqual(['assigned']);
    expect(toggleChip(['draft'], 'draft', single)).toEqual([]);
  });

  it('several: chips add up in display order', () => {
    expect(toggleChip(['assigned'], 'draft', multiple)).toEqual(['draft', 'assigned']);
  });

  it('several: deselecting every chip returns to all (DT-21)', () => {
    expect(toggleChip(['draft'], 'draft', multiple)).toEqual([]);
  });

  it('several: selecting every chip returns to all (DT-21)', () => {
    expect(toggleChip(['draft', 'confirmed'], 'assigned', multiple)).toEqual([]);
  });

  it('ignores selected values that no longer exist', () => {
    expect(cleanChips(['gone', 'draft'], multiple)).toEqual(['draft']);
    expect(cleanChips(['gone'], single)).toEqual([]);
    expect(cleanChips(['assigned', 'draft'], single)).toEqual(['draft']);
    expect(toggleChip([], 'gone', single)).toEqual([]);
  });

  it('gives a valid selection after any sequence of presses', () => {
    const presses = fc.array(fc.constantFrom(...options, 'gone'));
    fc.assert(
      fc.property(presses, fc.boolean(), (list, multiple) => {
        const rules = { options, multiple };
        const selected = list.reduce<readonly string[]>(
          (now, one) => toggleChip(now, one, rules),
          [],
        );
        expect(selected).toEqual(cleanChips(selected, rules));
        expect(selected.length).toBeLessThan(multiple ? options.length : 2);
      }),
    );
  });
});
