import type { DateShortcut, Day } from '../../shared/day.ts';

/** What all kinds of fields have in common. */
export interface FilterFieldBase {
  /** Unique among the fields of a table; used by values, saved filters and the address. */
  readonly key: string;
  /** Translated. */
  readonly label: string;
  /** Key used in conditions, such as `status.name`. Defaults to `key`. */
  readonly mapsTo?: string | undefined;
  /** Shown as a chip filter next to the table instead of in the dialog. */
  readonly inline?: boolean | undefined;
}

export interface FilterOption {
  readonly value: string;
  /** Translated. */
  readonly label: string;
}

export interface TextFilterField extends FilterFieldBase {
  readonly kind: 'text';
}

/** Minimum and maximum, each at least 0 and optional (DT-25). */
export interface NumberRangeFilterField extends FilterFieldBase {
  readonly kind: 'numberRange';
  /** Shown next to the inputs, such as Kg, Cbm or Rp. */
  readonly unit?: string | undefined;
  /** Rp goes before the number. Defaults to `end`. */
  readonly unitSide?: 'start' | 'end' | undefined;
}

/** Whole days in the company's time zone, none in the future (DT-26). */
export interface DateRangeFilterField extends FilterFieldBase {
  readonly kind: 'dateRange';
}

/** Any of several values: from `options`, or else from the suggestions of the table. */
export interface MultiSelectFilterField extends FilterFieldBase {
  readonly kind: 'multiSelect';
  readonly options?: readonly FilterOption[] | undefined;
}

export interface SelectFilterField extends FilterFieldBase {
  readonly kind: 'select';
  readonly options: readonly FilterOption[];
}

export type FilterField =
  | TextFilterField
  | NumberRangeFilterField
  | DateRangeFilterField
  | MultiSelectFilterField
  | SelectFilterField;

/** The fields a table can be filtered by, in the order of the dialog. */
export type FilterSchema = readonly FilterField[];

export interface TextFilterValue {
  readonly kind: 'text';
  /** Trimmed and not empty. */
  readonly text: string;
}

export interface NumberRangeValue {
  readonly kind: 'numberRange';
  /** Inclusive; at least one bound is set. */
  readonly min: number | null;
  readonly max: number | null;
}

export interface DateRangeValue {
  readonly kind: 'dateRange';
  /** Inclusive; at least one bound is set. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** Set if the range was selected by a shortcut, which refers to other days tomorrow. */
  readonly shortcut: DateShortcut | null;
}

export interface MultiSelectValue {
  readonly kind: 'multiSelect';
  /** Unique; at least one. */
  readonly values: readonly string[];
}

export interface SelectValue {
  readonly kind: 'select';
  readonly value: string;
}

/** The value of one field; a field without a filter has none. */
export type FilterValue =
  TextFilterValue | NumberRangeValue | DateRangeValue | MultiSelectValue | SelectValue;

/** Active filters by field key. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export const noFilters: FilterValues = {};

/** The fields shown in the filter dialog. */
export const dialogFields = (schema: FilterSchema): FilterSchema =>
  schema.filter((field) => field.inline !== true);

export const mappedKey = (field: FilterField): string => field.mapsTo ?? field.key;
