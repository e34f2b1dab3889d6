/** A condition without the key it applies to. */
export type FilterCondition =
  | { readonly op: 'eq' | 'ne'; readonly value: string | number }
  /** Ignores case. */
  | { readonly op: 'contains'; readonly value: string }
  /** Numbers, or times in epoch ms; bounds are inclusive. */
  | { readonly op: 'gte' | 'lte'; readonly value: number }
  | { readonly op: 'in' | 'notIn'; readonly value: readonly string[] }
  /** Rows without a value if `true`, rows with any value if `false`. */
  | { readonly op: 'empty'; readonly value: boolean };

/** One condition. A row must meet all conditions of a query. */
export type FilterExpression = { readonly key: string } & FilterCondition;
