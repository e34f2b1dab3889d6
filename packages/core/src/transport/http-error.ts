import { PantauError, type PantauErrorKind } from '../errors/pantau-error.ts';

/** The kind of error for an HTTP status of 400 or above. */
export function kindOfStatus(status: number): PantauErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 409 || status === 412) return 'conflict';
  return status >= 400 && status < 500 ? 'invalid' : 'server';
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The error of a rejected request; the body may be `{ message, errorName, errorCode, field, reason }`, of which a reason is the code. */
export function errorOfResponse(status: number, body: unknown): PantauError {
  const details = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new PantauError(kindOfStatus(status), {
    message: `HTTP ${status}`,
    serverMessage: textOf(details['message']),
    code: textOf(details['reason']) ?? textOf(details['errorName']),
    field: textOf(details['field']),
    status,
  });
}
