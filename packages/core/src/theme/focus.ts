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

/** The element in focus as seen from `node`: inside a shadow root, the one inside it. */
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

/** What Tab stops at, in the order of the document. */
export function tabbablesIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(isTabbable);
}

/** Keeps Tab inside: from the last to the first and back. */
export function loopTab(
  container: HTMLElement,
  event: { readonly shiftKey: boolean; preventDefault(): void },
): void {
  const tabbables = tabbablesIn(container);
  const first = tabbables.at(0);
  const last = tabbables.at(-1);
  const active = activeElementAt(container);
  const leaves = event.shiftKey
    ? active === first || active === container
    : active === last || first === undefined;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
