import type { DateShortcut, Day } from '../../shared/day.ts';

interface FieldBase {
  /** Unique among the fields of a table; what values, saved filters and the address call it. */
  readonly key: string;
  /** In the language of the page. */
  readonly label: string;
  /** The key that its conditions carry, such as `status.name`; `key` when left out (spec shell §7). */
  readonly mapsTo?: string | undefined;
  /** Stands beside the table, as a chip filter, and not in the dialog (spec shell §2). */
  readonly inline?: boolean | undefined;
}

export interface FilterOption {
  readonly value: string;
  /** In the language of the page. */
  readonly label: string;
}

export interface TextFilterField extends FieldBase {
  readonly kind: 'text';
}

/** From and to, numbers of at least 0, each may be left out (spec shell §5). */
export interface NumberRangeFilterField extends FieldBase {
  readonly kind: 'numberRange';
  /** Kg, Cbm or Rp (spec shell §5). */
  readonly unit?: string | undefined;
  /** Rp stands before its number. `end` when left out. */
  readonly unitSide?: 'start' | 'end' | undefined;
}

/** Whole days in the company's time zone, none of them in the future (spec shell §5). */
export interface DateRangeFilterField extends FieldBase {
  readonly kind: 'dateRange';
}

/** Any of several values: of `options`, or where these are left out, of what the table's suggestions give. */
export interface MultiSelectFilterField extends FieldBase {
  readonly kind: 'multiSelect';
  readonly options?: readonly FilterOption[] | undefined;
}

export interface SelectFilterField extends FieldBase {
  readonly kind: 'select';
  readonly options: readonly FilterOption[];
}

export type FilterField =
  | TextFilterField
  | NumberRangeFilterField
  | DateRangeFilterField
  | MultiSelectFilterField
  | SelectFilterField;

/** What a table can be filtered by, in the order of the dialog. */
export type FilterSchema = readonly FilterField[];

export interface TextFilterValue {
  readonly kind: 'text';
  /** Trimmed, not empty. */
  readonly text: string;
}

export interface NumberRangeValue {
  readonly kind: 'numberRange';
  /** Inclusive; at least one of the two is there. */
  readonly min: number | null;
  readonly max: number | null;
}

export interface DateRangeValue {
  readonly kind: 'dateRange';
  /** Inclusive; at least one of the two is there. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** The days were not chosen one by one: kept, it means other days tomorrow. */
  readonly shortcut: DateShortcut | null;
}

export interface MultiSelectValue {
  readonly kind: 'multiSelect';
  /** Each once; at least one. */
  readonly values: readonly string[];
}

export interface SelectValue {
  readonly kind: 'select';
  readonly value: string;
}

/** What a field asks for; a field that asks for nothing has no value. */
export type FilterValue =
  TextFilterValue | NumberRangeValue | DateRangeValue | MultiSelectValue | SelectValue;

/** The active filters by the key of their field. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export const noFilters: FilterValues = {};

/** The fields of the filter dialog. */
export const dialogFields = (schema: FilterSchema): FilterSchema =>
  schema.filter((field) => field.inline !== true);

export const mappedKey = (field: FilterField): string => field.mapsTo ?? field.key;
