import { activeElementAt, isElement } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

interface Place {
  readonly id: AlertId;
  readonly index: number;
}

const rowOf = (node: EventTarget | null): HTMLElement | null =>
  isElement(node) ? node.closest<HTMLElement>('[data-alert-id]') : null;

/** Whether at least the middle of a row is in the visible part of its list. */
function isOnScreen(row: Element, scroller: Element): boolean {
  const { top, height } = row.getBoundingClientRect();
  const middle = top + height / 2;
  const frame = scroller.getBoundingClientRect();
  return middle > frame.top && middle < frame.bottom;
}

/**
 * When the focused row leaves the list, such as a resolved one in a list of unresolved alerts, the focus
 * moves to the row that takes its place. When arrivals push it off the screen, the focus moves to the list, so that
 * no shortcut applies to an alert that the user cannot see (AC-261).
 */
export function useKeepRowFocus(
  listRef: RefObject<HTMLElement | null>,
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
): void {
  const place = useRef<Place | null>(null);
  const latestIds = useRef(ids);

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    const onFocusIn = (event: FocusEvent): void => {
      const id = rowOf(event.target)?.dataset['alertId'];
      if (id !== undefined) place.current = { id, index: latestIds.current.indexOf(id) };
    };
    const onFocusOut = (event: FocusEvent): void => {
      // Without a related target the row itself may be unmounting: keep its index.
      if (event.relatedTarget !== null) place.current = null;
    };
    list.addEventListener('focusin', onFocusIn);
    list.addEventListener('focusout', onFocusOut);
    return () => {
      list.removeEventListener('focusin', onFocusIn);
      list.removeEventListener('focusout', onFocusOut);
    };
  }, [listRef]);

  useLayoutEffect(() => {
    latestIds.current = ids;
    const list = listRef.current;
    const scroller = scrollerRef.current;
    const had = place.current;
    if (list === null || scroller === null || had === null) return;
    const active = activeElementAt(list);
    if (ids.includes(had.id)) {
      const row = rowOf(active);
      const hasMoved = ids.indexOf(had.id) !== had.index;
      place.current = { id: had.id, index: ids.indexOf(had.id) };
      if (hasMoved && row !== null && list.contains(row) && !isOnScreen(row, scroller))
        scroller.focus({ preventScroll: true });
      return;
    }
    place.current = null;
    if (active !== null && active !== list.ownerDocument.body) return;
    const rows = list.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    // Without rows the list itself keeps the focus (AC-354).
    const next = rows[Math.min(had.index, rows.length - 1)] ?? scroller;
    next.focus({ preventScroll: true });
  }, [ids, listRef, scrollerRef]);
}
