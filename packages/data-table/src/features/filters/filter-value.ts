import type { Day } from '@pantau/core/day';
import type { DateShortcut } from '../../shared/day.ts';
import type { ChoiceOperator, ListOperator, TextOperator } from './filter-operator.ts';

export interface TextFilterValue {
  readonly kind: 'text';
  /** Trimmed and not empty. */
  readonly text: string;
  /** Defaults to `is`. */
  readonly operator?: TextOperator | undefined;
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
  /** Defaults to `in`. */
  readonly operator?: ListOperator | undefined;
}

export interface SelectValue {
  readonly kind: 'select';
  readonly value: string;
  /** Defaults to `is`. */
  readonly operator?: ChoiceOperator | undefined;
}

/** Whether a field of any kind has no value at all, for fields with the operators `empty` and `notEmpty`. */
export interface EmptyFilterValue {
  readonly kind: 'empty';
  readonly empty: boolean;
}

/** The value of a field of the host's own kind. */
export interface CustomFilterValue {
  readonly kind: 'custom';
  /** As written by the kind's `serialise`. */
  readonly text: string;
}

/** The value of one field; a field without a filter has none. */
export type FilterValue =
  | TextFilterValue
  | NumberRangeValue
  | DateRangeValue
  | MultiSelectValue
  | SelectValue
  | EmptyFilterValue
  | CustomFilterValue;

/** Active filters by field key. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export const noFilters: FilterValues = {};
