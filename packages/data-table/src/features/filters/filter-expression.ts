/** One condition. A row must meet all conditions of a query. */
export type FilterExpression =
  | { readonly key: string; readonly op: 'eq'; readonly value: string | number }
  /** Numbers, or times in epoch ms; bounds are inclusive. */
  | { readonly key: string; readonly op: 'gte' | 'lte'; readonly value: number }
  | { readonly key: string; readonly op: 'in'; readonly value: readonly string[] };
