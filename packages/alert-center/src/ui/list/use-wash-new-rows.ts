import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isElement } from '@pantau/core/ui/overlay';
import type { AlertId } from '../../engine/alert/alert.ts';

/** With more new rows at once, such as after a lost connection, none stands out. */
const NEW_ROWS_MAX = 20;

/**
 * Gives unread rows that arrive in a list that is already shown a short wash (AC-349). The mark goes with
 * the animation, because a row that moves would run it again.
 */
export function useWashNewRows(
  listRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
  isLoaded: boolean,
): void {
  const known = useRef<ReadonlySet<AlertId> | null>(null);

  useLayoutEffect(() => {
    const before = known.current;
    if (!isLoaded) return;
    known.current = new Set(ids);
    const list = listRef.current;
    if (before === null || list === null) return;
    const arrived = new Set(ids.slice(0, 2 * NEW_ROWS_MAX).filter((id) => !before.has(id)));
    if (arrived.size === 0 || arrived.size > NEW_ROWS_MAX) return;
    for (const row of list.querySelectorAll<HTMLElement>('[data-alert-id][data-unread]')) {
      const { newest, alertId = '' } = row.dataset;
      // A stack has its own id, and stays when a repeat arrives.
      if (arrived.delete(newest ?? alertId)) row.dataset['new'] = '';
      if (arrived.size === 0) return;
    }
  }, [listRef, ids, isLoaded]);

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    const onEnd = ({ target }: Event): void => {
      const row = isElement(target) && target.closest<HTMLElement>('[data-new]');
      if (row) delete row.dataset['new'];
    };
    list.addEventListener('animationend', onEnd);
    return () => list.removeEventListener('animationend', onEnd);
  }, [listRef, isLoaded]);
}
