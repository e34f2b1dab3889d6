/** Whether the row has a value at all; the field then has no input. */
export type EmptyOperator = 'empty' | 'notEmpty';
export type TextOperator = 'is' | 'isNot' | 'contains';
export type ChoiceOperator = 'is' | 'isNot';
/** Any of the values, or none of them. */
export type ListOperator = 'in' | 'notIn';
export type RangeOperator = 'between';
export type FilterOperator =
  TextOperator | ChoiceOperator | ListOperator | RangeOperator | EmptyOperator;

/** What users choose from, in display order. The first applies until they do. */
export type Operators<O extends FilterOperator> = readonly [O, ...(O | EmptyOperator)[]];
