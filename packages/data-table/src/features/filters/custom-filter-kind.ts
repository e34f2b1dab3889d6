import type { Format } from '@pantau/core';
import type { ReactNode } from 'react';
import type { FilterCondition } from './filter-expression.ts';

/** What a custom input renders from. */
export interface CustomFilterInput<V> {
  /** Label of the field, to be shown or used as the input's accessible name. */
  readonly label: string;
  /** `null` while there is no filter. */
  readonly value: V | null;
  readonly onValueChange: (value: V | null) => void;
  /** The dialog cannot be applied until the next valid value. The input itself says what is wrong. */
  readonly onInvalid: () => void;
}

/** A kind whose values are passed as text. Only `summary` and `render` may throw. */
export interface CustomFilterKind {
  /** The text in its canonical form; `null` if it is not valid. */
  readonly check: (text: string) => string | null;
  readonly conditions: (text: string) => readonly FilterCondition[];
  /** What the functions of the host throw for this text; `null` if nothing. */
  readonly fault: (text: string) => unknown;
  readonly summary: (text: string, format: Format) => string;
  readonly render: (input: CustomFilterInput<string>) => ReactNode;
}
