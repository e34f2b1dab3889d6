import type { MessageKey, MessageValues } from './messages.ts';

/**
 * Names of the contract (`ErrorName` of schema.graphql, `Error` of openapi.yaml) and the status that each one
 * stands for.
 */
export const statusOf = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
} as const;

export type ErrorName = keyof typeof statusOf;

/** A call that is not served, for a reason that the caller may be told. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorName: ErrorName;
  readonly key: MessageKey;
  readonly values: MessageValues;

  constructor(errorName: ErrorName, key: MessageKey, values: MessageValues = {}) {
    super(key);
    this.errorName = errorName;
    this.key = key;
    this.values = values;
  }

  get status(): number {
    return statusOf[this.errorName];
  }
}
