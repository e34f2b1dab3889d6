import type { Alert, User } from './alert.ts';

/** How an alert was settled, by whom and when. */
export interface Settlement {
  readonly kind: 'resolved' | 'falseAlert';
  /** Null when unknown. */
  readonly by: User | null;
  /** Epoch ms. */
  readonly on: number | null;
}

/** How an alert was settled; false alert takes precedence over resolved. Null while it is unresolved. */
export function settlementOf(
  alert: Pick<Alert, 'resolved' | 'falseAlert' | 'resolver' | 'resolvedOn' | 'log'>,
): Settlement | null {
  if (alert.falseAlert) {
    const marked = alert.log.findLast(({ type }) => type === 'falseAlert');
    return { kind: 'falseAlert', by: marked?.user ?? null, on: marked?.createdOn ?? null };
  }
  if (!alert.resolved) return null;
  return { kind: 'resolved', by: alert.resolver, on: alert.resolvedOn };
}
