import { PantauError, type PantauErrorKind } from '../errors/pantau-error.ts';
import { kindOfStatus } from './http-error.ts';

/** The fields of every GraphQL result (`Envelope` in schema.graphql). */
export interface Envelope {
  readonly isSuccessful: boolean;
  readonly errorCode?: number | null | undefined;
  readonly errorName?: string | null | undefined;
  /** In the caller's language, fit to be shown. */
  readonly message?: string | null | undefined;
  readonly status?: number | null | undefined;
}

const kinds: Readonly<Record<string, PantauErrorKind>> = {
  UNAUTHENTICATED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  INTERNAL: 'server',
};

/** The kind of failure that a server's error name stands for, where it is a known one. */
export function kindOfErrorName(name: string | null | undefined): PantauErrorKind | undefined {
  return name != null && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** The result of a call that succeeded; throws a `PantauError` for one that was refused. */
export function unwrapEnvelope<Result extends Envelope>(result: Result): Result {
  if (result.isSuccessful) return result;
  const status = result.errorCode ?? result.status ?? undefined;
  const kind =
    kindOfErrorName(result.errorName) ?? (status === undefined ? 'server' : kindOfStatus(status));
  throw new PantauError(kind, {
    message: `The call was refused: ${result.errorName ?? status ?? 'no reason given'}`,
    serverMessage: result.message || undefined,
    code: result.errorName ?? undefined,
    status,
  });
}
