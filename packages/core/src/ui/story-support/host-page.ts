/**
 * The host's document as text, without the widget: attributes of html, head and body, every
 * element, style sheets, and the styles that libraries tend to set on the body.
 */
export function hostPageOf(widget: Element): string {
  const page = widget.ownerDocument;
  widget.setAttribute('data-left-out', '');
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  widget.removeAttribute('data-left-out');
  copy.querySelector('[data-left-out]')?.remove();
  const { overflow, paddingRight, pointerEvents, position } = getComputedStyle(page.body);
  return [
    new XMLSerializer().serializeToString(copy),
    `sheets ${page.styleSheets.length} adopted ${page.adoptedStyleSheets.length}`,
    JSON.stringify({ overflow, paddingRight, pointerEvents, position }),
  ].join('\n');
}
