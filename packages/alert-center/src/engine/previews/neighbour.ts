import { type AlertKey, isBelow } from '../alert/alert-order.ts';
import type { AlertId } from '../alert/alert.ts';

/** `1`: the next alert, further down the list; `-1`: the previous one. */
export type Step = 1 | -1;

/**
 * The next or previous alert in list order. The list need not contain the given alert. `null` at the end of
 * the list.
 *
 * @param keyOf the sort key of an alert of the list
 */
export function neighbourOf(
  ids: readonly AlertId[],
  alert: AlertKey,
  step: Step,
  keyOf: (id: AlertId) => AlertKey | undefined,
): AlertId | null {
  const index = ids.indexOf(alert.id);
  if (index !== -1) return ids[index + step] ?? null;
  const below = ids.findIndex((id) => {
    const key = keyOf(id);
    return key !== undefined && isBelow(key, alert);
  });
  const end = below === -1 ? ids.length : below;
  return (step === 1 ? ids[end] : ids[end - 1]) ?? null;
}

/** The next or previous alert in a given order; `null` at its end and for alerts that it does not contain. */
export function neighbourIn(order: readonly AlertId[], id: AlertId, step: Step): AlertId | null {
  const index = order.indexOf(id);
  return index === -1 ? null : (order[index + step] ?? null);
}
