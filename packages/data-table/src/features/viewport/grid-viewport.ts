import { flushSync } from 'react-dom';
import { type Span, visibleColumns, visibleRows } from './row-window.ts';

/** Sizes and positions in px. */
export interface Geometry {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Start of each scrolling column and the end of the last one. */
  readonly offsets: readonly number[];
  /** Widths of the pinned columns. */
  readonly startWidth: number;
  readonly endWidth: number;
  /** Whether the table scrolls itself or with the page. */
  readonly scroll: 'own' | 'page';
}

/** The visible rows and columns. */
export interface VisibleRange {
  readonly rows: Span;
  readonly columns: Span;
}

export interface ViewportParts {
  readonly scroller: HTMLElement;
  readonly layer: HTMLElement;
  readonly canvas: HTMLElement;
  readonly head: HTMLElement;
}

export interface GridViewport {
  attach(parts: ViewportParts): () => void;
  setGeometry(geometry: Geometry): void;
  subscribe(listener: () => void): () => void;
  getVisibleRange(): VisibleRange;
  /** Ref for the element of each row that contains the scrolling columns. */
  readonly follow: (element: HTMLElement | null) => void;
  scrollTo(applyScroll: { readonly row: number | null; readonly column: number | null }): void;
  /** Shifts the scroll position by whole rows without a visible jump. */
  shiftRows(count: number): void;
  scrollToTop(): void;
  firstRow(): number;
  /** Number of rows that fit. */
  pageSize(): number;
}

/** Extra rows rendered. Own scrolling is drawn synchronously, so it needs hardly any. */
const SPARE_ROWS = { own: 1, page: 8 } as const;
/** px of extra columns rendered on each side. */
const SPARE_COLUMNS = 80;

const noneVisible: VisibleRange = { rows: { start: 0, end: 0 }, columns: { start: 0, end: 0 } };
const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

/**
 * Computes which rows and columns are visible, and moves them.
 * With its own scrolling, rows are in a sticky layer and are moved only by this code, in the same frame in
 * which they are rendered. So the browser cannot scroll ahead and show a blank band (DT-7), and header,
 * pinned and scrolling columns stay aligned.
 */
export function createGridViewport(): GridViewport {
  const listeners = new Set<() => void>();
  const tracks = new Set<HTMLElement>();
  let parts: ViewportParts | null = null;
  let geometry: Geometry | null = null;
  let size = { width: 0, height: 0 };
  let scroll = { top: 0, left: 0 };
  let visible = noneVisible;

  const applyScroll = (): void => {
    if (parts === null || geometry === null) return;
    const shift = `translateX(${-scroll.left}px)`;
    for (const track of tracks) {
      if (track.isConnected) track.style.transform = shift;
      else tracks.delete(track);
    }
    const isOwn = geometry.scroll === 'own';
    parts.canvas.style.transform = isOwn ? `translate3d(0, ${-scroll.top}px, 0)` : '';
    parts.scroller.dataset['scrolledX'] = String(scroll.left > 0);
  };

  const measure = (): VisibleRange => {
    if (geometry === null) return noneVisible;
    const { rowCount, rowHeight, offsets, startWidth, endWidth } = geometry;
    const extra = SPARE_ROWS[geometry.scroll];
    const rows = visibleRows(scroll.top, size.height, rowHeight, rowCount, extra);
    const room = size.width - startWidth - endWidth;
    const columns = visibleColumns(offsets, scroll.left, Math.max(room, 0), SPARE_COLUMNS);
    return {
      rows: isSame(rows, visible.rows) ? visible.rows : rows,
      columns: isSame(columns, visible.columns) ? visible.columns : columns,
    };
  };

  /** @param synchronous renders synchronously, before the next paint */
  const update = (synchronous: boolean): void => {
    applyScroll();
    const next = measure();
    if (next.rows === visible.rows && next.columns === visible.columns) return;
    visible = next;
    const notify = (): void => listeners.forEach((listener) => listener());
    if (synchronous) flushSync(notify);
    else notify();
  };

  const readScroll = (): void => {
    if (parts === null || geometry === null) return;
    const { scroller } = parts;
    if (geometry.scroll === 'own') {
      scroll = { top: scroller.scrollTop, left: scroller.scrollLeft };
      return;
    }
    const { top } = scroller.getBoundingClientRect();
    const page = scroller.ownerDocument.defaultView?.innerHeight ?? 0;
    scroll = { top: Math.max(0, -top), left: scroller.scrollLeft };
    size = { ...size, height: Math.max(0, page - Math.max(0, top)) };
  };

  const readSize = (): void => {
    if (parts === null || geometry === null) return;
    const { scroller, layer } = parts;
    const { clientWidth, clientHeight, offsetWidth } = scroller;
    size = { width: clientWidth, height: clientHeight };
    layer.style.width = `${clientWidth}px`;
    layer.style.height = geometry.scroll === 'own' ? `${clientHeight}px` : '100%';
    parts.head.style.paddingInlineEnd = `${offsetWidth - clientWidth}px`;
    readScroll();
  };

  const onScroll = (): void => {
    readScroll();
    update(true);
  };

  return {
    attach(next) {
      parts = next;
      const { scroller } = next;
      const observer = new ResizeObserver(() => {
        readSize();
        update(true);
      });
      observer.observe(scroller);
      readSize();
      update(false);
      // Any ancestor may scroll, and scroll events do not bubble, so listen during capture.
      const page = scroller.ownerDocument;
      page.addEventListener('scroll', onScroll, { capture: true, passive: true });
      const root = scroller.getRootNode();
      if (root !== page)
        root.addEventListener('scroll', onScroll, { capture: true, passive: true });
      return () => {
        parts = null;
        observer.disconnect();
        page.removeEventListener('scroll', onScroll, { capture: true });
        root.removeEventListener('scroll', onScroll, { capture: true });
      };
    },
    setGeometry(next) {
      const isFirst = geometry === null || geometry.scroll !== next.scroll;
      geometry = next;
      if (isFirst) readSize();
      else readScroll();
      update(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getVisibleRange: () => visible,
    follow: (element) => {
      if (element === null) return;
      tracks.add(element);
      element.style.transform = `translateX(${-scroll.left}px)`;
    },
    scrollTo({ row, column }) {
      if (parts === null || geometry === null) return;
      const { scroller } = parts;
      const { rowHeight, offsets, startWidth, endWidth } = geometry;
      if (row !== null && geometry.scroll === 'own') {
        const top = row * rowHeight;
        const least = top + rowHeight - size.height;
        scroller.scrollTop = Math.max(least, Math.min(scroll.top, top));
      }
      if (column !== null) {
        const [start = 0, end = 0] = offsets.slice(column, column + 2);
        const least = end - (size.width - startWidth - endWidth);
        scroller.scrollLeft = Math.min(start, Math.max(least, scroll.left));
      }
      onScroll();
    },
    shiftRows(count) {
      if (parts === null || geometry?.scroll !== 'own') return;
      parts.scroller.scrollTop += count * geometry.rowHeight;
      readScroll();
      update(false);
    },
    scrollToTop() {
      if (parts === null || geometry?.scroll !== 'own' || scroll.top === 0) return;
      parts.scroller.scrollTop = 0;
      readScroll();
      update(false);
    },
    firstRow: () => Math.floor(scroll.top / (geometry?.rowHeight ?? 1)),
    pageSize: () => Math.max(1, Math.floor(size.height / (geometry?.rowHeight ?? 1)) - 1),
  };
}
