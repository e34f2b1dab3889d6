/** The story's own element: inside the shadow root where `parameters.pantau.shadowRoot` is set. */
export function storyRoot(canvasElement: HTMLElement): HTMLElement {
  const host = canvasElement.querySelector('[data-testid="shadow-host"]');
  return (host?.shadowRoot?.firstElementChild as HTMLElement | null | undefined) ?? canvasElement;
}

/** The element in focus there. */
export function focusedIn(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}

/**
 * A key on whatever has the focus, as the browser sends it: user-event only looks at the
 * document's own focus, and that is the host of a shadow root.
 */
export function pressKey(root: HTMLElement, key: string, options: KeyboardEventInit = {}): void {
  const target = focusedIn(root) ?? root;
  const init = { key, bubbles: true, composed: true, cancelable: true, ...options };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}
