/** Whether the whole height of an element can be seen: nothing else is in front of its edges. */
export function isUncovered(element: HTMLElement): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const x = left + Math.min(width / 2, 20);
  return [top + 2, (top + bottom) / 2, bottom - 3].every((y) => {
    const seen = root.elementFromPoint(x, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

/** Resolves in the next frame, after its scroll events. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
