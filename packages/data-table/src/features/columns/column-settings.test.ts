import { describe, expect, it } from 'vitest';
import type { ColumnDef } from './columns.ts';
import { foldGroup, pinColumn } from './pin-and-resize.ts';
import { columnTableState, withSizing, withVisibility } from './column-table-state.ts';
import {
  checkProblem,
  checkStateOf,
  showAllColumns,
  showAllProblem,
  shownCount,
  toggleColumn,
} from './column-visibility.ts';
import { type ColumnSettings, findSetting, flatten, leavesOf } from './setting-tree.ts';
import { defaultSettings } from './default-settings.ts';
import { moveColumn, moveColumnBy } from './move-column.ts';
import { fitSettings, mergeSettings, storeSettings } from './stored-settings.ts';

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

describe('default column settings', () => {
  it('show a column, unpinned and at its default width, unless its definition differs', () => {
    expect(get(settings, 'sales')).toMatchObject({ shown: true, pinned: null, width: null });
    expect(isShown(settings, 'phone')).toBe(false);
  });

  it('pin a sticky column at the start, or at the side given by its definition', () => {
    expect(get(settings, 'number').pinned).toBe('start');
    expect(get(settings, 'actions').pinned).toBe('end');
  });

  it('show a locked column even if its definition hides it', () => {
    const odd = defaultSettings([column('odd', { locked: true, shown: false })]);
    expect(isShown(odd, 'odd')).toBe(true);
  });

  it('ignore duplicate keys and empty groups', () => {
    const twice = defaultSettings([
      column('a'),
      column('a'),
      { key: 'g', label: 'g', fields: [] },
      { key: 'h', label: 'h', fields: [column('a') as never] },
    ]);
    expect(flatten(twice).map((one) => one.key)).toEqual(['a']);
  });
});

describe('column settings: showing and hiding', () => {
  it('shows all columns of a group', () => {
    const next = toggleColumn(settings, 'sender');
    expect(checkStateOf(get(next, 'sender'))).toBe('on');
    expect(isShown(next, 'phone')).toBe(true);
  });

  it('hides all columns of a group', () => {
    const next = toggleColumn(settings, 'schedule');
    expect([isShown(next, 'pickUp'), isShown(next, 'deliver')]).toEqual([false, false]);
    expect(isShown(next, 'schedule')).toBe(false);
  });

  it('shows a group while any of its columns is shown (DT-16)', () => {
    const one = toggleColumn(settings, 'pickUp');
    expect(isShown(one, 'schedule')).toBe(true);
    expect(checkStateOf(get(one, 'schedule'))).toBe('partial');
    const none = toggleColumn(one, 'deliver');
    expect(isShown(none, 'schedule')).toBe(false);
    expect(isShown(toggleColumn(none, 'deliver'), 'schedule')).toBe(true);
  });

  it('never hides a locked column, alone or with its group', () => {
    expect(toggleColumn(settings, 'number')).toBe(settings);
    expect(checkProblem(settings, 'number')).toBe('locked');
    const group = defaultSettings([
      { key: 'g', label: 'g', fields: [column('kept', { locked: true }), column('free')] },
    ] as never);
    const next = toggleColumn(group, 'g');
    expect([isShown(next, 'kept'), isShown(next, 'free')]).toEqual([true, false]);
    expect(isShown(next, 'g')).toBe(true);
  });

  it('disables only hidden columns at the maximum', () => {
    const maxColumns = shownCount(settings);
    expect(checkProblem(settings, 'phone', maxColumns)).toBe('maximum');
    expect(checkProblem(settings, 'sales', maxColumns)).toBeNull();
    expect(checkProblem(settings, 'phone', maxColumns + 1)).toBeNull();
  });

  it('hides a partly shown group that does not fit, and disables a hidden one', () => {
    const maxColumns = shownCount(settings);
    expect(checkStateOf(get(toggleColumn(settings, 'sender', maxColumns), 'sender'))).toBe('off');
    const without = toggleColumn(settings, 'schedule');
    expect(checkProblem(without, 'schedule', shownCount(without) + 1)).toBe('maximum');
  });

  it('shows all columns, unless all are locked or the maximum is too low (DT-18)', () => {
    expect(leavesOf(showAllColumns(settings)).every((leaf) => leaf.shown)).toBe(true);
    expect(showAllProblem(settings)).toBeNull();
    expect(showAllProblem(settings, 3)).toBe('tooMany');
    expect(showAllProblem(defaultSettings([column('a', { locked: true })]))).toBe('allLocked');
  });

  it('does not hide the last shown column', () => {
    const two = defaultSettings([column('a'), column('b')]);
    const one = hide(two, 'a');
    expect(isShown(one, 'a')).toBe(false);
    expect(hide(one, 'b')).toBe(one);
  });
});

