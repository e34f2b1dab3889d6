import type { Alert, User } from './alert.ts';

/** How an alert ended, by whom and when. */
export interface Settlement {
  readonly kind: 'resolved' | 'falseAlert';
  /** Null: not told. */
  readonly by: User | null;
  /** Epoch ms. */
  readonly on: number | null;
}

/** How an alert ended; false counts before resolved. Null: it is open. */
export function settlementOf(
  alert: Pick<Alert, 'resolved' | 'falseAlert' | 'resolver' | 'resolvedOn' | 'log'>,
): Settlement | null {
  if (alert.falseAlert) {
    const marked = alert.log.findLast(({ type }) => type === 'FalseAlert');
    return { kind: 'falseAlert', by: marked?.user ?? null, on: marked?.createdOn ?? null };
  }
  if (!alert.resolved) return null;
  return { kind: 'resolved', by: alert.resolver, on: alert.resolvedOn };
}
