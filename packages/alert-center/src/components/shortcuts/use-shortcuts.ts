import { type RefObject, useEffect, useRef } from 'react';
import { useAlertCenter } from '../../controllers/alert-center-context.ts';
import type { AlertId } from '../../domain/alert.ts';
import { type ShortcutCommand, useViewOptions } from '../options/view-options.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import { moveByRow, rowIdAt } from './row-focus.ts';
import { commandOf, isTypedInto, keysInForce } from './shortcut-keys.ts';

/**
 * Triage by keys while the focus is inside the panel: never while something is typed, nor under a dialog
 * or a menu, which have the focus themselves. With picks, the keys mean these; else the row in focus.
 */
export function useShortcuts(rootRef: RefObject<HTMLElement | null>): void {
  const { triage: state, jotai } = useAlertCenter();
  const triage = useAlertTriage();
  const { shortcuts } = useViewOptions();
  const last = useRef<AlertId | undefined>(undefined);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const keys = keysInForce(shortcuts);
    const { picks } = state;

    const run = (command: ShortcutCommand, event: KeyboardEvent, target: Element): boolean => {
      const row = rowIdAt(target);
      const picked = jotai.get(picks.ids);
      const ids = picked.size > 0 ? [...picked] : row === undefined ? [] : [row];
      switch (command) {
        case 'next':
        case 'previous':
          // Elsewhere the arrows belong to what has the focus.
          if (event.key.startsWith('Arrow') && row === undefined) return false;
          moveByRow(root, command === 'next' ? 1 : -1, last.current);
          return true;
        case 'open':
          // Enter is the row's own.
          if (event.key === 'Enter' || row === undefined) return false;
          root.querySelector<HTMLElement>(`[data-alert-id="${CSS.escape(row)}"] > button`)?.click();
          return true;
        case 'select':
          if (row === undefined) return false;
          if (event.shiftKey) picks.pickTo(row);
          else picks.pick(row, !picked.has(row));
          return true;
        case 'undo':
          void triage.undo();
          return true;
        case 'help':
          triage.showHelp();
          return true;
        default:
          if (ids.length === 0) return false;
          if (command === 'resolve') void triage.resolve(ids);
          else if (command === 'falseAlert') triage.askFalseAlert(ids);
          else triage.askNote(ids);
          return true;
      }
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.composedPath()[0];
      if (event.defaultPrevented || !(target instanceof Element) || isTypedInto(target)) return;
      const isEscape = event.key === 'Escape' && jotai.get(picks.ids).size > 0;
      const command = keys === null ? null : commandOf(event, keys);
      if (isEscape) picks.clear();
      else if (command === null || !run(command, event, target)) return;
      event.preventDefault();
      // Neither the popup around it nor the host's page has keys to answer to now.
      event.stopPropagation();
    };
    const onFocusIn = (event: FocusEvent): void => {
      last.current = rowIdAt(event.target) ?? last.current;
    };
    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('focusin', onFocusIn);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('focusin', onFocusIn);
    };
  }, [rootRef, shortcuts, state, jotai, triage]);
}
