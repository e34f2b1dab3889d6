import { PantauError } from '@pantau/core/base';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import type { OrderKey } from '../../engine/orders/order-keys.ts';
import { cancelReasonMax } from '../../engine/orders/order-limits.ts';
import type { OrderFields } from '../../engine/orders/order.ts';

/** @throws PantauError `invalid`, naming the first invalid field */
export function checkFields({
  customerName,
  pickedOn,
  deliveredOn,
  ...amounts
}: OrderFields): void {
  const { totalWeight, totalVolume, totalPrice } = amounts;
  const invalid: Partial<Record<OrderKey, boolean>> = {
    customer_name: customerName.trim() === '',
    'target.delivered_on': pickedOn !== null && deliveredOn !== null && deliveredOn < pickedOn,
    total_weight: !(totalWeight >= 0),
    total_volume: !(totalVolume >= 0),
    total_price: !(totalPrice >= 0),
  };
  const [field] = Object.entries(invalid).find(([, isInvalid]) => isInvalid) ?? [];
  if (field !== undefined) throw new PantauError('invalid', { message: 'Invalid fields', field });
}

/** @throws PantauError `invalid` for a cancellation without a reason, or a reason without one. */
export function checkTransition({ status, reason = '', note = '' }: OrderTransition): void {
  const length = [...reason.trim()].length;
  const isValid =
    status === 'CANCELED' ? length >= 1 && length <= cancelReasonMax : reason + note === '';
  if (!isValid) throw new PantauError('invalid', { message: 'Invalid reason' });
}
