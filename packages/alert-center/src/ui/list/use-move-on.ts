import { activeElementAt } from '@pantau/core/ui/overlay';
import type { RefObject } from 'react';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useOwnSettlement } from '../../hooks/own-settlement.ts';
import { rowIdAt } from '../shared/row-focus.ts';

/**
 * Moves the focus from an alert that the user has settled to the next unresolved one of the panel, or else to the
 * first (AC-630). Not when the focus is elsewhere by then.
 */
export function useMoveOn(rootRef: RefObject<HTMLElement | null>): void {
  const store = useAlertCenter();
  useOwnSettlement((settled) => {
    const root = rootRef.current;
    if (root === null || rowIdAt(activeElementAt(root)) !== settled) return;
    const rows = [...root.querySelectorAll<HTMLElement>('[data-alert-id] > button')];
    const at = rows.findIndex((row) => rowIdAt(row) === settled);
    const { entities } = store.get().list;
    const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find((row) => {
      const view = entities.get(rowIdAt(row) ?? '')?.view;
      return view !== undefined && isUnresolved(view.alert);
    });
    next?.focus();
  });
}
