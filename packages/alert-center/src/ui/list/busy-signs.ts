import { activeElementAt } from '@pantau/core/ui/overlay';

const notText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether one writes in it. */
export function isTextField(node: EventTarget | null): node is HTMLElement {
  if (!(node instanceof HTMLElement)) return false;
  if (node instanceof HTMLInputElement) return !notText.has(node.type);
  return node instanceof HTMLTextAreaElement || node.isContentEditable;
}

/** The field in which the user writes, in one of the places; null when there is none. */
export function fieldInUse(places: readonly (HTMLElement | null)[]): HTMLElement | null {
  for (const place of places) {
    const active = place === null ? null : activeElementAt(place);
    if (isTextField(active) && place?.contains(active)) return active;
  }
  return null;
}

/** A root that knows its own selection; only some browsers have it. */
interface SelectingRoot {
  getSelection?(): Selection | null;
}

/** Whether text that is marked begins, ends or lies in the element. */
export function hasMarkedText(element: HTMLElement): boolean {
  const root = element.getRootNode() as SelectingRoot;
  const selection = root.getSelection?.() ?? element.ownerDocument.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return false;
  return selection.containsNode(element, true);
}
