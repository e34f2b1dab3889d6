import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect } from 'react';
import { focusRows } from '../shared/row-focus.ts';

/**
 * When the focused element of the panel is removed, such as the last row with its list, the focus moves to
 * the first row, or to the first control of the panel, instead of the page's body (AC-354).
 */
export function useHeldFocus(panelRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (panel === null) return undefined;
    let held: Node | null = null;
    const onFocusIn = ({ target }: FocusEvent): void => {
      held = target as Node;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) held = null;
    };
    const observer = new MutationObserver(() => {
      if (held === null || held.isConnected) return;
      held = null;
      const active = activeElementAt(panel);
      if (active === null || active === panel.ownerDocument.body) focusRows(panel);
    });
    panel.addEventListener('focusin', onFocusIn);
    panel.addEventListener('focusout', onFocusOut);
    observer.observe(panel, { childList: true, subtree: true });
    return () => {
      panel.removeEventListener('focusin', onFocusIn);
      panel.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [panelRef]);
}
