import type { MessageKey, MessageValues } from './messages.ts';

/**
 * Error names of the contract (`ErrorName` in schema.graphql, `Error` in openapi.yaml) and their
 * HTTP status.
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
  TIMED_OUT: 503,
} as const;

export type ErrorName = keyof typeof statusOf;

/** A request rejected for a reason that the client may see. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorName: ErrorName;
  readonly key: MessageKey;
  readonly values: MessageValues;
  /** The rejected field of the request's body. */
  readonly field: string | undefined;
  /** Why the field is rejected, where the contract names reasons. */
  readonly reason: string | undefined = undefined;

  constructor(errorName: ErrorName, key: MessageKey, values: MessageValues = {}, field?: string) {
    super(key);
    this.errorName = errorName;
    this.key = key;
    this.values = values;
    this.field = field;
  }

  get status(): number {
    return statusOf[this.errorName];
  }
}
