import type { RefObject } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { isRowOpen, stackAt } from '../../hooks/stacks.ts';
import { rowIdAt } from '../shared/row-focus.ts';
import { useOwnSettlement } from '../shared/use-own-settlement.ts';

/**
 * Moves the focus from the row of an alert that the user has settled to the next unresolved one of the panel, or else to
 * the first (AC-630); from the row of a stack once none of its alerts is unresolved (AC-760).
 */
export function useMoveOn(rootRef: RefObject<HTMLElement | null>): void {
  const store = useAlertCenter();
  useOwnSettlement(
    rootRef,
    (focused, ids) => {
      const row = rowIdAt(focused) ?? '';
      const own = stackAt(store, row)?.ids ?? [row];
      return !isRowOpen(store, row) && ids.every((id) => own.includes(id));
    },
    (focused) => {
      const rows = [
        ...(rootRef.current?.querySelectorAll<HTMLElement>('[data-alert-id] > button') ?? []),
      ];
      const at = rows.findIndex((row) => rowIdAt(row) === rowIdAt(focused));
      const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find((row) =>
        isRowOpen(store, rowIdAt(row) ?? ''),
      );
      next?.focus();
    },
  );
}
