import { describe, expect, it } from 'vitest';
import type { ColumnDef } from './columns.ts';
import { foldGroup, pinColumn } from './pin-and-resize.ts';
import { columnTableState, withSizing, withVisibility } from './column-table-state.ts';
import {
  checkStateOf,
  isCheckDisabled,
  showAllColumns,
  showAllProblem,
  shownCount,
  toggleColumn,
} from './column-visibility.ts';
import { type ColumnSettings, findSetting, flatten, leavesOf } from './column-tree.ts';
import { defaultSettings } from './default-settings.ts';
import { moveColumn, moveColumnBy } from './move-column.ts';
import { mergeSettings, storeSettings } from './stored-settings.ts';

type Row = Readonly<Record<string, never>>;
const column = (key: string, more: object = {}): ColumnDef<Row> => ({
  key,
  label: key,
  value: () => null,
  ...more,
});

const columns: readonly ColumnDef<Row>[] = [
  column('number', { locked: true, sticky: true }),
  column('status', { locked: true, sticky: true }),
  column('sales'),
  column('customer'),
  { key: 'schedule', label: 'schedule', fields: [column('pickUp'), column('deliver')] },
  { key: 'sender', label: 'sender', fields: [column('name'), column('phone', { shown: false })] },
  column('price'),
  column('actions', { sticky: true, pinned: 'end' }),
] as readonly ColumnDef<Row>[];

const settings = defaultSettings(columns);
const keysOf = (all: ColumnSettings): readonly string[] => all.map((one) => one.key);
const get = (all: ColumnSettings, key: string) => {
  const found = findSetting(all, key);
  if (found === undefined) throw new Error(`no column ${key}`);
  return found;
};
const isShown = (all: ColumnSettings, key: string): boolean => get(all, key).shown;

const hide = (all: ColumnSettings, key: string): ColumnSettings =>
  withVisibility(all, { ...columnTableState(all).columnVisibility, [key]: false });
const resize = (all: ColumnSettings, key: string, width: number): ColumnSettings =>
  withSizing(all, { ...columnTableState(all).columnSizing, [key]: width }, [{ key }]);

describe('column settings: where they begin', () => {
  it('a column is shown, unpinned and as wide as its own unless its definition says otherwise', () => {
    expect(get(settings, 'sales')).toMatchObject({ shown: true, pinned: null, width: null });
    expect(isShown(settings, 'phone')).toBe(false);
  });

  it('a sticky column is pinned: at the start, or where its definition says', () => {
    expect(get(settings, 'number').pinned).toBe('start');
    expect(get(settings, 'actions').pinned).toBe('end');
  });

  it('a locked column is shown, whatever its definition says', () => {
    const odd = defaultSettings([column('odd', { locked: true, shown: false })]);
    expect(isShown(odd, 'odd')).toBe(true);
  });

  it('a key that is there twice counts once, and a group without children not at all', () => {
    const twice = defaultSettings([
      column('a'),
      column('a'),
      { key: 'g', label: 'g', fields: [] },
      { key: 'h', label: 'h', fields: [column('a') as never] },
    ]);
    expect(flatten(twice).map((one) => one.key)).toEqual(['a']);
  });
});

