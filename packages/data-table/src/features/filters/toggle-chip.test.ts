import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanChips, toggleChip } from './toggle-chip.ts';

const options = ['draft', 'confirmed', 'assigned'];
const single = { options, multiple: false };
const multiple = { options, multiple: true };

describe('chip filter (spec §4)', () => {
  it('one at a time: another chip replaces the one before, itself returns to all', () => {
    expect(toggleChip(['draft'], 'assigned', single)).toEqual(['assigned']);
    expect(toggleChip(['draft'], 'draft', single)).toEqual([]);
  });

  it('several: chips add up, in the order that they stand in', () => {
    expect(toggleChip(['assigned'], 'draft', multiple)).toEqual(['draft', 'assigned']);
  });

  it('several: unchecking everything returns to all (DT-21)', () => {
    expect(toggleChip(['draft'], 'draft', multiple)).toEqual([]);
  });

  it('several: selecting every chip returns to all (DT-21)', () => {
    expect(toggleChip(['draft', 'confirmed'], 'assigned', multiple)).toEqual([]);
  });

  it('what is chosen and no longer there does not count', () => {
    expect(cleanChips(['gone', 'draft'], multiple)).toEqual(['draft']);
    expect(cleanChips(['gone'], single)).toEqual([]);
    expect(cleanChips(['assigned', 'draft'], single)).toEqual(['draft']);
    expect(toggleChip([], 'gone', single)).toEqual([]);
  });

  it('after any presses the selection is one that the rules allow', () => {
    const presses = fc.array(fc.constantFrom(...options, 'gone'));
    fc.assert(
      fc.property(presses, fc.boolean(), (list, multiple) => {
        const rules = { options, multiple };
        const chosen = list.reduce<readonly string[]>(
          (now, one) => toggleChip(now, one, rules),
          [],
        );
        expect(chosen).toEqual(cleanChips(chosen, rules));
        expect(chosen.length).toBeLessThan(multiple ? options.length : 2);
      }),
    );
  });
});
