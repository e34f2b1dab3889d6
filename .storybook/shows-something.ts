/** What a browser draws by itself. */
const drawn = 'svg, img, video, canvas, input, textarea, iframe';

const isTransparent = (color: string): boolean =>
  color === 'transparent' || /, 0\)$|\/ 0\)$/.test(color);

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  const { visibility, backgroundColor, borderTopStyle } = getComputedStyle(element);
  if (visibility !== 'visible') return false;
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  const hasEdge = borderTopStyle !== 'none' && borderTopStyle !== 'hidden';
  return hasText || hasEdge || element.matches(drawn) || !isTransparent(backgroundColor);
}

/** Whether a reviewer sees anything in the page besides the frame of the story (`data-frame`), also in shadow roots. */
export function showsSomething(root: ParentNode): boolean {
  return [...root.querySelectorAll('*:not(script, style, [data-frame])')].some(
    (element) =>
      isSeen(element) || (element.shadowRoot !== null && showsSomething(element.shadowRoot)),
  );
}
