import { type Envelope, PantauError, isPantauError, unwrapEnvelope } from '@pantau/core/transport';
import { fieldOfWire } from './driver-score-fields.ts';

/** The result of a successful request. The error of a refused one names fields of a section. */
export function unwrap<Result extends Envelope>(result: Result): Result {
  try {
    return unwrapEnvelope(result);
  } catch (error) {
    if (!isPantauError(error) || error.fieldErrors.length === 0) throw error;
    const { kind, message, serverMessage, code, status } = error;
    const fieldErrors = error.fieldErrors.map(({ field, message: reason }) => ({
      field: fieldOfWire(field),
      message: reason,
    }));
    throw new PantauError(kind, { message, serverMessage, code, status, fieldErrors });
  }
}
