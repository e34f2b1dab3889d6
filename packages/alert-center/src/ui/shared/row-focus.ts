import { activeElementAt, tabbablesIn } from '@pantau/core/ui/overlay';
import type { AlertId } from '../../engine/alert/alert.ts';

/** Buttons of the rows in a panel. Closed sections have none. */
function rowButtons(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-alert-id] > button')];
}

export function rowIdAt(node: EventTarget | null): AlertId | undefined {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-alert-id]') : null;
  return row?.dataset['alertId'];
}

/** Focuses the next or previous row; without a focused row, the last focused or the first. */
export function moveByRow(root: HTMLElement, step: 1 | -1, last: AlertId | undefined): void {
  const buttons = rowButtons(root);
  const at = (id: AlertId | undefined): number => buttons.findIndex((one) => rowIdAt(one) === id);
  const active = rowIdAt(activeElementAt(root));
  const next = active === undefined ? Math.max(0, at(last)) : at(active) + step;
  buttons[Math.min(Math.max(0, next), buttons.length - 1)]?.focus();
}

/** Focuses the first row, or the first control of the panel. */
export function focusRows(root: HTMLElement): void {
  (rowButtons(root)[0] ?? tabbablesIn(root)[0])?.focus({ preventScroll: true });
}
