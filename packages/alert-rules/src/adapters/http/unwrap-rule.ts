import { type Envelope, unwrapEnvelope } from '@pantau/core/transport';
import { draftFieldOf } from './wire-requests.ts';

/** The result of a successful request. The error of a rejected one names fields of a `RuleDraft`. */
export const unwrapRule = <Result extends Envelope>(result: Result): Result =>
  unwrapEnvelope(result, draftFieldOf);
