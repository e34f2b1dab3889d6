import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnDef } from './columns.ts';
import { columnTableState, withSizing } from './column-table-state.ts';
import { foldGroup, pinColumn } from './pin-and-resize.ts';
import { showAllColumns, shownCount, toggleColumn } from './column-visibility.ts';
import { type ColumnSettings, flatten, isGroup, leavesOf } from './setting-tree.ts';
import { defaultSettings } from './default-settings.ts';
import { isMovable, moveColumn, moveColumnBy } from './move-column.ts';
import { mergeSettings, storeSettings } from './stored-settings.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const numRuns = process.env['PANTAU_FULL'] === undefined ? 500 : 20_000;

type AnyDef = ColumnDef<never>;
const flags = fc.record({
  locked: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  sticky: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  shown: fc.boolean(),
});
const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

const anyColumns: fc.Arbitrary<readonly AnyDef[]> = fc
  .tuple(
    fc.shuffledSubarray([...keys], { minLength: 1 }),
    fc.array(flags, { minLength: keys.length, maxLength: keys.length }),
    fc.array(fc.nat(2), { minLength: keys.length, maxLength: keys.length }),
  )
  .map(([chosen, looks, groups]) => {
    const columns = chosen.map((key, index) => ({
      key,
      label: key.toUpperCase(),
      value: () => null,
      ...looks[index],
    }));
    const defs: AnyDef[] = [];
    columns.forEach((column, index) => {
      const number = groups[index] ?? 0;
      const group = defs.find((def) => def.key === `group${number}`);
      if (number === 0) defs.push(column);
      else if (group === undefined)
        defs.push({ key: `group${number}`, label: 'G', fields: [column] });
      else (group as unknown as { fields: unknown[] }).fields.push(column);
    });
    return defs;
  });

const anyKey = fc.constantFrom(...keys, 'group1', 'group2', 'nobody');
type Change = (settings: ColumnSettings, maxColumns: number) => ColumnSettings;
const change: fc.Arbitrary<Change> = fc.oneof(
  anyKey.map(
    (key): Change =>
      (all, maxColumns) =>
        toggleColumn(all, key, maxColumns),
  ),
  fc.tuple(anyKey, anyKey).map(
    ([key, over]): Change =>
      (all) =>
        moveColumn(all, key, over),
  ),
  fc.tuple(anyKey, fc.constantFrom<-1 | 1>(-1, 1)).map(
    ([key, step]): Change =>
      (all) =>
        moveColumnBy(all, key, step),
  ),
  fc.tuple(anyKey, fc.constantFrom('start', 'end', null)).map(
    ([key, pin]): Change =>
      (all) =>
        pinColumn(all, key, pin),
  ),
  fc.tuple(anyKey, fc.integer({ min: 64, max: 900 })).map(
    ([key, width]): Change =>
      (all) =>
        withSizing(
          all,
          { ...columnTableState(all).columnSizing, [key]: width },
          leavesOf(all).map((leaf) => ({ key: leaf.key })),
        ),
  ),
  anyKey.map(
    (key): Change =>
      (all) =>
        foldGroup(all, key),
  ),
);
const changes = fc.array(change, { maxLength: 25 });

const sorted = (all: ColumnSettings): readonly string[] =>
  flatten(all)
    .map((one) => one.key)
    .sort();

/** What never changes, whatever a user does. */
function checkAlways(settings: ColumnSettings, defaults: ColumnSettings): void {
  expect(sorted(settings)).toEqual(sorted(defaults));
  for (const one of flatten(settings)) {
    if (isGroup(one)) expect(one.shown, one.key).toBe(one.fields.some((field) => field.shown));
  }
  for (const leaf of leavesOf(settings)) if (leaf.locked) expect(leaf.shown, leaf.key).toBe(true);
  defaults.forEach((one, index) => {
    if (!isMovable(one)) expect(settings[index]?.key).toBe(one.key);
  });
  const stickyPins = (all: ColumnSettings): readonly unknown[] =>
    leavesOf(all)
      .filter((leaf) => leaf.sticky)
      .map((leaf) => [leaf.key, leaf.pinned])
      .sort();
  expect(stickyPins(settings)).toEqual(stickyPins(defaults));
}

const run = (
  settings: ColumnSettings,
  list: readonly Change[],
  maxColumns: number,
): ColumnSettings => list.reduce((all, one) => one(all, maxColumns), settings);

describe('column settings after any sequence of changes', () => {
  it('contain every column once, with locked ones shown and fixed ones in place', () => {
    fc.assert(
      fc.property(anyColumns, changes, (columns, list) => {
        const defaults = defaultSettings(columns);
        let settings = defaults;
        for (const one of list) {
          settings = one(settings, Number.POSITIVE_INFINITY);
          checkAlways(settings, defaults);
        }
        checkAlways(showAllColumns(settings), defaults);
      }),
      { numRuns },
    );
  });

  it('never exceed the maximum, unless more were shown before', () => {
    fc.assert(
      fc.property(
        anyColumns,
        changes,
        fc.integer({ min: 1, max: 8 }),
        (columns, list, maxColumns) => {
          let settings = defaultSettings(columns);
          for (const one of list) {
            const before = shownCount(settings);
            settings = one(settings, maxColumns);
            expect(shownCount(settings)).toBeLessThanOrEqual(Math.max(maxColumns, before));
          }
        },
      ),
      { numRuns },
    );
  });

  it('are restored as they were stored', () => {
    fc.assert(
      fc.property(anyColumns, changes, (columns, list) => {
        const defaults = defaultSettings(columns);
        const settings = run(defaults, list, Number.POSITIVE_INFINITY);
        fc.pre(shownCount(settings) > 0);
        const stored = JSON.parse(JSON.stringify(storeSettings(settings))) as unknown;
        expect(mergeSettings(stored, defaults)).toEqual(settings);
      }),
      { numRuns },
    );
  });

  it('load for different columns, and keep the order of common ones', () => {
    fc.assert(
      fc.property(anyColumns, changes, anyColumns, (columns, list, other) => {
        const settings = run(defaultSettings(columns), list, Number.POSITIVE_INFINITY);
        const defaults = defaultSettings(other);
        const merged = mergeSettings(storeSettings(settings), defaults);
        checkAlways(merged, defaults);
        if (shownCount(settings) === 0 || merged === defaults) return;
        const rank = new Map(flatten(settings).map((one, index) => [one.key, index]));
        const ranks = merged.filter(isMovable).flatMap((one) => rank.get(one.key) ?? []);
        expect(ranks).toEqual(ranks.toSorted((one, another) => one - another));
      }),
      { numRuns },
    );
  });

  it('load from any stored data without throwing, with all current columns (DT-20)', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record(
        {
          key: fc.oneof(anyKey, fc.string()),
          shown: fc.oneof(fc.boolean(), fc.anything()),
          pinned: fc.oneof(fc.constantFrom('start', 'end', null), fc.anything()),
          width: fc.oneof(fc.double(), fc.anything()),
          closeChild: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    const anyStored = fc.oneof(
      fc.anything(),
      fc.record({
        version: fc.constantFrom(1, 2, '1'),
        columns: fc.oneof(fc.array(entry), fc.anything()),
      }),
    );
    fc.assert(
      fc.property(
        anyColumns,
        anyStored,
        fc.integer({ min: 1, max: 12 }),
        (columns, stored, maxColumns) => {
          const defaults = defaultSettings(columns);
          checkAlways(mergeSettings(stored, defaults, maxColumns), defaults);
        },
      ),
      { numRuns: numRuns * 2 },
    );
  });
});
