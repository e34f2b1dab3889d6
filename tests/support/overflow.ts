/**
 * Runs in the page: elements that stick out of it sideways, and words that are cut where nobody meant
 * them to be. A line that ends in "…" is meant to.
 *
 * @param host selector of an element whose shadow root is looked at; the whole page when left out
 */
export function overflowOf(host?: string): string[] {
  const found: string[] = [];
  const shadow = host === undefined ? undefined : document.querySelector(host)?.shadowRoot;
  if (shadow === null) throw new Error(`${host} has no open shadow root`);
  const root: ParentNode = shadow ?? document.body;
  const width = document.documentElement.clientWidth;

  /** Scrolled or clipped away on purpose by something around it. */
  const isClipped = (element: Element): boolean => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible' && around !== document.body) return true;
    }
    return false;
  };

  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const box = element.getBoundingClientRect();
    const isDrawn = box.width > 1 && box.height > 1 && element.closest('svg') === null;
    if (!isDrawn || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const isOut = (box.right > width + 1 || box.left < -1) && !isClipped(element);
    const isCut =
      element.matches('button, h1, h2, h3, h4, label, dt') &&
      style.overflowX !== 'visible' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    if (isOut || isCut) {
      found.push(
        `${isOut ? 'out' : 'cut'}: ${element.tagName} ${element.className} ${element.innerText}`,
      );
    }
  }
  const isWhole = shadow === undefined;
  if (isWhole && document.documentElement.scrollWidth > width)
    found.push('the page scrolls sideways');
  return found;
}