describe('column settings: checking (spec §5)', () => {
  it('checking a parent checks all its children', () => {
    const next = toggleColumn(settings, 'sender');
    expect(checkStateOf(get(next, 'sender'))).toBe('on');
    expect(isShown(next, 'phone')).toBe(true);
  });

  it('unchecking a parent unchecks all its children', () => {
    const next = toggleColumn(settings, 'schedule');
    expect([isShown(next, 'pickUp'), isShown(next, 'deliver')]).toEqual([false, false]);
    expect(isShown(next, 'schedule')).toBe(false);
  });

  it('a parent becomes shown when a child is turned on, unshown only when all children are off (DT-16)', () => {
    const one = toggleColumn(settings, 'pickUp');
    expect(isShown(one, 'schedule')).toBe(true);
    expect(checkStateOf(get(one, 'schedule'))).toBe('partial');
    const none = toggleColumn(one, 'deliver');
    expect(isShown(none, 'schedule')).toBe(false);
    expect(isShown(toggleColumn(none, 'deliver'), 'schedule')).toBe(true);
  });

  it('a locked column cannot be unchecked, by itself or with its group', () => {
    expect(toggleColumn(settings, 'number')).toBe(settings);
    expect(isCheckDisabled(settings, 'number')).toBe(true);
    const group = defaultSettings([
      { key: 'g', label: 'g', fields: [column('kept', { locked: true }), column('free')] },
    ] as never);
    const next = toggleColumn(group, 'g');
    expect([isShown(next, 'kept'), isShown(next, 'free')]).toEqual([true, false]);
    expect(isShown(next, 'g')).toBe(true);
  });

  it('at the maximum, unchecked columns are disabled and checked ones are not', () => {
    const maxColumns = shownCount(settings);
    expect(isCheckDisabled(settings, 'phone', maxColumns)).toBe(true);
    expect(isCheckDisabled(settings, 'sales', maxColumns)).toBe(false);
    expect(isCheckDisabled(settings, 'phone', maxColumns + 1)).toBe(false);
  });

  it('a group whose children have no room is unchecked where it is half checked, else disabled', () => {
    const maxColumns = shownCount(settings);
    expect(checkStateOf(get(toggleColumn(settings, 'sender', maxColumns), 'sender'))).toBe('off');
    const without = toggleColumn(settings, 'schedule');
    expect(isCheckDisabled(without, 'schedule', shownCount(without) + 1)).toBe(true);
  });

  it('show all shows every column, and is disabled when all are locked or there is no room (DT-18)', () => {
    expect(leavesOf(showAllColumns(settings)).every((leaf) => leaf.shown)).toBe(true);
    expect(showAllProblem(settings)).toBeNull();
    expect(showAllProblem(settings, 3)).toBe('tooMany');
    expect(showAllProblem(defaultSettings([column('a', { locked: true })]))).toBe('allLocked');
  });

  it('the last column that is shown cannot be hidden', () => {
    const two = defaultSettings([column('a'), column('b')]);
    const one = hide(two, 'a');
    expect(isShown(one, 'a')).toBe(false);
    expect(hide(one, 'b')).toBe(one);
  });
});

describe('column settings: moving (spec §5)', () => {
  it('a column takes the place of the one it is dropped on', () => {
    expect(keysOf(moveColumn(settings, 'price', 'sales'))).toEqual([
      'number',
      'status',
      'price',
      'sales',
      'customer',
      'schedule',
      'sender',
      'actions',
    ]);
  });

  it('a whole group moves with its children (DT-17)', () => {
    const next = moveColumn(settings, 'sender', 'sales');
    expect(leavesOf(next).map((leaf) => leaf.key)).toEqual([
      'number',
      'status',
      'name',
      'phone',
      'sales',
      'customer',
      'pickUp',
      'deliver',
      'price',
      'actions',
    ]);
  });

  it('locked and sticky columns cannot be moved, and nothing is dropped onto their place', () => {
    expect(moveColumn(settings, 'number', 'price')).toBe(settings);
    expect(moveColumn(settings, 'price', 'number')).toBe(settings);
    expect(moveColumn(settings, 'price', 'actions')).toBe(settings);
  });

  it('a locked column in the middle keeps its place while others pass it', () => {
    const middle = defaultSettings([column('a'), column('b', { locked: true }), column('c')]);
    expect(keysOf(moveColumn(middle, 'c', 'a'))).toEqual(['c', 'b', 'a']);
  });

  it('a group that holds a locked column stays with it', () => {
    const held = defaultSettings([
      { key: 'g', label: 'g', fields: [column('kept', { locked: true }), column('free')] },
      column('a'),
    ] as never);
    expect(moveColumn(held, 'g', 'a')).toBe(held);
  });

  it('a child stays in its group; above a child of another group, the group is meant', () => {
    expect(moveColumn(settings, 'pickUp', 'sales')).toBe(settings);
    expect(keysOf(get(moveColumn(settings, 'deliver', 'pickUp'), 'schedule').fields)).toEqual([
      'deliver',
      'pickUp',
    ]);
    expect(moveColumn(settings, 'price', 'pickUp')).toEqual(
      moveColumn(settings, 'price', 'schedule'),
    );
  });

  it('up and down go one place among the movable ones, and stop at the ends', () => {
    expect(moveColumnBy(settings, 'sales', -1)).toBe(settings);
    expect(moveColumnBy(settings, 'price', 1)).toBe(settings);
    expect(keysOf(moveColumnBy(settings, 'price', -1)).indexOf('price')).toBe(5);
  });

  it('reordering keeps pins, widths and what is shown (DT-17)', () => {
    const arranged = resize(pinColumn(settings, 'customer', 'end'), 'sales', 222);
    const next = moveColumn(moveColumn(arranged, 'customer', 'sales'), 'sender', 'customer');
    const state = (all: ColumnSettings) =>
      Object.fromEntries(leavesOf(all).map((leaf) => [leaf.key, { ...leaf }]));
    expect(state(next)).toEqual(state(arranged));
  });
});

