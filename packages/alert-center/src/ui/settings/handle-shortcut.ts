import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import type { AlertAccess } from '../../hooks/permissions.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import {
  selectRow,
  selectToRow,
  stackAt,
  stackWith,
  stacksOf,
  targetsAt,
} from '../../hooks/stacks.ts';
import type { ShortcutCommand, Shortcuts } from '../shared/view-options.ts';
import type { AlertTriage } from '../../hooks/alert-triage.ts';
import {
  focusRow,
  isNewAlertsButton,
  moveByRow,
  moveToEnd,
  newAlertsButton,
  rowIdAt,
} from '../shared/row-focus.ts';
import {
  activeKeys,
  capturesKeys,
  findCommand,
  isCommandAllowed,
} from '../shared/shortcut-keys.ts';

export interface ShortcutContext {
  readonly root: HTMLElement;
  readonly store: AlertCenterStore;
  readonly triage: AlertTriage;
  readonly access: AlertAccess;
  readonly shortcuts: Shortcuts | 'off' | undefined;
  /** Id of the row focused last. */
  readonly last: AlertId | undefined;
}

/** Whether the search was opened and its field is not there yet: keys are meant for it. */
const isSearchLoading = (root: HTMLElement): boolean =>
  root.querySelector('[data-search-button][aria-expanded="true"]') !== null &&
  root.querySelector('[data-alert-search]') === null;

/**
 * Like a tree: expands a stack, then enters it; from its alerts goes back to its row, then collapses it. Returns whether
 * there was anything to do.
 */
function stepIntoStack(
  command: 'expand' | 'collapse',
  { key }: KeyboardEvent,
  target: Element,
  { root, store }: ShortcutContext,
  row: string,
): boolean {
  const isMirrored = key.startsWith('Arrow') && getComputedStyle(target).direction === 'rtl';
  const isInwards = (command === 'expand') !== isMirrored;
  const stack = stackAt(store, row);
  if (stack !== undefined && stack.isExpanded !== isInwards) {
    stacksOf(store).expand(stack.id, isInwards);
    return true;
  }
  const next = isInwards ? stack?.ids[0] : stackWith(store, row);
  if (next === undefined || (stack !== undefined && !isInwards)) return false;
  focusRow(root, next);
  return true;
}

/** Runs a command on the selected alerts, or on the focused row. Returns whether it applied. */
function run(
  command: ShortcutCommand,
  event: KeyboardEvent,
  target: Element,
  context: ShortcutContext,
): boolean {
  const { root, store, triage, last } = context;
  const row = rowIdAt(target);
  const selected = store.get().selection.alerts;
  const ids =
    selected.size > 0 ? [...selected.keys()] : row === undefined ? [] : targetsAt(store, row);
  switch (command) {
    case 'next':
    case 'previous':
      // Outside the list, arrow keys belong to the focused element.
      if (event.key.startsWith('Arrow') && row === undefined && !isNewAlertsButton(target))
        return false;
      moveByRow(root, command === 'next' ? 1 : -1, last);
      return true;
    case 'first':
    case 'last':
      if (row === undefined && !isNewAlertsButton(target)) return false;
      moveToEnd(target, command);
      return true;
    case 'showNew': {
      const button = newAlertsButton(root, target);
      button?.click();
      return button !== null;
    }
    case 'open':
      // Enter activates the row's button by itself.
      if (event.key === 'Enter' || row === undefined) return false;
      root.querySelector<HTMLElement>(`[data-alert-id="${CSS.escape(row)}"] > button`)?.click();
      return true;
    case 'select':
      if (row === undefined) return false;
      if (event.shiftKey) selectToRow(store, row);
      else
        selectRow(store, row, !(stackAt(store, row)?.ids ?? [row]).every((id) => selected.has(id)));
      return true;
    case 'expand':
    case 'collapse':
      return row !== undefined && stepIntoStack(command, event, target, context, row);
    case 'undo':
      void triage.undo();
      return true;
    case 'previousAlert':
    case 'nextAlert':
      // Handled by the focused preview.
      return false;
    case 'search': {
      const button = root.querySelector<HTMLElement>('[data-search-button]');
      button?.click();
      return button !== null;
    }
    case 'snooze':
      if (row === undefined || store.source.snooze === undefined) return false;
      // The repeats of a stack are of one event on one vehicle.
      triage.promptSnooze(targetsAt(store, row)[0] ?? row);
      return true;
    case 'take':
      if (ids.length === 0 || store.source.changeOwner === undefined) return false;
      void triage.take(ids);
      return true;
    case 'help':
      triage.showHelp();
      return true;
    default:
      if (ids.length === 0) return false;
      if (command === 'resolve') void triage.resolve(ids);
      else if (command === 'resolveWithNote') triage.promptResolveNote(ids);
      else if (command === 'falseAlert') triage.promptFalseAlert(ids);
      else triage.promptNote(ids);
      return true;
  }
}

/** Handles a key press, and keeps handled keys from the surrounding popup and the host page. */
export function handleShortcut(
  event: KeyboardEvent,
  target: Element,
  context: ShortcutContext,
): void {
  if (event.defaultPrevented || capturesKeys(target) || isSearchLoading(context.root)) return;
  const { store, shortcuts } = context;
  const selection = store.actions.selection;
  const keys = activeKeys(shortcuts);
  const command = keys === null ? null : findCommand(event, keys);
  if (command !== null && !isCommandAllowed(command, context.access)) return;
  if (event.key === 'Escape' && store.get().selection.alerts.size > 0) selection.clear();
  else if (command === null || !run(command, event, target, context)) return;
  event.preventDefault();
  event.stopPropagation();
}
