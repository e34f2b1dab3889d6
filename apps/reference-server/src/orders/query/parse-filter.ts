import { ApiError } from '../../lib/api-error.ts';
import { isOrderStatus } from '../order/order-status.ts';
import { isStorable } from '../../lib/user-text.ts';
import { ExpressionReader, SyntaxFault } from './expression-reader.ts';
import {
  filterOperators,
  type FilterCondition,
  type FilterOperator,
  type FilterValue,
} from './filter-condition.ts';
import { findOrderField, type FieldKind, type OrderField } from './order-fields.ts';
import { parseInstant } from './parse-instant.ts';
import { quoteForMessage } from './quote-for-message.ts';

/** Values of one list. */
const LIST_MAX = 100;

const TEXT_MAX = 500;

const text: readonly FilterOperator[] = ['eq', 'ne', 'contains', 'in', 'notIn', 'empty'];
const range: readonly FilterOperator[] = ['eq', 'ne', 'gte', 'lte', 'empty'];

const operatorsOf: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text,
  status: ['eq', 'ne', 'in', 'notIn', 'empty'],
  number: range,
  instant: range,
  list: ['contains', 'empty'],
};

/**
 * Parses a filter expression:
 *
 *     expression = field " " operator " " value
 *     field      = name of a field
 *     operator   = "eq" | "ne" | "gte" | "lte" | "contains" | "in" | "notIn" | "empty"
 *     value      = list for "in" and "notIn", otherwise the rest of the expression as it is
 *     list       = "(" quoted { "," quoted } ")"
 *     quoted     = text in single or double quotes; a backslash escapes the next character
 *
 * @throws ApiError `INVALID_INPUT` that names the unknown field or operator, or the value that does
 *   not fit the field.
 */
export function parseFilter(expression: string): FilterCondition {
  const reader = new ExpressionReader(expression);
  try {
    const field = parseField(reader.word());
    const op = parseOperator(field, reader.word());
    return parseValue(field, op, reader);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const shown = quoteForMessage(expression);
    throw new ApiError('INVALID_INPUT', 'filterMalformed', { expression: shown });
  }
}

function parseField(name: string): OrderField {
  const field = findOrderField(name);
  if (field !== undefined) return field;
  throw new ApiError('INVALID_INPUT', 'filterFieldUnknown', { field: quoteForMessage(name) });
}

function parseOperator(field: OrderField, name: string): FilterOperator {
  const op = filterOperators.find((one) => one === name);
  if (op !== undefined && operatorsOf[field.kind].includes(op)) return op;
  const values = { field: field.name, operator: quoteForMessage(name) };
  throw new ApiError('INVALID_INPUT', 'filterOperatorUnknown', values);
}

function parseValue(
  field: OrderField,
  op: FilterOperator,
  reader: ExpressionReader,
): FilterCondition {
  switch (op) {
    case 'in':
    case 'notIn':
      return { field, op, value: reader.list(LIST_MAX).map((one) => valueOf(field, one)) };
    case 'empty': {
      const word = reader.rest();
      if (word !== 'true' && word !== 'false') throw invalidValue(field, word);
      return { field, op, value: word === 'true' };
    }
    case 'contains':
      return { field, op, value: textOf(field, reader.rest()) };
    default:
      return { field, op, value: valueOf(field, reader.rest()) };
  }
}

function valueOf(field: OrderField, value: string): FilterValue {
  switch (field.kind) {
    case 'status':
      if (!isOrderStatus(value)) throw invalidValue(field, value);
      return value;
    case 'number':
      return numberOf(field, value);
    case 'instant': {
      const instant = parseInstant(value);
      if (instant === null) throw invalidValue(field, value);
      return instant;
    }
    default:
      return textOf(field, value);
  }
}

function textOf(field: OrderField, value: string): string {
  if (value.length > TEXT_MAX || !isStorable(value)) throw invalidValue(field, value);
  return value;
}

function numberOf(field: OrderField, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw invalidValue(field, value);
  return number;
}

function invalidValue(field: OrderField, value: string): ApiError {
  const values = { field: field.name, value: quoteForMessage(value) };
  return new ApiError('INVALID_INPUT', 'filterValueInvalid', values);
}
