import type { Day } from '@pantau/core/day';
import { type DateShortcut, shortcutRange } from '../../shared/day.ts';
import { operatorOf, operatorsOf } from '../filters/field-operators.ts';
import type { FilterOperator } from '../filters/filter-operator.ts';
import type { FilterField, FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValue, FilterValues } from '../filters/filter-value.ts';
import {
  collectValues,
  customValue,
  dateRangeValue,
  multiSelectValue,
  numberRangeValue,
  selectValue,
  textValue,
  valueOfField,
  withOperator,
} from '../filters/filter-values.ts';

interface DraftBase {
  /** Defaults to the first operator of the field. */
  readonly operator?: FilterOperator | undefined;
}

/** The contents of a field's controls as typed, valid or not. */
export type FieldDraft = DraftBase &
  (
    | { readonly kind: 'text'; readonly text: string }
    /** `NaN` for a text that is not a number. */
    | { readonly kind: 'numberRange'; readonly min: number | null; readonly max: number | null }
    /** Days, texts that are not days, or empty. */
    | {
        readonly kind: 'dateRange';
        readonly from: string;
        readonly to: string;
        readonly shortcut: DateShortcut | null;
      }
    | { readonly kind: 'multiSelect'; readonly values: readonly string[] }
    /** Empty while nothing is selected. */
    | { readonly kind: 'select'; readonly value: string }
    | { readonly kind: 'custom'; readonly text: string | null; readonly invalid: boolean }
  );

export type FilterDraft = Readonly<Record<string, FieldDraft>>;

export type DraftOf<K extends FieldDraft['kind']> = Extract<FieldDraft, { readonly kind: K }>;

const emptyDrafts: { readonly [K in FieldDraft['kind']]: DraftOf<K> } = {
  text: { kind: 'text', text: '' },
  numberRange: { kind: 'numberRange', min: null, max: null },
  dateRange: { kind: 'dateRange', from: '', to: '', shortcut: null },
  multiSelect: { kind: 'multiSelect', values: [] },
  select: { kind: 'select', value: '' },
  custom: { kind: 'custom', text: null, invalid: false },
};

function draftOfValue(field: FilterField, value: FilterValue): FieldDraft {
  const operator = operatorOf(value);
  switch (value.kind) {
    case 'empty':
      return { ...emptyDrafts[field.kind], operator };
    case 'dateRange':
      return { ...value, operator, from: value.from ?? '', to: value.to ?? '' };
    case 'custom':
      return { ...value, invalid: false };
    default:
      return { ...value, operator };
  }
}

export function draftFrom(schema: FilterSchema, values: FilterValues): FilterDraft {
  return Object.fromEntries(
    schema.map((field) => {
      const value = valueOfField(field, values);
      return [field.key, value === null ? emptyDrafts[field.kind] : draftOfValue(field, value)];
    }),
  );
}

/** The draft of one field; empty if there is none, or if it belongs to another kind of field. */
export function fieldDraft<K extends FieldDraft['kind']>(
  draft: FilterDraft,
  field: { readonly key: string; readonly kind: K },
): DraftOf<K> {
  const own = Object.hasOwn(draft, field.key) ? draft[field.key] : undefined;
  return (own?.kind === field.kind ? own : emptyDrafts[field.kind]) as DraftOf<K>;
}

/** The operator of a draft. */
export const draftOperator = (field: FilterField, draft: FilterDraft): FilterOperator | undefined =>
  fieldDraft(draft, field).operator ?? operatorsOf(field)[0];

/** Whether the field asks only for the presence of a value, and so has no input. */
export const isPresence = (operator: FilterOperator | undefined): boolean =>
  operator === 'empty' || operator === 'notEmpty';

/** The days that a shortcut fills in. */
export function shortcutDraft(shortcut: DateShortcut, today: Day): DraftOf<'dateRange'> {
  return { kind: 'dateRange', ...shortcutRange(shortcut, today), shortcut };
}

function valueOf(field: FilterField, draft: FilterDraft): FilterValue | null {
  switch (field.kind) {
    case 'text':
      return textValue(fieldDraft(draft, field).text);
    case 'numberRange': {
      const { min, max } = fieldDraft(draft, field);
      return numberRangeValue(field, min, max);
    }
    case 'dateRange': {
      const { from, to, shortcut } = fieldDraft(draft, field);
      return dateRangeValue(field, from || null, to || null, shortcut);
    }
    case 'multiSelect':
      return multiSelectValue(field, fieldDraft(draft, field).values);
    case 'select':
      return selectValue(field, fieldDraft(draft, field).value);
    case 'custom': {
      const { text } = fieldDraft(draft, field);
      return text === null ? null : customValue(field, text);
    }
  }
}

/** The values of a draft without problems. */
export function valuesOf(schema: FilterSchema, draft: FilterDraft): FilterValues {
  return collectValues(schema, (field) =>
    withOperator(field, valueOf(field, draft), draftOperator(field, draft)),
  );
}
