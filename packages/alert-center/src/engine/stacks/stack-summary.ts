import { type Alert, type AlertId, isUnread, isUnresolved } from '../alert/alert.ts';
import type { AlertView } from '../list/list-state.ts';
import type { WithList } from '../list/selectors.ts';
import { worstOf } from './worst-value.ts';

/** What the row of a stack shows. Counts alerts that are unresolved; all of them once none is. */
export interface StackSummary {
  /** The newest alert: it opens, and stands for the others where they are alike. */
  readonly lead: AlertView;
  readonly alerts: readonly Alert[];
  readonly firstOn: number;
  readonly lastOn: number;
  /** The alert with the worst measured value; `null` without one. */
  readonly worst: Alert | null;
  readonly unread: number;
  readonly isOpen: boolean;
  readonly pending: boolean;
}

function summarize(views: readonly AlertView[]): StackSummary | null {
  const open = views.filter(({ alert }) => isUnresolved(alert));
  const counted = open.length > 0 ? open : views;
  const [lead] = counted;
  if (lead === undefined) return null;
  const alerts = counted.map(({ alert }) => alert);
  const times = alerts.map(({ createdOn }) => createdOn);
  return {
    lead,
    alerts,
    firstOn: Math.min(...times),
    lastOn: Math.max(...times),
    worst: worstOf(alerts),
    unread: alerts.filter(isUnread).length,
    isOpen: open.length > 0,
    pending: views.some(({ pending }) => pending),
  };
}

/**
 * Selects what the row of a stack shows: the same object until one of its alerts changes. Each call returns a selector that
 * memoizes on its own. `null` when the store has never held one of the alerts.
 */
export function createSummarySelector(
  ids: readonly AlertId[],
): (state: WithList) => StackSummary | null {
  let before: readonly AlertView[] = [];
  let summary: StackSummary | null = null;
  return ({ list }) => {
    const views = ids.flatMap((id) => list.entities.get(id)?.view ?? []);
    const isSame =
      views.length === before.length && views.every((view, index) => view === before[index]);
    // Alerts that the store has dropped stay as they were, like those of other rows (AC-501).
    if (isSame || views.length === 0) return summary;
    before = views;
    summary = summarize(views);
    return summary;
  };
}
