import type { RefObject } from 'react';
import { type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { shownKey } from '../../engine/list/list-state.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useOwnSettlement } from '../shared/use-own-settlement.ts';
import { usePreviewStep } from './use-preview-step.ts';

/**
 * Goes from the preview of an alert that the user has settled in it to the next unresolved alert of its list, if there
 * is one (AC-630).
 */
export function usePreviewMoveOn(ref: RefObject<HTMLElement | null>, id: AlertId): void {
  const store = useAlertCenter();
  const step = usePreviewStep(id);
  useOwnSettlement(
    ref,
    (focused, ids) => ids.length === 1 && ids[0] === id && ref.current?.contains(focused) === true,
    () => {
      const { list } = store.get();
      const shown = list.entities.get(id)?.view;
      if (shown === undefined) return;
      const { ids } = list.lists[shownKey(list, shown.urgency)];
      const others = ids.slice(ids.indexOf(id) + 1).filter((other) => {
        const view = list.entities.get(other)?.view;
        return view !== undefined && isUnresolved(view.alert);
      });
      if (others.length > 0) step(1, [id, ...others]);
    },
  );
}
