import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';
import { canonicalText, isStorable } from '../../lib/user-text.ts';
import { isOrderStatus, type OrderStatus } from '../order/order-status.ts';

const REASON_MAX = 255;
const NOTE_MAX = 1_000;

/** The requested status and, when canceling, why. */
export interface Transition {
  readonly status: OrderStatus;
  readonly canceledReason: string | null;
  readonly canceledNote: string | null;
}

const requestedTransition = v.object({
  status: v.custom<OrderStatus>(isOrderStatus),
  fields: v.optional(
    v.nullable(
      v.object({
        canceled_reason: v.optional(v.nullable(v.string())),
        canceled_note: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
});

/** @throws ApiError `INVALID_INPUT` for an unknown status, or a cancellation without a valid reason. */
export function parseTransition(body: unknown): Transition {
  const parsed = v.safeParse(requestedTransition, body);
  if (!parsed.success) throw new ApiError('INVALID_INPUT', 'orderStatusUnknown');
  const { status, fields } = parsed.output;
  const reason = textOf(fields?.canceled_reason, REASON_MAX);
  const note = textOf(fields?.canceled_note, NOTE_MAX);
  if (status === 'CANCELED' && reason === null) {
    throw new ApiError('INVALID_INPUT', 'reasonRequired');
  }
  if (status !== 'CANCELED' && (reason !== null || note !== null)) {
    throw new ApiError('INVALID_INPUT', 'orderFieldsNotAllowed');
  }
  return { status, canceledReason: reason, canceledNote: note };
}

function textOf(given: string | null | undefined, max: number): string | null {
  const text = canonicalText(given ?? '');
  if (!isStorable(text)) throw new ApiError('INVALID_INPUT', 'textInvalid');
  if ([...text].length > max) throw new ApiError('INVALID_INPUT', 'reasonTooLong', { max });
  return text === '' ? null : text;
}
