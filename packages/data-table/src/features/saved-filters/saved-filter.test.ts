import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterSchema } from '../filters/filter-schema.ts';
import { type SavedFilter, defaultSavedFilter, parseSavedFilters } from './saved-filter.ts';
import { SAVED_NAME_MAX, checkSavedName, findByName } from '../../shared/saved-name.ts';

const schema: FilterSchema = [{ kind: 'text', key: 'reference', label: 'Reference' }];
const saved = (id: string, name: string, isDefault = false): SavedFilter => ({
  id,
  name,
  isDefault,
  value: { activeFilters: { reference: { kind: 'text', text: id } } },
});

describe('saved filter', () => {
  it('has a trimmed name of 1 to 32 characters (DT-29)', () => {
    expect(checkSavedName('  ')).toBe('blank');
    expect(checkSavedName(` ${'x'.repeat(SAVED_NAME_MAX)} `)).toBeNull();
    expect(checkSavedName('x'.repeat(SAVED_NAME_MAX + 1))).toBe('tooLong');
    expect(checkSavedName('🚚'.repeat(SAVED_NAME_MAX))).toBeNull();
  });

  it('has a unique name, ignoring case and itself', () => {
    const list = [saved('1', 'Mine'), saved('2', 'Late')];
    expect(findByName(list, ' mINE ')?.id).toBe('1');
    expect(findByName(list, 'Mine', '1')).toBeUndefined();
    expect(findByName(list, 'Other')).toBeUndefined();
  });

  it('is restored; invalid entries are dropped and only one stays the default', () => {
    const list = [saved('1', 'Mine', true), saved('2', 'Late', true), saved('2', 'Double')];
    const stored = JSON.parse(JSON.stringify([...list, null, 5, { id: 3, name: 'x' }])) as unknown;
    const parsed = parseSavedFilters(schema, stored);
    expect(parsed).toEqual([list[0], { ...list[1], isDefault: false }]);
    expect(defaultSavedFilter(parsed)?.id).toBe('1');
  });

  it('keeps its name without the fields that no longer exist', () => {
    expect(parseSavedFilters([], [saved('1', 'Mine')])).toEqual([
      { id: '1', name: 'Mine', isDefault: false, value: { activeFilters: {} } },
    ]);
  });

  it('never throws for any stored data', () => {
    const entry = fc.record(
      {
        id: fc.oneof(fc.string(), fc.anything()),
        name: fc.oneof(fc.string(), fc.anything()),
        value: fc.anything(),
        isDefault: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(entry, fc.anything()))), (stored) => {
        const parsed = parseSavedFilters(schema, stored);
        expect(parsed.filter((one) => one.isDefault).length).toBeLessThanOrEqual(1);
        expect(parsed.every((one) => checkSavedName(one.name) === null)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
