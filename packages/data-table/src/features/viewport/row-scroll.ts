import type { Band } from './row-window.ts';

/** Vertical scrolling, in px from the top of the first row. */
export interface RowScroll {
  /** Rows drawn beyond each edge, in px. */
  readonly extra: number;
  /** What the scrolling element shows. */
  visible(): Band;
  /** The part of it that no header, footer or bar covers. */
  clear(): Band;
  by(px: number): void;
}

export interface ScrollParts {
  readonly scroller: HTMLElement;
  readonly head: HTMLElement;
  /** px at the bottom that the table's footer and bars cover. */
  cover(): number;
}

/** The table scrolls itself. Its rows are drawn synchronously, so no extra ones are needed. */
export function ownScroll({ scroller, cover }: ScrollParts): RowScroll {
  const visible = (): Band => {
    const { scrollTop, clientHeight } = scroller;
    return { top: scrollTop, bottom: scrollTop + clientHeight };
  };
  return {
    extra: 0,
    visible,
    clear: () => {
      const { top, bottom } = visible();
      return { top, bottom: bottom - cover() };
    },
    by: (px) => {
      scroller.scrollTop += px;
    },
  };
}

/** The nearest ancestor that scrolls, also outside a shadow root; finally the page. */
function scrollingAncestor(element: HTMLElement): Element {
  const page = element.ownerDocument;
  const parentOf = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : node.parentNode;
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    if (!(node instanceof Element) || node === page.body || node === page.documentElement) continue;
    const { overflowY } = getComputedStyle(node);
    if (overflowY === 'auto' || overflowY === 'scroll') return node;
  }
  return page.scrollingElement ?? page.documentElement;
}

/** px; the browser may scroll this far before rows are drawn. Twice a fast turn of a wheel. */
const PAGE_EXTRA = 1_200;

const px = (value: string): number => Number.parseFloat(value) || 0;

/** The page, or an element around the table, scrolls. */
export function pageScroll({ scroller, head, cover }: ScrollParts): RowScroll {
  const ancestor = scrollingAncestor(scroller);
  const page = scroller.ownerDocument.defaultView;
  const isPage = ancestor === scroller.ownerDocument.scrollingElement;
  const foot = head.closest('[data-scroll]')?.parentElement?.querySelector(':scope > [data-foot]');
  /** The box in which rows can be seen, and the top of the first row, in px of the window. */
  const measure = () => {
    const first = scroller.getBoundingClientRect().top;
    const windowHeight = page?.innerHeight ?? 0;
    if (isPage) return { first, top: 0, bottom: windowHeight };
    const { top, bottom } = ancestor.getBoundingClientRect();
    return { first, top: Math.max(0, top), bottom: Math.min(windowHeight, bottom) };
  };
  return {
    extra: PAGE_EXTRA,
    visible: () => {
      const { first, top, bottom } = measure();
      const from = Math.max(0, top - first);
      return { top: from, bottom: Math.max(from, bottom - first) };
    },
    clear: () => {
      const { first, top, bottom } = measure();
      const headEnd = px(getComputedStyle(head).top) + head.offsetHeight;
      const footStart = cover() + (foot == null ? 0 : px(getComputedStyle(foot).bottom));
      return { top: top + headEnd - first, bottom: bottom - footStart - first };
    },
    by: (px) => ancestor.scrollBy({ top: px, behavior: 'instant' }),
  };
}
