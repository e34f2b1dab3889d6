import type { Alert, Person } from './alert.ts';

/** How an alert ended, by whom and when. */
export interface Settlement {
  readonly kind: 'resolved' | 'falseAlert';
  /** Null: not told. */
  readonly by: Person | null;
  /** Epoch ms. */
  readonly on: number | null;
}

/** How an alert ended; false counts before resolved. Null: it is open. */
export function settlementOf(
  alert: Pick<Alert, 'isResolved' | 'isFalseAlert' | 'resolver' | 'resolvedOn' | 'log'>,
): Settlement | null {
  if (alert.isFalseAlert) {
    const marked = alert.log.findLast(({ type }) => type === 'FalseAlert');
    return { kind: 'falseAlert', by: marked?.user ?? null, on: marked?.createdOn ?? null };
  }
  if (!alert.isResolved) return null;
  return { kind: 'resolved', by: alert.resolver, on: alert.resolvedOn };
}
