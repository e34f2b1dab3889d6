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
  scrollTo(cell: { readonly row: number | null; readonly column: number | null }): void;
  /** Shifts the scroll position by whole rows without a visible jump. */
  shiftRows(count: number): void;
  scrollToTop(): void;
  firstRow(): number;
  /** Number of rows that fit. */
  pageSize(): number;
}

/** Extra rows rendered. Own scrolling is drawn synchronously, so it needs hardly any. */
const EXTRA_ROWS = { own: 1, page: 8 } as const;
/** px of extra columns rendered on each side. */
const EXTRA_WIDTH = 80;

const noneVisible: VisibleRange = { rows: { start: 0, end: 0 }, columns: { start: 0, end: 0 } };
const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

/**
 * Computes which rows and columns are visible, and moves them.
 *
 * With its own scrolling, rows are in a sticky layer and are moved only by this code, in the same frame in
 * which they are rendered. So the browser cannot scroll ahead and show a blank band (DT-7), and header,
 * pinned and scrolling columns stay aligned.
 */
class ScrollViewport implements GridViewport {
  readonly #listeners = new Set<() => void>();
  readonly #tracks = new Set<HTMLElement>();
  #parts: ViewportParts | null = null;
  #geometry: Geometry | null = null;
  #size = { width: 0, height: 0 };
  #scroll = { top: 0, left: 0 };
  #visible = noneVisible;

  attach(parts: ViewportParts): () => void {
    this.#parts = parts;
    const { scroller } = parts;
    const observer = new ResizeObserver(() => {
      this.#readSize();
      this.#update(true);
    });
    observer.observe(scroller);
    this.#readSize();
    this.#update(false);
    // Any ancestor may scroll, and scroll events do not bubble, so listen during capture.
    const targets = new Set<Node>([scroller.ownerDocument, scroller.getRootNode()]);
    for (const target of targets) {
      target.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
    }
    return () => {
      this.#parts = null;
      observer.disconnect();
      for (const target of targets) {
        target.removeEventListener('scroll', this.#onScroll, { capture: true });
      }
    };
  }

  setGeometry(geometry: Geometry): void {
    const isOther = this.#geometry?.scroll !== geometry.scroll;
    this.#geometry = geometry;
    if (isOther) this.#readSize();
    else this.#readScroll();
    this.#update(false);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getVisibleRange = (): VisibleRange => this.#visible;

  readonly follow = (element: HTMLElement | null): void => {
    if (element === null) return;
    this.#tracks.add(element);
    element.style.transform = `translateX(${-this.#scroll.left}px)`;
  };

  scrollTo({ row, column }: { readonly row: number | null; readonly column: number | null }): void {
    if (this.#parts === null || this.#geometry === null) return;
    const { scroller } = this.#parts;
    const { rowHeight, offsets, startWidth, endWidth, scroll } = this.#geometry;
    if (row !== null && scroll === 'own') {
      const top = row * rowHeight;
      const lowest = top + rowHeight - this.#size.height;
      scroller.scrollTop = Math.max(lowest, Math.min(this.#scroll.top, top));
    }
    if (column !== null) {
      const [start = 0, end = 0] = offsets.slice(column, column + 2);
      const lowest = end - (this.#size.width - startWidth - endWidth);
      scroller.scrollLeft = Math.min(start, Math.max(lowest, this.#scroll.left));
    }
    this.#onScroll();
  }

  shiftRows(count: number): void {
    if (this.#parts === null || this.#geometry?.scroll !== 'own') return;
    this.#parts.scroller.scrollTop += count * this.#geometry.rowHeight;
    this.#readScroll();
    this.#update(false);
  }

  scrollToTop(): void {
    if (this.#parts === null || this.#geometry?.scroll !== 'own') return;
    if (this.#scroll.top === 0) return;
    this.#parts.scroller.scrollTop = 0;
    this.#readScroll();
    this.#update(false);
  }

  firstRow(): number {
    return Math.floor(this.#scroll.top / (this.#geometry?.rowHeight ?? 1));
  }

  pageSize(): number {
    const fitting = Math.floor(this.#size.height / (this.#geometry?.rowHeight ?? 1));
    return Math.max(1, fitting - 1);
  }

  readonly #onScroll = (): void => {
    this.#readScroll();
    this.#update(true);
  };

  #applyScroll(): void {
    if (this.#parts === null || this.#geometry === null) return;
    const { top, left } = this.#scroll;
    const shift = `translateX(${-left}px)`;
    for (const track of this.#tracks) {
      if (track.isConnected) track.style.transform = shift;
      else this.#tracks.delete(track);
    }
    const isOwn = this.#geometry.scroll === 'own';
    this.#parts.canvas.style.transform = isOwn ? `translate3d(0, ${-top}px, 0)` : '';
    this.#parts.scroller.dataset['scrolledX'] = String(left > 0);
  }

  #measure(): VisibleRange {
    if (this.#geometry === null) return noneVisible;
    const { rowCount, rowHeight, offsets, startWidth, endWidth, scroll } = this.#geometry;
    const { top, left } = this.#scroll;
    const { width, height } = this.#size;
    const visible = this.#visible;
    const rows = visibleRows(top, height, rowHeight, rowCount, EXTRA_ROWS[scroll]);
    const room = Math.max(width - startWidth - endWidth, 0);
    const columns = visibleColumns(offsets, left, room, EXTRA_WIDTH);
    return {
      rows: isSame(rows, visible.rows) ? visible.rows : rows,
      columns: isSame(columns, visible.columns) ? visible.columns : columns,
    };
  }

  /** @param synchronous renders synchronously, before the next paint */
  #update(synchronous: boolean): void {
    this.#applyScroll();
    const next = this.#measure();
    if (next.rows === this.#visible.rows && next.columns === this.#visible.columns) return;
    this.#visible = next;
    const notify = (): void => this.#listeners.forEach((listener) => listener());
    if (synchronous) flushSync(notify);
    else notify();
  }

  #readScroll(): void {
    if (this.#parts === null || this.#geometry === null) return;
    const { scroller } = this.#parts;
    if (this.#geometry.scroll === 'own') {
      this.#scroll = { top: scroller.scrollTop, left: scroller.scrollLeft };
      return;
    }
    const { top } = scroller.getBoundingClientRect();
    const page = scroller.ownerDocument.defaultView?.innerHeight ?? 0;
    this.#scroll = { top: Math.max(0, -top), left: scroller.scrollLeft };
    this.#size = { ...this.#size, height: Math.max(0, page - Math.max(0, top)) };
  }

  #readSize(): void {
    if (this.#parts === null || this.#geometry === null) return;
    const { scroller, layer, head } = this.#parts;
    const { clientWidth, clientHeight, offsetWidth } = scroller;
    this.#size = { width: clientWidth, height: clientHeight };
    layer.style.width = `${clientWidth}px`;
    layer.style.height = this.#geometry.scroll === 'own' ? `${clientHeight}px` : '100%';
    head.style.paddingInlineEnd = `${offsetWidth - clientWidth}px`;
    this.#readScroll();
  }
}

export const createGridViewport = (): GridViewport => new ScrollViewport();
