import type { Day } from '@pantau/core/day';
import type { DateShortcut, PastShortcut } from '../../shared/day.ts';
import type { CustomFilterKind } from './custom-filter-kind.ts';
import type {
  ChoiceOperator,
  FilterOperator,
  ListOperator,
  Operators,
  RangeOperator,
  TextOperator,
} from './filter-operator.ts';

/** What all kinds of fields have in common. */
export interface FilterFieldBase {
  /** Unique among the fields of a table; used by values, saved filters and the address. */
  readonly key: string;
  /** Translated. */
  readonly label: string;
  /** Key used in conditions, such as `status.name`. Defaults to `key`. */
  readonly mapsTo?: string | undefined;
}

export interface FilterOption {
  readonly value: string;
  /** Translated. */
  readonly label: string;
}

/** Shown as chips next to the table instead of in the dialog. Chips have no operators. */
export interface InlineFilterField {
  readonly inline: true;
  readonly operators?: undefined;
}

export interface DialogFilterField<O extends FilterOperator> {
  readonly inline?: false | undefined;
  /** Defaults to the first operator of the kind, without a choice. */
  readonly operators?: Operators<O> | undefined;
}

export interface TextFilterField extends FilterFieldBase, DialogFilterField<TextOperator> {
  readonly kind: 'text';
}

/** Shown next to the inputs, such as Kg, Cbm or Rp, which goes before the number. */
export type FilterUnit =
  | { readonly unit: string; readonly unitSide?: 'start' | 'end' | undefined }
  | { readonly unit?: undefined; readonly unitSide?: undefined };

/** Minimum and maximum, each optional (DT-25). */
export type NumberRangeFilterField = FilterFieldBase &
  DialogFilterField<RangeOperator> &
  FilterUnit & {
    readonly kind: 'numberRange';
    /** The lowest number allowed. Defaults to 0. */
    readonly min?: number | undefined;
    /** The highest number allowed. Unlimited by default. */
    readonly max?: number | undefined;
  };

/** Days ahead are allowed only where a field says so (DT-26). */
export type FutureDays =
  | { readonly future: true; readonly shortcuts?: readonly DateShortcut[] | undefined }
  | {
      readonly future?: false | undefined;
      readonly shortcuts?: readonly PastShortcut[] | undefined;
    };

/** Whole days in the company's time zone. */
export type DateRangeFilterField = FilterFieldBase &
  DialogFilterField<RangeOperator> &
  FutureDays & {
    readonly kind: 'dateRange';
    /** The first and the last day allowed. Unlimited by default. */
    readonly min?: Day | undefined;
    readonly max?: Day | undefined;
  };

/** Any of several values: from `options`, or else from the suggestions of the table. */
export type MultiSelectFilterField = FilterFieldBase & { readonly kind: 'multiSelect' } & (
    | ({ readonly options: readonly FilterOption[] } & (
        InlineFilterField | DialogFilterField<ListOperator>
      ))
    | ({
        readonly options?: undefined;
        /** Stands for the values until their labels are known, if they are not labels themselves. Translated. */
        readonly pending?: string | undefined;
      } & DialogFilterField<ListOperator>)
  );

/** One of several values. */
export type SelectFilterField = FilterFieldBase & {
  readonly kind: 'select';
  readonly options: readonly FilterOption[];
} & (InlineFilterField | DialogFilterField<ChoiceOperator>);

/** A field of the host's own kind, made by `defineFilterKind`. */
export interface CustomFilterField extends FilterFieldBase {
  readonly kind: 'custom';
  readonly type: CustomFilterKind;
}

export type FilterField =
  | TextFilterField
  | NumberRangeFilterField
  | DateRangeFilterField
  | MultiSelectFilterField
  | SelectFilterField
  | CustomFilterField;

/** The fields a table can be filtered by, in the order of the dialog. */
export type FilterSchema = readonly FilterField[];

export const isInline = (field: FilterField): boolean => 'inline' in field && field.inline === true;

/** The fields shown in the filter dialog. */
export const dialogFields = (schema: FilterSchema): FilterSchema =>
  schema.filter((field) => !isInline(field));

export const mappedKey = (field: FilterField): string => field.mapsTo ?? field.key;

/** The default shortcuts of a field: those of past days, or those of days ahead. */
const pastShortcuts: readonly DateShortcut[] = ['today', 'yesterday', 'last3Days', 'last7Days'];
const futureShortcuts: readonly DateShortcut[] = ['today', 'tomorrow', 'next3Days', 'next7Days'];

/** The shortcuts that a field offers, in display order. */
export function shortcutsOf(field: DateRangeFilterField): readonly DateShortcut[] {
  return field.shortcuts ?? (field.future === true ? futureShortcuts : pastShortcuts);
}
