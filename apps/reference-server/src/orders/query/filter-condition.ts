import type { OrderStatus } from '../order/order-status.ts';
import type { OrderField } from './order-fields.ts';

export const filterOperators = [
  'eq',
  'ne',
  'gte',
  'lte',
  'contains',
  'in',
  'notIn',
  'empty',
] as const;

export type FilterOperator = (typeof filterOperators)[number];

/** A value that fits the kind of its field. */
export type FilterValue = string | number | Date | OrderStatus;

/** A parsed filter expression. */
export type FilterCondition = { readonly field: OrderField } & (
  | { readonly op: 'eq' | 'ne' | 'gte' | 'lte'; readonly value: FilterValue }
  | { readonly op: 'contains'; readonly value: string }
  | { readonly op: 'in' | 'notIn'; readonly value: readonly FilterValue[] }
  /** Orders without a value if `true`, with one if `false`. */
  | { readonly op: 'empty'; readonly value: boolean }
);
