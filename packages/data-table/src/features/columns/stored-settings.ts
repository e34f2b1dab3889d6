import type { Density } from '@pantau/core';
import type { ColumnSetting, Pin } from './columns.ts';
import { type ColumnSettings, flatten, isGroup, leavesOf, mapLeaves } from './setting-tree.ts';
import { shownCount } from './column-visibility.ts';
import { isMovable } from './move-column.ts';
import { isPinFixed } from './pin-and-resize.ts';

/** The stored part of a setting: the user's choices, not the definition of the column. */
export interface StoredColumn {
  readonly key: string;
  readonly shown: boolean;
  readonly pinned: Pin | null;
  /** px; `null` for the default width. */
  readonly width: number | null;
  readonly closeChild: boolean;
}

/** Stored column settings: groups and columns in order, each group before its children. */
export interface StoredSettings {
  readonly version: 1;
  readonly columns: readonly StoredColumn[];
  /** Left out until the user chooses one. */
  readonly density?: Density;
}

/** Stored entries beyond this number are ignored. */
const STORED_COLUMNS_MAX = 1_000;

/** px; stored widths outside this range are ignored. */
const storedWidthRange = { min: 16, max: 4_000 } as const;

export function storeSettings(
  settings: ColumnSettings,
  density: Density | null = null,
): StoredSettings {
  return {
    version: 1,
    ...(density !== null && { density }),
    columns: flatten(settings).map(({ key, shown, pinned, width, closeChild }) => ({
      key,
      shown,
      pinned,
      width,
      closeChild,
    })),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const pinOf = (value: unknown): Pin | null => (value === 'start' || value === 'end' ? value : null);

function widthOf(value: unknown): number | null {
  if (typeof value !== 'number') return null;
  return value >= storedWidthRange.min && value <= storedWidthRange.max ? value : null;
}

function parseColumn(value: unknown): readonly StoredColumn[] {
  if (!isRecord(value) || typeof value['key'] !== 'string') return [];
  if (typeof value['shown'] !== 'boolean') return [];
  return [
    {
      key: value['key'],
      shown: value['shown'],
      pinned: pinOf(value['pinned']),
      width: widthOf(value['width']),
      closeChild: value['closeChild'] === true,
    },
  ];
}

/** The density that the user has chosen, in data from a store; `null` if there is none. */
export function storedDensity(stored: unknown): Density | null {
  const density = isRecord(stored) ? stored['density'] : undefined;
  return density === 'compact' || density === 'comfortable' ? density : null;
}

/** Validates stored data; `null` if it is not a column setting. */
function parseStoredSettings(value: unknown): StoredSettings | null {
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['columns'])) return null;
  const list: readonly unknown[] = value['columns'].slice(0, STORED_COLUMNS_MAX);
  return { version: 1, columns: list.flatMap(parseColumn) };
}

interface RankedColumn extends StoredColumn {
  readonly rank: number;
}

function byKey(stored: StoredSettings): ReadonlyMap<string, RankedColumn> {
  const storedByKey = new Map<string, RankedColumn>();
  stored.columns.forEach((column, rank) => {
    if (!storedByKey.has(column.key)) storedByKey.set(column.key, { ...column, rank });
  });
  return storedByKey;
}

/** Movable columns in their stored order; a new column follows the one before it in the default order. */
function inStoredOrder(
  settings: ColumnSettings,
  storedByKey: ReadonlyMap<string, RankedColumn>,
): ColumnSettings {
  const movable = settings.filter(isMovable);
  const rank = (setting: ColumnSetting): number => storedByKey.get(setting.key)?.rank ?? 0;
  const queue = movable
    .filter((setting) => storedByKey.has(setting.key))
    .sort((one, other) => rank(one) - rank(other));
  movable.forEach((setting, index) => {
    if (storedByKey.has(setting.key)) return;
    const before = movable[index - 1];
    queue.splice(before === undefined ? 0 : queue.indexOf(before) + 1, 0, setting);
  });
  let next = 0;
  return settings.map((setting) => (isMovable(setting) ? (queue[next++] ?? setting) : setting));
}

function restoreLeaf(leaf: ColumnSetting, storedColumn: StoredColumn | undefined): ColumnSetting {
  if (storedColumn === undefined) return leaf;
  return {
    ...leaf,
    shown: leaf.locked || storedColumn.shown,
    pinned: isPinFixed(leaf) ? leaf.pinned : storedColumn.pinned,
    width: storedColumn.width,
  };
}

function restore(
  settings: ColumnSettings,
  storedByKey: ReadonlyMap<string, RankedColumn>,
): ColumnSettings {
  return inStoredOrder(settings, storedByKey).map((setting) => {
    const storedColumn = storedByKey.get(setting.key);
    if (!isGroup(setting)) return restoreLeaf(setting, storedColumn);
    const fields = restore(setting.fields, storedByKey);
    const shown = fields.some((field) => field.shown);
    return {
      ...setting,
      fields,
      shown,
      closeChild: storedColumn?.closeChild ?? setting.closeChild,
    };
  });
}

/** Hides columns from the end until at most `maxColumns` are shown; locked ones, and at least one, stay. */
function limitShown(settings: ColumnSettings, maxColumns: number): ColumnSettings {
  let excess = shownCount(settings) - Math.max(1, maxColumns);
  if (excess <= 0) return settings;
  const hidden = new Set<string>();
  for (const leaf of leavesOf(settings).toReversed()) {
    if (excess <= 0) break;
    if (!leaf.shown || leaf.locked) continue;
    hidden.add(leaf.key);
    excess -= 1;
  }
  return mapLeaves(settings, (leaf) => (hidden.has(leaf.key) ? { ...leaf, shown: false } : leaf));
}

/**
 * Merges stored settings with the current columns (DT-20): columns that no longer exist are dropped, new
 * ones appear as by default, and locked and sticky columns follow their definition. Unreadable settings,
 * and settings that show no column, give the default.
 *
 * @param stored data from a store, not yet validated
 * @param defaults the result of `defaultSettings`
 * @param maxColumns maximum number of shown columns; unlimited by default
 */
export function mergeSettings(
  stored: unknown,
  defaults: ColumnSettings,
  maxColumns = Number.POSITIVE_INFINITY,
): ColumnSettings {
  const parsed = parseStoredSettings(stored);
  if (parsed === null) return limitShown(defaults, maxColumns);
  const merged = limitShown(restore(defaults, byKey(parsed)), maxColumns);
  return shownCount(merged) > 0 ? merged : limitShown(defaults, maxColumns);
}

/**
 * The settings with all current columns and no more of them shown than the maximum (DT-290, DT-291). The same
 * object if they already are.
 */
export function fitSettings(
  settings: ColumnSettings,
  defaults: ColumnSettings,
  maxColumns: number | undefined,
): ColumnSettings {
  if (settings === defaults) return limitShown(settings, maxColumns ?? Number.POSITIVE_INFINITY);
  const fitted = mergeSettings(storeSettings(settings), defaults, maxColumns);
  return JSON.stringify(fitted) === JSON.stringify(settings) ? settings : fitted;
}
