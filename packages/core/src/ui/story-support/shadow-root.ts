/** The story's root element: inside the shadow root if `parameters.pantau.shadowRoot` is set. */
export function storyRoot(canvasElement: HTMLElement): HTMLElement {
  const host = canvasElement.querySelector('[data-testid="shadow-host"]');
  return (host?.shadowRoot?.firstElementChild as HTMLElement | null | undefined) ?? canvasElement;
}

/** The focused element in the same document or shadow root. */
export function focusedIn(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}

/**
 * Dispatches a key on the focused element. user-event only knows the document's focused element,
 * which is the host of a shadow root.
 */
export function pressKey(root: HTMLElement, key: string, options: KeyboardEventInit = {}): void {
  const target = focusedIn(root) ?? root;
  const init = { key, bubbles: true, composed: true, cancelable: true, ...options };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}
