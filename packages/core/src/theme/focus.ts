const candidates = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  'video[controls]',
  'iframe',
  '[tabindex]',
  '[contenteditable]',
].join(',');

/**
 * Whether it is an element, also of another window, whose elements are not instances of this window's classes. It may be
 * an SVG element, which lacks some properties of HTML.
 */
export const isElement = (target: unknown): target is HTMLElement =>
  (target as Partial<Node> | null | undefined)?.nodeType === 1;

/** The window that shows the node: its observers, frames and media queries are those that apply. */
export const viewOf = (node: Node): Window & typeof globalThis =>
  node.ownerDocument?.defaultView ?? window;

/** The document or shadow root that contains the node; `null` if it is in neither. */
export function rootOf(node: Node): Document | ShadowRoot | null {
  const root = node.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot) : null;
}

/** The focused element as seen from `node`: in a shadow root, the focused element inside it. */
export function activeElementAt(node: Node): Element | null {
  return rootOf(node)?.activeElement ?? null;
}

export function hasFocusWithin(node: Node): boolean {
  return node.contains(activeElementAt(node));
}

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, input[type="hidden"]')) return false;
  if (element.closest('[inert]') !== null) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** The elements that Tab stops at, in document order. */
export function tabbablesIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(isTabbable);
}

/** Keeps Tab inside the container: from its last element to its first and back. */
export function loopTab(
  container: HTMLElement,
  event: { readonly shiftKey: boolean; preventDefault(): void },
): void {
  const tabbables = tabbablesIn(container);
  const first = tabbables.at(0);
  const last = tabbables.at(-1);
  const active = activeElementAt(container);
  const wouldLeave = event.shiftKey
    ? active === first || active === container
    : active === last || first === undefined;
  if (!wouldLeave) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