describe('column settings: pins and widths', () => {
  it('a group is pinned with all its columns; a sticky column stays pinned', () => {
    const next = pinColumn(settings, 'schedule', 'start');
    expect(get(next, 'schedule').fields.map((field) => field.pinned)).toEqual(['start', 'start']);
    expect(pinColumn(settings, 'number', null)).toBe(settings);
  });

  it('folding a group changes nothing else', () => {
    const next = foldGroup(settings, 'sender');
    expect(get(next, 'sender').closeChild).toBe(true);
    expect(foldGroup(next, 'sender')).toEqual(settings);
  });
});

describe('column settings: what was stored, met by the columns of today', () => {
  const arranged = moveColumn(
    toggleColumn(pinColumn(settings, 'customer', 'end'), 'pickUp'),
    'price',
    'sales',
  );
  const stored = JSON.parse(JSON.stringify(storeSettings(arranged))) as unknown;

  it('comes back as it was left', () => {
    expect(mergeSettings(stored, settings)).toEqual(arranged);
  });

  it('a column that no longer exists is dropped (DT-20)', () => {
    const fewer = defaultSettings(columns.filter((one) => one.key !== 'customer'));
    expect(keysOf(mergeSettings(stored, fewer))).toEqual([
      'number',
      'status',
      'price',
      'sales',
      'schedule',
      'sender',
      'actions',
    ]);
  });

  it('a new column stands behind the one it follows by default, shown as by default (DT-20)', () => {
    const more = [...columns.slice(0, 3), column('fresh'), ...columns.slice(3)];
    const merged = mergeSettings(stored, defaultSettings(more));
    expect(keysOf(merged).slice(2, 6)).toEqual(['price', 'sales', 'fresh', 'customer']);
    expect(isShown(merged, 'fresh')).toBe(true);
    const quiet = [...columns.slice(0, 3), column('fresh', { shown: false }), ...columns.slice(3)];
    expect(isShown(mergeSettings(stored, defaultSettings(quiet)), 'fresh')).toBe(false);
  });

  it('a column that has become locked is shown, and one that has become sticky stands in its place', () => {
    const locked = columns.map((one) =>
      one.key === 'price' ? column('price', { locked: true, sticky: true, pinned: 'end' }) : one,
    );
    const merged = mergeSettings(
      storeSettings(toggleColumn(arranged, 'price')),
      defaultSettings(locked),
    );
    expect(get(merged, 'price')).toMatchObject({ shown: true, pinned: 'end' });
    expect(keysOf(merged).indexOf('price')).toBe(6);
  });

  it('a column that has moved into a group keeps what the user decided of it', () => {
    const grouped = [
      ...columns.filter((one) => one.key !== 'customer'),
      { key: 'people', label: 'people', fields: [column('customer')] },
    ] as readonly ColumnDef<Row>[];
    const hidden = storeSettings(toggleColumn(settings, 'customer'));
    expect(isShown(mergeSettings(hidden, defaultSettings(grouped)), 'customer')).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'columns'],
    ['a list', []],
    ['another version', { version: 2, columns: [] }],
    ['columns that are no list', { version: 1, columns: {} }],
  ])('%s gives the default', (_, corrupt) => {
    expect(mergeSettings(corrupt, settings)).toEqual(settings);
  });

  it('entries that are unreadable are passed over, the others hold', () => {
    const odd = {
      version: 1,
      columns: [null, 7, { key: 'sales' }, { key: 'price', shown: false }],
    };
    const merged = mergeSettings(odd, settings);
    expect([isShown(merged, 'sales'), isShown(merged, 'price')]).toEqual([true, false]);
  });

  it('a width that no column can have is not believed', () => {
    const wide = {
      version: 1,
      columns: [
        { key: 'price', shown: true, width: 1e9 },
        { key: 'sales', shown: true, width: 'x' },
      ],
    };
    expect(leavesOf(mergeSettings(wide, settings)).every((leaf) => leaf.width === null)).toBe(true);
  });

  it('a setting that shows nothing gives the default', () => {
    const free = defaultSettings([column('a'), column('b')]);
    const nothing = {
      version: 1,
      columns: [
        { key: 'a', shown: false },
        { key: 'b', shown: false },
      ],
    };
    expect(mergeSettings(nothing, free)).toEqual(free);
  });

  it('a maximum that is lower than before hides the last ones, never locked ones', () => {
    const merged = mergeSettings(stored, settings, 3);
    expect(
      leavesOf(merged)
        .filter((leaf) => leaf.shown)
        .map((leaf) => leaf.key),
    ).toEqual(['number', 'status', 'price']);
  });
});
