import type { AlertId } from '../alert/alert.ts';
import { NOTIFICATIONS_MAX, NOTIFICATION_QUOTA_MS } from '../alert/limits.ts';

/** Which alerts have a notification of their own, and which share one. */
export interface NotificationPlan {
  /** With a notification of their own, the oldest first. */
  readonly own: readonly AlertId[];
  /** Summarised in one notification, the latest last. */
  readonly more: readonly AlertId[];
  /** When the latest notifications of their own were added, epoch ms. */
  readonly times: readonly number[];
}

export const emptyPlan: NotificationPlan = { own: [], more: [], times: [] };

/**
 * Adds an alert: at most three of their own a minute, and at most three at a time, of which the oldest joins the
 * summary (AC-867).
 */
export function admit(plan: NotificationPlan, id: AlertId, now: number): NotificationPlan {
  const times = plan.times.filter((at) => at <= now && now - at < NOTIFICATION_QUOTA_MS);
  if (times.length >= NOTIFICATIONS_MAX) return { ...plan, times, more: [...plan.more, id] };
  const own = [...plan.own, id];
  const left = own.slice(0, Math.max(0, own.length - NOTIFICATIONS_MAX));
  return {
    own: own.slice(left.length),
    more: [...left, ...plan.more],
    times: [...times, now],
  };
}

/** Removes alerts that nobody needs to hear of any more; the same object without any. */
export function withdraw(
  plan: NotificationPlan,
  isOver: (id: AlertId) => boolean,
): NotificationPlan {
  const own = plan.own.filter((id) => !isOver(id));
  const more = plan.more.filter((id) => !isOver(id));
  const isSame = own.length === plan.own.length && more.length === plan.more.length;
  return isSame ? plan : { ...plan, own, more };
}
