import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Shows the changes that wait; the same key as in the lists of the alert centre. */
export const SHOW_KEY = '.';

/** The row to focus, by the key pressed on a row, out of `count` rows. */
const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Rows in a column that is too narrow for them are not rendered. */
const rowsIn = (room: HTMLElement): readonly HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>('li > button')].filter((row) => row.checkVisibility());

/**
 * Arrow keys, Home and End move between the rows, and `SHOW_KEY` shows what waits (AC-542).
 *
 * @param rows what is shown
 * @param update shows the current rows; null if nothing waits
 * @returns shows the current rows and focuses the first of them, as the element with the focus may go
 */
export function useRowKeys(
  roomRef: RefObject<HTMLElement | null>,
  rows: unknown,
  update: (() => void) | null,
): () => void {
  const isFocusing = useRef(false);
  const show = useCallback(() => {
    if (update === null) return;
    isFocusing.current = true;
    update();
  }, [update]);

  useEffect(() => {
    const room = roomRef.current;
    if (room === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === SHOW_KEY) show();
      else {
        const all = rowsIn(room);
        const at = all.findIndex((row) => row === activeElementAt(room));
        const target = at === -1 ? undefined : targets[event.key]?.(at, all.length);
        if (target === undefined) return;
        all[target]?.focus();
      }
      event.preventDefault();
    };
    room.addEventListener('keydown', onKeyDown);
    return () => room.removeEventListener('keydown', onKeyDown);
  }, [roomRef, show]);

  useLayoutEffect(() => {
    if (!isFocusing.current || roomRef.current === null) return;
    isFocusing.current = false;
    rowsIn(roomRef.current)[0]?.focus({ preventScroll: true });
  }, [rows, roomRef]);
  return show;
}
