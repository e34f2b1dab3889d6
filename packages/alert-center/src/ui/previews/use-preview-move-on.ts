import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useRef } from 'react';
import { type AlertId, type Urgency, isUnresolved } from '../../engine/alert/alert.ts';
import { ROWS_MAX } from '../../engine/alert/limits.ts';
import { type AlertListState, shownKey, urgencies } from '../../engine/list/list-state.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useOwnSettlement } from '../shared/use-own-settlement.ts';
import { usePreviewStep } from './use-preview-step.ts';

/** The list in which an alert is shown; `undefined` for an alert that is not known. */
function listOf(list: AlertListState, id: AlertId) {
  const shown = list.entities.get(id)?.view;
  return shown && { urgency: shown.urgency, ...list.lists[shownKey(list, shown.urgency)] };
}

const isOpen = ({ entities }: AlertListState, id: AlertId): boolean => {
  const view = entities.get(id)?.view;
  return view !== undefined && isUnresolved(view.alert);
};

/** The alerts of the panel from the end of a list on, as it shows them: both lists, and again from the top. */
function furtherIds(list: AlertListState, urgency: Urgency): readonly AlertId[] {
  const after = urgency === 'urgent' ? (['important', 'urgent'] as const) : urgencies;
  return after.flatMap((one) => list.lists[shownKey(list, one)].ids);
}

/**
 * Goes from the preview of an alert that the user has settled in it to the next unresolved alert of its list, if there
 * is one (AC-630). If that is not loaded yet, it goes there once it is, as long as the focus stays (AC-880). From the end
 * of the list it goes to the other one, and to what is left above (AC-853).
 */
export function usePreviewMoveOn(ref: RefObject<HTMLElement | null>, id: AlertId): void {
  const store = useAlertCenter();
  const step = usePreviewStep(id);
  const stopWaiting = useRef((): void => undefined);
  useEffect(() => () => stopWaiting.current(), [id]);

  const hasFocus = (): boolean => {
    const root = ref.current;
    return root?.contains(activeElementAt(root)) === true;
  };
  const moveOn = (): void => {
    const { list } = store.get();
    const shown = listOf(list, id);
    const ids = shown?.ids ?? [];
    const below = ids.slice(ids.indexOf(id) + 1).find((other) => isOpen(list, other));
    // A full list drops what it loads below its last row: it would be requested for ever.
    const canLoad = shown?.isLoaded === true && shown.floor !== null && ids.length < ROWS_MAX;
    const isUndone = isOpen(list, id);
    if (below === undefined && canLoad && !isUndone && hasFocus()) {
      store.actions.loadOlder(shown.urgency);
      return;
    }
    stopWaiting.current();
    const next =
      below ?? (shown && furtherIds(list, shown.urgency).find((other) => isOpen(list, other)));
    if (next !== undefined && !isUndone && hasFocus()) step(1, [id, next]);
  };
  useOwnSettlement(
    ref,
    (_, ids) => ids.includes(id) && hasFocus(),
    () => {
      stopWaiting.current();
      stopWaiting.current = store.subscribe(({ list }) => listOf(list, id)?.ids, moveOn);
      moveOn();
    },
  );
}
