/**
 * Runs in the page: finds elements that extend beyond its sides, and text that is cut off without an
 * ellipsis.
 *
 * @param host selector of an element whose shadow root is checked; defaults to the whole page
 */
export function findOverflow(host?: string): string[] {
  const found: string[] = [];
  const shadow = host === undefined ? undefined : document.querySelector(host)?.shadowRoot;
  if (shadow === null) throw new Error(`${host} has no open shadow root`);
  const root: ParentNode = shadow ?? document.body;
  const width = document.documentElement.clientWidth;

  /** Clipped by a scrolling or clipping ancestor. */
  const isClipped = (element: Element): boolean => {
    for (
      let ancestor = element.parentElement;
      ancestor !== null;
      ancestor = ancestor.parentElement
    ) {
      if (getComputedStyle(ancestor).overflowX !== 'visible' && ancestor !== document.body)
        return true;
    }
    return false;
  };

  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const box = element.getBoundingClientRect();
    const visible = box.width > 1 && box.height > 1 && element.closest('svg') === null;
    if (!visible || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const outside = (box.right > width + 1 || box.left < -1) && !isClipped(element);
    const cutOff =
      element.matches('button, h1, h2, h3, h4, label, dt') &&
      style.overflowX !== 'visible' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    if (outside || cutOff) {
      found.push(
        `${outside ? 'outside' : 'cut off'}: ${element.tagName} ${element.className} ${element.innerText}`,
      );
    }
  }
  if (shadow === undefined && document.documentElement.scrollWidth > width)
    found.push('the page scrolls sideways');
  return found;
}
