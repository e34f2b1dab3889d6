/**
 * What went wrong, as far as a user or a caller can act on it:
 *
 * - `offline`: no connection to the server was made
 * - `timeout`: the server did not answer in time
 * - `unauthorized`: nobody is signed in, or the sign-in has expired for good
 * - `forbidden`: the user lacks the scope
 * - `invalid`: the input was refused, or an answer could not be understood
 * - `conflict`: somebody else changed it first
 * - `notFound`: it is not there, or not for this company
 * - `server`: the server failed
 */
export type PantauErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'conflict'
  | 'notFound'
  | 'server';

export interface PantauErrorDetails {
  /** For developers and logs; never shown to a user. */
  readonly message?: string | undefined;
  /** The server's own words, fit to be shown. */
  readonly serverMessage?: string | undefined;
  /** The server's error name, such as `INVALID_INPUT`. */
  readonly code?: string | undefined;
  /** HTTP status. */
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** The one error type that ports and transport reject with. */
export class PantauError extends Error {
  override readonly name = 'PantauError';
  readonly kind: PantauErrorKind;
  readonly serverMessage: string | undefined;
  readonly code: string | undefined;
  readonly status: number | undefined;

  constructor(kind: PantauErrorKind, details: PantauErrorDetails = {}) {
    super(
      details.message ?? details.serverMessage ?? kind,
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.kind = kind;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.status = details.status;
  }
}

/** Also true for an error of another copy of this package on the same page. */
export function isPantauError(error: unknown): error is PantauError {
  return error instanceof Error && error.name === 'PantauError' && 'kind' in error;
}

/** Whether a rejection only says that the caller itself gave up. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
