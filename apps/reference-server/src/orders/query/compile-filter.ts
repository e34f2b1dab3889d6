import {
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { FilterCondition } from './filter-condition.ts';
import { containsText } from './contains-text.ts';
import type { OrderField } from './order-fields.ts';

/** A condition as SQL. All values are bound parameters. */
export function compileFilter(condition: FilterCondition): SQL | undefined {
  const { field, op } = condition;
  const { column } = field;
  switch (op) {
    case 'eq':
      return eq(column, condition.value);
    // An order without a value has a different one.
    case 'ne':
      return or(ne(column, condition.value), isNull(column));
    case 'gte':
      return gte(column, condition.value);
    case 'lte':
      return lte(column, condition.value);
    case 'in':
      return inArray(column, [...condition.value]);
    case 'notIn':
      return or(notInArray(column, [...condition.value]), isNull(column));
    case 'contains':
      return containsText(textOf(field), condition.value);
    case 'empty':
      return emptyCondition(field, condition.value);
  }
}

/** The text of a field; that of a list is its items, joined as the list shows them. */
function textOf({ kind, column }: OrderField): SQL {
  return kind === 'list' ? sql`array_to_string(${column}, ', ')` : sql`${column}`;
}

function emptyCondition({ kind, column }: OrderField, isEmpty: boolean): SQL {
  if (kind === 'list') {
    const none = sql`cardinality(${column}) = 0`;
    return isEmpty ? none : not(none);
  }
  return isEmpty ? isNull(column) : isNotNull(column);
}
