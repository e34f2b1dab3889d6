import { activeElementAt, isElement } from '../../theme/focus.ts';

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

/** Whether an element takes text input. */
function isTextField(node: EventTarget | null): node is HTMLElement {
  if (!isElement(node)) return false;
  if (node.localName === 'input') return !notText.has((node as HTMLInputElement).type);
  return node.localName === 'textarea' || node.isContentEditable;
}

/** The focused text field inside one of the elements, if any. */
export function focusedTextField(places: readonly (HTMLElement | null)[]): HTMLElement | null {
  for (const place of places) {
    const active = place === null ? null : activeElementAt(place);
    if (isTextField(active) && place?.contains(active)) return active;
  }
  return null;
}

/** Some browsers have a separate selection per shadow root. */
interface SelectingRoot {
  getSelection?(): Selection | null;
}

/** Whether selected text overlaps the element. */
export function hasSelectedText(element: HTMLElement): boolean {
  const root = element.getRootNode() as SelectingRoot;
  const selection = root.getSelection?.() ?? element.ownerDocument.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return false;
  return selection.containsNode(element, true);
}
