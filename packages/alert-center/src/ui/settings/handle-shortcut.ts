import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import type { ShortcutCommand, Shortcuts } from '../shared/view-options.ts';
import type { AlertTriage } from '../shared/triage-context.ts';
import { moveByRow, rowIdAt } from '../shared/row-focus.ts';
import { commandOf, isTypedInto, keysInForce } from '../shared/shortcut-keys.ts';

export interface KeyContext {
  readonly root: HTMLElement;
  readonly store: AlertCenterStore;
  readonly triage: AlertTriage;
  readonly shortcuts: Shortcuts | 'off' | undefined;
  /** The row that had the focus last. */
  readonly last: AlertId | undefined;
}

/** With picks, the keys mean these; else the row in focus. Whether the key was ours. */
function run(
  command: ShortcutCommand,
  event: KeyboardEvent,
  target: Element,
  context: KeyContext,
): boolean {
  const { root, store, triage, last } = context;
  const { picks } = store.triage;
  const row = rowIdAt(target);
  const picked = store.jotai.get(picks.ids);
  const ids = picked.size > 0 ? [...picked] : row === undefined ? [] : [row];
  switch (command) {
    case 'next':
    case 'previous':
      // Elsewhere the arrows belong to what has the focus.
      if (event.key.startsWith('Arrow') && row === undefined) return false;
      moveByRow(root, command === 'next' ? 1 : -1, last);
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
    case 'previousAlert':
    case 'nextAlert':
      // They step in the preview that has the focus.
      return false;
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
}

/** Does what a key asks for, and keeps it from the popup around and from the host's page. */
export function answerKey(event: KeyboardEvent, target: Element, context: KeyContext): void {
  if (event.defaultPrevented || isTypedInto(target)) return;
  const { store, shortcuts } = context;
  const { picks } = store.triage;
  const keys = keysInForce(shortcuts);
  const command = keys === null ? null : commandOf(event, keys);
  if (event.key === 'Escape' && store.jotai.get(picks.ids).size > 0) picks.clear();
  else if (command === null || !run(command, event, target, context)) return;
  event.preventDefault();
  event.stopPropagation();
}
