/**
 * The kind of an error, as far as a user or caller can act on it:
 *
 * - `offline`: the server could not be reached
 * - `timeout`: the server did not respond in time
 * - `unauthorized`: nobody is signed in, or the session has ended
 * - `forbidden`: the user lacks a scope
 * - `invalid`: the input was rejected, or a response could not be parsed
 * - `conflict`: somebody else made a conflicting change first
 * - `notFound`: it does not exist, or not in this company
 * - `server`: the server failed
 * - `notInstalled`: a part needs a package that the host has not installed; `message` names it
 */
export type PantauErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'conflict'
  | 'notFound'
  | 'server'
  | 'notInstalled';

/** A rejected field of the input. */
export interface FieldError {
  /** As the port or the wire names it. */
  readonly field: string;
  /** The message of the server, which can be shown to users. */
  readonly message: string;
}

export interface PantauErrorDetails {
  /** For developers and logs, not shown to users. */
  readonly message?: string | undefined;
  /** The message of the server, which can be shown to users. */
  readonly serverMessage?: string | undefined;
  /** The server's error name, such as `INVALID_INPUT`. */
  readonly code?: string | undefined;
  /** The rejected field of the input, as the wire names it, such as `target.picked_on`. */
  readonly field?: string | undefined;
  /** All rejected fields, where the server names several. */
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** HTTP status. */
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** The error that ports and transport reject with. */
export class PantauError extends Error {
  override readonly name = 'PantauError';
  readonly kind: PantauErrorKind;
  readonly serverMessage: string | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly status: number | undefined;

  constructor(kind: PantauErrorKind, details: PantauErrorDetails = {}) {
    super(
      details.message ?? details.serverMessage ?? kind,
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.kind = kind;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? [];
    this.field = details.field ?? this.fieldErrors[0]?.field;
    this.status = details.status;
  }
}

/** Whether an error is a `PantauError`, also one of another copy of this package. */
export function isPantauError(error: unknown): error is PantauError {
  return error instanceof Error && error.name === 'PantauError' && 'kind' in error;
}

/** Whether a rejection was caused by the caller's own `AbortSignal`. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
