import { type AlertKey, isBelow } from '../alert/alert-order.ts';
import type { AlertId } from '../alert/alert.ts';

/** To the next alert of a list, further down, or to the one before. */
export type Step = 1 | -1;

/**
 * The alert beside another in the order of a list, which need not hold that one (any more). Null: the
 * list ends there.
 *
 * @param keyOf where an alert of the list stands
 */
export function neighbourOf(
  ids: readonly AlertId[],
  alert: AlertKey,
  step: Step,
  keyOf: (id: AlertId) => AlertKey | undefined,
): AlertId | null {
  const at = ids.indexOf(alert.id);
  if (at !== -1) return ids[at + step] ?? null;
  const below = ids.findIndex((id) => {
    const key = keyOf(id);
    return key !== undefined && isBelow(key, alert);
  });
  const end = below === -1 ? ids.length : below;
  return (step === 1 ? ids[end] : ids[end - 1]) ?? null;
}
