import { createLazy } from '@pantau/core/lazy';
import { useReportError } from '@pantau/core';
import { activeElementAt, isElement } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { useAlertTriage } from '../shared/triage-context.ts';

export const shortcutModule = createLazy(() => import('./handle-shortcut.ts'));

/**
 * Keyboard shortcuts while the focus is inside the panel; not in text fields, dialogs or menus. The
 * handler loads on the first focus.
 */
export function useShortcuts(rootRef: RefObject<HTMLElement | null>): void {
  const store = useAlertCenter();
  const triage = useAlertTriage();
  const report = useReportError();
  const access = useAlertAccess();
  const { shortcuts } = useViewOptions();
  const { panelId } = usePanelFocus();
  const last = useRef<AlertId | undefined>(undefined);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    // The panel's container has the focus after opening, so listen there.
    const frame = root.closest<HTMLElement>(`#${CSS.escape(panelId)}`) ?? root;
    const go = (event: KeyboardEvent, target: EventTarget | null | undefined): void => {
      if (!isElement(target)) return;
      shortcutModule.get()?.handleShortcut(event, target, {
        root,
        store,
        triage,
        access,
        shortcuts,
        last: last.current,
      });
    };
    // Keys pressed before the handler has loaded run in order, each at the focus the previous one left.
    let hasMoved = false;
    const goLate = (event: KeyboardEvent, pressedAt: EventTarget | undefined): void => {
      const before = activeElementAt(root);
      go(event, hasMoved ? before : pressedAt);
      hasMoved ||= activeElementAt(root) !== before;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const pressedAt = event.composedPath()[0];
      if (shortcutModule.get() !== undefined) go(event, pressedAt);
      else shortcutModule.load().then(() => goLate(event, pressedAt), report);
    };
    const onFocusIn = (event: FocusEvent): void => {
      const row = isElement(event.target) ? event.target.closest('[data-alert-id]') : null;
      last.current = row?.getAttribute('data-alert-id') ?? last.current;
      shortcutModule.preload();
    };
    frame.addEventListener('keydown', onKeyDown);
    frame.addEventListener('focusin', onFocusIn);
    return () => {
      frame.removeEventListener('keydown', onKeyDown);
      frame.removeEventListener('focusin', onFocusIn);
    };
  }, [rootRef, panelId, shortcuts, store, triage, access, report]);
}
