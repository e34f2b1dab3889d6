import { type Alert, type AlertId, isUnresolved } from '../alert/alert.ts';
import type { Preview, Previews } from './previews.ts';

/**
 * The preview that gives way to another one when no further fits: the oldest of a settled alert, else the
 * oldest of a read one, else the oldest (AC-232).
 */
export function previewToClose(
  previews: Previews,
  alertOf: (id: AlertId) => Pick<Alert, 'read' | 'resolved' | 'falseAlert'> | undefined,
): Preview | undefined {
  const oldestFirst = [...previews].sort((left, right) => left.key - right.key);
  const isSettled = ({ id }: Preview): boolean => {
    const alert = alertOf(id);
    return alert !== undefined && !isUnresolved(alert);
  };
  return (
    oldestFirst.find(isSettled) ??
    oldestFirst.find(({ id }) => alertOf(id)?.read === true) ??
    oldestFirst[0]
  );
}
