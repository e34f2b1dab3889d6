import { PantauError, isPantauError } from '@pantau/core/transport';

/** The error of a refused value names its field as the port does. */
export function withField(error: unknown): unknown {
  if (!isPantauError(error) || error.field === undefined) return error;
  if (error.kind !== 'invalid' && error.kind !== 'conflict') return error;
  const { message, serverMessage, code, status, field } = error;
  const fieldErrors = [{ field, message: serverMessage ?? '' }];
  return new PantauError('invalid', { message, serverMessage, code, status, fieldErrors });
}
