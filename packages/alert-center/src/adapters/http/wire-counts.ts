import type { UnresolvedCounts } from '../../engine/list/alert-source.port.ts';
import { unwrap } from './unwrap.ts';
import { countsResponse } from './wire-responses.ts';

/** The counts of a result of `totalImportantAlerts`. @throws PantauError */
export function readCounts(response: unknown): UnresolvedCounts {
  const { data, head } = unwrap(response, countsResponse, 'totalImportantAlerts');
  const totalsOf = (type: 'Urgent' | 'Important') =>
    data.find((total) => total.alertUrgencyType === type);
  const [urgent, important] = [totalsOf('Urgent'), totalsOf('Important')];
  return {
    urgent: urgent?.unresolved ?? null,
    important: important?.unresolved ?? 0,
    unread: { urgent: urgent?.unread ?? null, important: important?.unread ?? 0 },
    head,
  };
}
