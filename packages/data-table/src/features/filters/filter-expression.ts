/** One condition; all conditions of a query hold at once (spec shell §7). */
export type FilterExpression =
  | { readonly key: string; readonly op: 'eq'; readonly value: string | number }
  /** Numbers, or times as epoch ms. Bounds are inclusive. */
  | { readonly key: string; readonly op: 'gte' | 'lte'; readonly value: number }
  | { readonly key: string; readonly op: 'in'; readonly value: readonly string[] };
