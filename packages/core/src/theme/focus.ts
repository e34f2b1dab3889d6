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

/** The focused element as seen from `node`: in a shadow root, the focused element inside it. */
export function activeElementAt(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
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
