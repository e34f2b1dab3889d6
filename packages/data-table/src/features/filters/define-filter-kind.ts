import type { Format } from '@pantau/core';
import type { ReactNode } from 'react';
import type { CustomFilterInput, CustomFilterKind } from './custom-filter-kind.ts';
import type { FilterCondition } from './filter-expression.ts';
import type { CustomFilterField, FilterFieldBase } from './filter-schema.ts';

/** How fields of a kind of the host's own work. */
export interface FilterKindOptions<V> {
  /** The value as text, for the address and saved filters. */
  readonly serialise: (value: V) => string;
  /** The value of a text, which may come from anywhere; `null` if it is not valid. */
  readonly parse: (text: string) => V | null;
  /** The conditions that rows must meet. The table adds the field's key to them. */
  readonly toConditions: (value: V) => readonly FilterCondition[];
  /** The value in the list of active filters. */
  readonly summarise: (value: V, format: Format) => string;
  /** The input in the filter dialog. */
  readonly render: (input: CustomFilterInput<V>) => ReactNode;
}

/**
 * Makes a kind of filter field. Returns a function that creates its fields:
 * `const axles = defineFilterKind<number>({ … })`, then `schema: [axles({ key: 'axles', label: 'Axles' })]`.
 */
export function defineFilterKind<V>(
  options: FilterKindOptions<V>,
): (field: FilterFieldBase) => CustomFilterField {
  const { serialise, parse, toConditions, summarise, render } = options;
  const read = (text: string): { conditions: readonly FilterCondition[]; fault: unknown } => {
    try {
      const value = parse(text);
      return { conditions: value === null ? [] : toConditions(value), fault: null };
    } catch (fault) {
      // The rows are not narrowed, and the chip of the filter says so (DT-400).
      return { conditions: [], fault };
    }
  };
  const type: CustomFilterKind = {
    check(text) {
      try {
        const value = parse(text);
        return value === null ? null : serialise(value);
      } catch {
        // A value that cannot be read is none.
        return null;
      }
    },
    conditions: (text) => read(text).conditions,
    fault: (text) => read(text).fault,
    summary(text, format) {
      const value = parse(text);
      return value === null ? text : summarise(value, format);
    },
    render: ({ value, onValueChange, ...input }) =>
      render({
        ...input,
        value: value === null ? null : parse(value),
        onValueChange: (next) => onValueChange(next === null ? null : serialise(next)),
      }),
  };
  return (field) => ({ ...field, kind: 'custom', type });
}
