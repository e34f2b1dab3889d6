import { type FieldError, PantauError, type PantauErrorKind } from '../errors/pantau-error.ts';
import { kindOfStatus } from './http-error.ts';

/** The fields of every GraphQL result (`Envelope` in schema.graphql). */
export interface Envelope {
  readonly isSuccessful: boolean;
  readonly errorCode?: number | null | undefined;
  readonly errorName?: string | null | undefined;
  /** In the caller's language; can be shown to the user. */
  readonly message?: string | null | undefined;
  readonly status?: number | null | undefined;
  /** Rejected fields of the input, in results that name them. */
  readonly fieldErrors?: readonly FieldError[] | null | undefined;
}

const kinds: Readonly<Record<string, PantauErrorKind>> = {
  UNAUTHENTICATED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  INTERNAL: 'server',
};

/** The kind of error for each known error name of the server. */
export function kindOfErrorName(name: string | null | undefined): PantauErrorKind | undefined {
  return name != null && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/**
 * Returns the result of a successful request; throws a `PantauError` for a rejected one.
 *
 * @param fieldOf the caller's name of a rejected field of the input; by default the wire's name
 */
export function unwrapEnvelope<Result extends Envelope>(
  result: Result,
  fieldOf?: (wireField: string) => string,
): Result {
  if (result.isSuccessful) return result;
  const status = result.errorCode ?? result.status ?? undefined;
  const kind =
    kindOfErrorName(result.errorName) ?? (status === undefined ? 'server' : kindOfStatus(status));
  throw new PantauError(kind, {
    message: `The call was refused: ${result.errorName ?? status ?? 'no reason given'}`,
    serverMessage: result.message || undefined,
    code: result.errorName ?? undefined,
    fieldErrors: result.fieldErrors?.map(({ field, message }) => ({
      field: fieldOf?.(field) ?? field,
      message,
    })),
    status,
  });
}
