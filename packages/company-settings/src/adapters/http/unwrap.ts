import { type Envelope, unwrapEnvelope } from '@pantau/core/transport';
import { fieldOfWire } from './driver-score-fields.ts';

/** The result of a successful request. The error of a refused one names fields of a section. */
export const unwrap = <Result extends Envelope>(result: Result): Result =>
  unwrapEnvelope(result, fieldOfWire);
