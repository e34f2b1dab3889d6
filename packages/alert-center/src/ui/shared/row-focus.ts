import { activeElementAt, isElement, tabbablesIn } from '@pantau/core/ui/overlay';
import type { AlertId } from '../../engine/alert/alert.ts';

const ROW = '[data-alert-id] > button';
/** The button for new alerts of a list. */
const NEW = '[data-new-alerts]';

/** Buttons of the rows in a panel or a list. Closed sections have none. */
function rowButtons(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(ROW)];
}

export function rowIdAt(node: EventTarget | null): AlertId | undefined {
  const row = isElement(node) ? node.closest<HTMLElement>('[data-alert-id]') : null;
  return row?.dataset['alertId'];
}

export function isNewAlertsButton(node: Element): boolean {
  return node.closest(NEW) !== null;
}

/**
 * Focuses the next or previous row; without a focused row, the last focused or the first. The button for new alerts
 * is a stop above the first row of its list, and the one after the last row of all (AC-540).
 */
export function moveByRow(root: HTMLElement, step: 1 | -1, last: AlertId | undefined): void {
  const stops = [...root.querySelectorAll<HTMLElement>(`${NEW}, ${ROW}`)];
  const active = activeElementAt(root);
  const id = rowIdAt(active);
  const at = stops.findIndex((stop) => (id === undefined ? stop === active : rowIdAt(stop) === id));
  if (at === -1) {
    const rows = rowButtons(root);
    (rows.find((row) => rowIdAt(row) === last) ?? rows[0])?.focus();
    return;
  }
  const firstNew = root.querySelector<HTMLElement>(NEW);
  const next = stops[at + step] ?? (step === 1 ? firstNew : null);
  next?.focus();
}

/** Focuses the row of an alert or a stack. */
export function focusRow(root: HTMLElement, rowId: string): void {
  rowButtons(root)
    .find((row) => rowIdAt(row) === rowId)
    ?.focus();
}

/** Focuses the first or the last row of the list that contains a row (AC-541). */
export function moveToEnd(row: Element, end: 'first' | 'last'): void {
  const list = row.closest<HTMLElement>('[data-urgency]');
  if (list !== null)
    rowButtons(list)
      .at(end === 'first' ? 0 : -1)
      ?.focus();
}

/** The button for new alerts of the list that contains an element, else the first one of the panel. */
export function newAlertsButton(root: HTMLElement, near: Element): HTMLElement | null {
  const own = near.closest('[data-urgency]')?.querySelector<HTMLElement>(NEW);
  return own ?? root.querySelector<HTMLElement>(NEW);
}

/** Focuses the first row, or the first control of the panel. */
export function focusRows(root: HTMLElement): void {
  (rowButtons(root)[0] ?? tabbablesIn(root)[0])?.focus({ preventScroll: true });
}
