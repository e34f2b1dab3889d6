import { isUnread } from '../alert/alert.ts';
import { isEmergency } from '../alert/emergency.ts';
import type { AlertView } from '../list/list-state.ts';

/** Whether somebody still has to hear of an alert: nobody has opened, taken, settled or snoozed it. */
const isOpen = ({ alert, snoozed }: AlertView): boolean =>
  isUnread(alert) && (alert.owner ?? null) === null && !snoozed;

/** Whether nobody needs to hear of an alert any more. */
export const isOver = (view: AlertView): boolean => !isOpen(view);

/** Whether an arrival is notified: urgent or an emergency, open, and not from before the page was opened (AC-863). */
export const isNotified = (view: AlertView, since: number): boolean =>
  (view.urgency === 'urgent' || isEmergency(view.alert)) &&
  view.alert.receivedOn >= since &&
  isOpen(view);