describe('column settings: moving', () => {
  it('moves a column to the position of the one it is dropped on', () => {
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

  it('moves a whole group (DT-17)', () => {
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

  it('neither moves locked and sticky columns nor drops anything in their place', () => {
    expect(moveColumn(settings, 'number', 'price')).toBe(settings);
    expect(moveColumn(settings, 'price', 'number')).toBe(settings);
    expect(moveColumn(settings, 'price', 'actions')).toBe(settings);
  });

  it('keeps a locked column in its place while others pass it', () => {
    const middle = defaultSettings([column('a'), column('b', { locked: true }), column('c')]);
    expect(keysOf(moveColumn(middle, 'c', 'a'))).toEqual(['c', 'b', 'a']);
  });

  it('does not move a group that contains a locked column', () => {
    const held = defaultSettings([
      { key: 'g', label: 'g', fields: [column('kept', { locked: true }), column('free')] },
      column('a'),
    ] as never);
    expect(moveColumn(held, 'g', 'a')).toBe(held);
  });

  it('keeps a column in its group; dropped on a child of another group, it moves next to that group', () => {
    expect(moveColumn(settings, 'pickUp', 'sales')).toBe(settings);
    expect(keysOf(get(moveColumn(settings, 'deliver', 'pickUp'), 'schedule').fields)).toEqual([
      'deliver',
      'pickUp',
    ]);
    expect(moveColumn(settings, 'price', 'pickUp')).toEqual(
      moveColumn(settings, 'price', 'schedule'),
    );
  });

  it('moves up and down among movable columns, and stops at the ends', () => {
    expect(moveColumnBy(settings, 'sales', -1)).toBe(settings);
    expect(moveColumnBy(settings, 'price', 1)).toBe(settings);
    expect(keysOf(moveColumnBy(settings, 'price', -1)).indexOf('price')).toBe(5);
  });

  it('keeps pins, widths and visibility when reordering (DT-17)', () => {
    const arranged = resize(pinColumn(settings, 'customer', 'end'), 'sales', 222);
    const next = moveColumn(moveColumn(arranged, 'customer', 'sales'), 'sender', 'customer');
    const state = (all: ColumnSettings) =>
      Object.fromEntries(leavesOf(all).map((leaf) => [leaf.key, { ...leaf }]));
    expect(state(next)).toEqual(state(arranged));
  });
});

describe('column settings: pins and widths', () => {
  it('pins a group with all its columns, and keeps sticky columns pinned', () => {
    const next = pinColumn(settings, 'schedule', 'start');
    expect(get(next, 'schedule').fields.map((field) => field.pinned)).toEqual(['start', 'start']);
    expect(pinColumn(settings, 'number', null)).toBe(settings);
  });

  it('changes nothing else when a group is folded', () => {
    const next = foldGroup(settings, 'sender');
    expect(get(next, 'sender').closeChild).toBe(true);
    expect(foldGroup(next, 'sender')).toEqual(settings);
  });
});

describe('stored column settings', () => {
  const arranged = moveColumn(
    toggleColumn(pinColumn(settings, 'customer', 'end'), 'pickUp'),
    'price',
    'sales',
  );
  const stored = JSON.parse(JSON.stringify(storeSettings(arranged))) as unknown;

  it('are restored unchanged', () => {
    expect(mergeSettings(stored, settings)).toEqual(arranged);
  });

  it('drop columns that no longer exist (DT-20)', () => {
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

  it('place a new column after its default predecessor, with its default visibility (DT-20)', () => {
    const more = [...columns.slice(0, 3), column('fresh'), ...columns.slice(3)];
    const merged = mergeSettings(stored, defaultSettings(more));
    expect(keysOf(merged).slice(2, 6)).toEqual(['price', 'sales', 'fresh', 'customer']);
    expect(isShown(merged, 'fresh')).toBe(true);
    const quiet = [...columns.slice(0, 3), column('fresh', { shown: false }), ...columns.slice(3)];
    expect(isShown(mergeSettings(stored, defaultSettings(quiet)), 'fresh')).toBe(false);
  });

  it('show a newly locked column, and put a newly sticky one in its place', () => {
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

  it('keep the settings of a column that moved into a group', () => {
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
    ['columns that are not a list', { version: 1, columns: {} }],
  ])('%s gives the default', (_, corrupt) => {
    expect(mergeSettings(corrupt, settings)).toEqual(settings);
  });

  it('skip unreadable entries', () => {
    const odd = {
      version: 1,
      columns: [null, 7, { key: 'sales' }, { key: 'price', shown: false }],
    };
    const merged = mergeSettings(odd, settings);
    expect([isShown(merged, 'sales'), isShown(merged, 'price')]).toEqual([true, false]);
  });

  it('ignore impossible widths', () => {
    const wide = {
      version: 1,
      columns: [
        { key: 'price', shown: true, width: 1e9 },
        { key: 'sales', shown: true, width: 'x' },
      ],
    };
    expect(leavesOf(mergeSettings(wide, settings)).every((leaf) => leaf.width === null)).toBe(true);
  });

  it('fall back to the default if no column would be shown', () => {
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

  it('hide the last columns above a lower maximum, but never locked ones', () => {
    const merged = mergeSettings(stored, settings, 3);
    expect(
      leavesOf(merged)
        .filter((leaf) => leaf.shown)
        .map((leaf) => leaf.key),
    ).toEqual(['number', 'status', 'price']);
  });
});

describe('settings that fit the table', () => {
  it('keep their identity when they already do', () => {
    const own = moveColumn(settings, 'price', 'sales');
    expect(fitSettings(own, settings, undefined)).toBe(own);
    expect(fitSettings(settings, settings, undefined)).toBe(settings);
  });

  it('show no more columns than the maximum, whatever they say (DT-290)', () => {
    expect(shownCount(fitSettings(settings, settings, 4))).toBe(4);
    const own = fitSettings(showAllColumns(settings), settings, 4);
    expect(shownCount(own)).toBe(4);
    expect(isShown(own, 'number')).toBe(true);
    const more = { ...columnTableState(own).columnVisibility, price: true };
    expect(withVisibility(own, more, 4)).toBe(own);
    expect(
      shownCount(fitSettings(defaultSettings([column('a')]), defaultSettings([column('a')]), 0)),
    ).toBe(1);
  });

  it('have the current columns: new ones appear, removed ones go (DT-291)', () => {
    const older = settings.filter(({ key }) => key !== 'sales');
    const fitted = fitSettings(
      [...older, ...defaultSettings([column('gone')])],
      settings,
      undefined,
    );
    expect(keysOf(fitted)).toEqual(keysOf(settings));
  });

  it('leave locked columns where they are pinned (DT-292)', () => {
    const all = defaultSettings([column('a', { locked: true }), column('b')]);
    expect(pinColumn(all, 'a', 'end')).toBe(all);
    expect(
      get(
        mergeSettings(storeSettings(all.map((one) => ({ ...one, pinned: 'end' as const }))), all),
        'a',
      ).pinned,
    ).toBeNull();
  });
});
