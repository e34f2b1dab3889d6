import { type Envelope, PantauError, isPantauError, unwrapEnvelope } from '@pantau/core/transport';
import { draftFieldOf } from './wire-requests.ts';

/** The result of a successful request. The error of a rejected one names fields of a `RuleDraft`. */
export function unwrapRule<Result extends Envelope>(result: Result): Result {
  try {
    return unwrapEnvelope(result);
  } catch (error) {
    if (!isPantauError(error) || error.fieldErrors.length === 0) throw error;
    const { kind, message, serverMessage, code, status } = error;
    const fieldErrors = error.fieldErrors.map(({ field, message: text }) => ({
      field: draftFieldOf(field),
      message: text,
    }));
    throw new PantauError(kind, { message, serverMessage, code, status, fieldErrors });
  }
}
