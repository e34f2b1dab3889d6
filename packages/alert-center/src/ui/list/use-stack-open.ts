import { type AlertId, isUnread } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';

/**
 * Opens the newest alert of a stack and marks the others as read with it; users who only look leave them unread
 * (AC-737).
 */
export function useStackOpen(ids: readonly AlertId[], newest: AlertId): () => void {
  const store = useAlertCenter();
  const { canAct } = useAlertAccess();
  return () => {
    const { entities } = store.get().list;
    const others = ids.flatMap((id) => {
      const alert = entities.get(id)?.view.alert;
      return alert !== undefined && id !== newest && isUnread(alert) ? [alert] : [];
    });
    store.actions.open(newest);
    if (!canAct || others.length === 0) return;
    const otherIds = others.map(({ id }) => id);
    void store.actions.actOnMany(otherIds, { type: 'read' }, others);
  };
}
