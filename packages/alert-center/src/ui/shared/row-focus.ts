import { activeElementAt, tabbablesIn } from '@pantau/core/ui/overlay';
import type { AlertId } from '../../engine/alert/alert.ts';

/** Rows of a panel, by their buttons; those of a closed section are not there. */
function rowButtons(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-alert-id] > button')];
}

export function rowIdAt(node: EventTarget | null): AlertId | undefined {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-alert-id]') : null;
  return row?.dataset['id'];
}

/** Goes one row on, or to the one that had the focus last, or to the first. */
export function moveByRow(root: HTMLElement, step: 1 | -1, last: AlertId | undefined): void {
  const buttons = rowButtons(root);
  const at = (id: AlertId | undefined): number => buttons.findIndex((one) => rowIdAt(one) === id);
  const active = rowIdAt(activeElementAt(root));
  const next = active === undefined ? Math.max(0, at(last)) : at(active) + step;
  buttons[Math.min(Math.max(0, next), buttons.length - 1)]?.focus();
}

/** What had the focus goes away: it goes to a row, or else to what the panel has. */
export function focusRows(root: HTMLElement): void {
  (rowButtons(root)[0] ?? tabbablesIn(root)[0])?.focus({ preventScroll: true });
}
