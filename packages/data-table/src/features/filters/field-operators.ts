import type { FilterOperator } from './filter-operator.ts';
import type { FilterField } from './filter-schema.ts';
import type { FilterValue } from './filter-value.ts';

const defaults: Readonly<Record<FilterField['kind'], readonly FilterOperator[]>> = {
  text: ['is'],
  select: ['is'],
  multiSelect: ['in'],
  numberRange: ['between'],
  dateRange: ['between'],
  custom: [],
};

/** The operators of a field; none for a field of the host's own kind. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  const own = 'operators' in field ? field.operators : undefined;
  return own ?? defaults[field.kind];
}

/** The operator of a value. */
export function operatorOf(value: FilterValue): FilterOperator | undefined {
  if (value.kind === 'empty') return value.empty ? 'empty' : 'notEmpty';
  const own = 'operator' in value ? value.operator : undefined;
  return own ?? defaults[value.kind][0];
}

/** Whether a value belongs to a field: its kind, with an operator that the field allows. */
export function fitsField(field: FilterField, value: FilterValue | undefined): boolean {
  if (value === undefined) return false;
  if (value.kind !== 'empty' && value.kind !== field.kind) return false;
  const operator = operatorOf(value);
  return operator === undefined || operatorsOf(field).includes(operator);
}
