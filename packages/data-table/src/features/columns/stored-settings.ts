import type { ColumnSetting, Pin } from './columns.ts';
import { type ColumnSettings, flatten, isGroup, leavesOf, mapLeaves } from './column-tree.ts';
import { shownCount } from './column-visibility.ts';
import { isMovable } from './move-column.ts';

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
}

/** Stored entries beyond this number are ignored. */
const STORED_COLUMNS_MAX = 1_000;

/** px; stored widths outside this range are ignored. */
const storedWidthRange = { min: 16, max: 4_000 } as const;

export function storeSettings(settings: ColumnSettings): StoredSettings {
  return {
    version: 1,
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

/** Validates stored data; `null` if it is not a column setting. */
function parseStoredSettings(value: unknown): StoredSettings | null {
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['columns'])) return null;
  const list: readonly unknown[] = value['columns'].slice(0, STORED_COLUMNS_MAX);
  return { version: 1, columns: list.flatMap(parseColumn) };
}

interface Remembered extends StoredColumn {
  readonly rank: number;
}

function byKey(stored: StoredSettings): ReadonlyMap<string, Remembered> {
  const known = new Map<string, Remembered>();
  stored.columns.forEach((column, rank) => {
    if (!known.has(column.key)) known.set(column.key, { ...column, rank });
  });
  return known;
}

/** Movable columns in their stored order; a new column follows the one before it in the default order. */
function inStoredOrder(
  settings: ColumnSettings,
  known: ReadonlyMap<string, Remembered>,
): ColumnSettings {
  const movable = settings.filter(isMovable);
  const rank = (setting: ColumnSetting): number => known.get(setting.key)?.rank ?? 0;
  const queue = movable
    .filter((setting) => known.has(setting.key))
    .sort((one, other) => rank(one) - rank(other));
  movable.forEach((setting, index) => {
    if (known.has(setting.key)) return;
    const before = movable[index - 1];
    queue.splice(before === undefined ? 0 : queue.indexOf(before) + 1, 0, setting);
  });
  let next = 0;
  return settings.map((setting) => (isMovable(setting) ? (queue[next++] ?? setting) : setting));
}

function restoreLeaf(leaf: ColumnSetting, was: StoredColumn | undefined): ColumnSetting {
  if (was === undefined) return leaf;
  return {
    ...leaf,
    shown: leaf.locked || was.shown,
    pinned: leaf.sticky ? leaf.pinned : was.pinned,
    width: was.width,
  };
}

function restore(settings: ColumnSettings, known: ReadonlyMap<string, Remembered>): ColumnSettings {
  return inStoredOrder(settings, known).map((setting) => {
    const was = known.get(setting.key);
    if (!isGroup(setting)) return restoreLeaf(setting, was);
    const fields = restore(setting.fields, known);
    const shown = fields.some((field) => field.shown);
    return { ...setting, fields, shown, closeChild: was?.closeChild ?? setting.closeChild };
  });
}

/** Hides columns from the end until at most `maxColumns` are shown. */
function limitShown(settings: ColumnSettings, maxColumns: number): ColumnSettings {
  let excess = shownCount(settings) - maxColumns;
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
