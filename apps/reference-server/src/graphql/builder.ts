import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { ErrorName } from '../lib/api-error.ts';
import type { GraphqlContext } from './context.ts';

/** Fields of every result (`interface Envelope`). */
export interface Envelope {
  readonly isSuccessful: boolean;
  readonly errorCode: number | null;
  readonly errorName: Exclude<ErrorName, 'RANGE_NOT_SATISFIABLE' | 'TIMED_OUT'> | null;
  readonly message: string | null;
  readonly status: number;
}

export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Interfaces: { Envelope: Envelope };
  Scalars: {
    /** Output values are already formatted as ISO 8601. */
    DateTime: { Input: Date; Output: string };
    ID: { Input: string | number; Output: string };
  };
}>({ defaultFieldNullability: false });

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Returns `null` for anything but an instant of the years 1 to 9999, which the database and JSON
 * can hold.
 */
function readInstant(value: unknown): Date | null {
  const day = typeof value === 'string' ? INSTANT.exec(value)?.[1] : undefined;
  if (day === undefined) return null;
  // `Date` accepts February 31 as March 3.
  const midnight = new Date(`${day}T00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const date = new Date(value as string);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date : null;
}

builder.scalarType('DateTime', {
  serialize: (value) => value,
  parseValue(value) {
    const date = readInstant(value);
    if (date === null) {
      throw new GraphQLError('DateTime must be an instant such as 2026-11-20T07:32:06.123Z');
    }
    return date;
  },
});

const ErrorNameEnum = builder.enumType('ErrorName', {
  values: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'CONFLICT',
    'TOO_MANY_ATTEMPTS',
    'INTERNAL',
  ],
});

builder.interfaceType('Envelope', {
  fields: (t) => ({
    isSuccessful: t.exposeBoolean('isSuccessful'),
    errorCode: t.exposeInt('errorCode', { nullable: true }),
    errorName: t.expose('errorName', { type: ErrorNameEnum, nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    status: t.exposeInt('status'),
  }),
});

/** A result: the envelope and its data, which is `null` when the request failed. */
export type Result<T> = Envelope & { readonly [K in keyof T]: T[K] | null };

builder.queryType();
builder.mutationType();
