import type { Clock } from '@pantau/core';
import { flushSync } from 'react-dom';
import { type Geometry, type VisibleRange, noneVisible } from './geometry.ts';
import { type RowScroll, ownScroll, pageScroll } from './row-scroll.ts';
import { isSameSpan, visibleColumns, visibleRows } from './row-window.ts';

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
  /** Scrolls until nothing covers the cell. Without a row it is a header. */
  scrollTo(cell: { readonly row: number | null; readonly column: number | null }): void;
  /** Scrolls what the table itself scrolls; returns whether anything moved. */
  scrollBy(left: number, top: number): boolean;
  /** Scrolls with rows that moved by some px, so that they stay where they are seen. */
  shiftBy(px: number): void;
  scrollToTop(): void;
  /** What is at the top of the view, in px from the top of the first row. */
  top(): number;
  /** Number of rows that fit. */
  pageSize(): number;
}

/** px of extra columns rendered on each side. */
const EXTRA_WIDTH = 80;

/** ms without other rows after which the user has stopped scrolling. */
const SETTLE_MS = 150;

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
  readonly #clock: Clock;
  #parts: ViewportParts | null = null;
  #geometry: Geometry | null = null;
  #rowScroll: RowScroll | null = null;
  #width = 0;
  #isRtl = false;
  /** px; from the start, whatever the direction of writing. */
  #left = 0;
  #top = 0;
  #visible = noneVisible;
  #cancelSettle = (): void => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  attach(parts: ViewportParts): () => void {
    this.#parts = parts;
    const { scroller } = parts;
    // In the next frame: rendering can change the size of the scroller itself, which browsers report as an
    // error while they deliver sizes (CO-173).
    let cancel = (): void => undefined;
    const observer = new ResizeObserver(() => {
      cancel();
      cancel = this.#clock.requestFrame(() => {
        this.#resize(true);
      });
    });
    observer.observe(scroller);
    this.#resize(false);
    // Any ancestor may scroll, and scroll events do not bubble, so listen during capture.
    const targets = new Set<Node>([scroller.ownerDocument, scroller.getRootNode()]);
    for (const target of targets) {
      target.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
    }
    const page = scroller.ownerDocument.defaultView;
    page?.addEventListener('resize', this.#onScroll);
    return () => {
      this.#parts = null;
      this.#rowScroll = null;
      observer.disconnect();
      cancel();
      this.#cancelSettle();
      page?.removeEventListener('resize', this.#onScroll);
      for (const target of targets) {
        target.removeEventListener('scroll', this.#onScroll, { capture: true });
      }
    };
  }

  setGeometry(geometry: Geometry): void {
    const isOther = this.#geometry?.scroll !== geometry.scroll;
    this.#geometry = geometry;
    if (isOther) this.#resize(false);
    else this.#update(false);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getVisibleRange = (): VisibleRange => this.#visible;

  readonly follow = (element: HTMLElement | null): void => {
    if (element === null) return;
    this.#tracks.add(element);
    element.style.transform = this.#shift();
  };

  scrollTo({ row, column }: { readonly row: number | null; readonly column: number | null }): void {
    if (this.#parts === null || this.#geometry === null || this.#rowScroll === null) return;
    const { rows, offsets, startWidth, endWidth, scroll, stuck } = this.#geometry;
    if (row !== null) {
      const clear = this.#rowScroll.clear();
      const above = rows.topOf(row) - clear.top - stuck;
      const below = rows.topOf(row + 1) - clear.bottom;
      const distance = above < 0 ? above : Math.min(above, Math.max(below, 0));
      if (distance !== 0) this.#rowScroll.by(distance);
    } else if (scroll === 'page') this.#parts.head.scrollIntoView({ block: 'nearest' });
    if (column !== null) {
      const [start = 0, end = 0] = offsets.slice(column, column + 2);
      const lowest = end - (this.#width - startWidth - endWidth);
      this.#scrollLeft(Math.min(start, Math.max(lowest, this.#left)));
    }
    this.#update(true);
  }

  scrollBy(left: number, top: number): boolean {
    if (this.#parts === null) return false;
    const { scroller } = this.#parts;
    const { scrollLeft, scrollTop } = scroller;
    scroller.scrollLeft += left;
    if (this.#geometry?.scroll === 'own') scroller.scrollTop += top;
    this.#onScroll();
    return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
  }

  shiftBy(px: number): void {
    this.#rowScroll?.by(px);
    this.#update(false);
  }

  scrollToTop(): void {
    if (this.#rowScroll === null || this.#rowScroll.visible().top === 0) return;
    this.#rowScroll.by(-this.#rowScroll.clear().top);
    this.#update(false);
  }

  top(): number {
    return this.#rowScroll?.visible().top ?? 0;
  }

  pageSize(): number {
    if (this.#rowScroll === null || this.#geometry === null) return 1;
    const { top, bottom } = this.#rowScroll.clear();
    const { indexAt } = this.#geometry.rows;
    return Math.max(1, indexAt(bottom) - indexAt(top) - 1);
  }

  readonly #onScroll = (): void => this.#update(true, true);

  #shift(): string {
    return `translateX(${this.#isRtl ? this.#left : -this.#left}px)`;
  }

  #scrollLeft(left: number): void {
    if (this.#parts !== null) this.#parts.scroller.scrollLeft = this.#isRtl ? -left : left;
  }

  /** Moves rows and header to the scroll position. All reads come first, so that layout is done once. */
  #applyScroll(): void {
    if (this.#parts === null || this.#geometry === null) return;
    const { scroller, canvas } = this.#parts;
    const shift = this.#shift();
    for (const track of this.#tracks) {
      if (track.isConnected) track.style.transform = shift;
      else this.#tracks.delete(track);
    }
    const isOwn = this.#geometry.scroll === 'own';
    canvas.style.transform = isOwn ? `translate3d(0, ${-this.#top}px, 0)` : '';
    scroller.dataset['scrolledX'] = String(this.#left > 0);
  }

  #measure(): VisibleRange {
    if (this.#geometry === null || this.#rowScroll === null) return noneVisible;
    const { rows, offsets, startWidth, endWidth } = this.#geometry;
    const { extra } = this.#rowScroll;
    const visible = this.#visible;
    const { top, bottom } = this.#rowScroll.visible();
    const shownRows = visibleRows({ top: top - extra, bottom: bottom + extra }, rows, 1);
    const room = Math.max(this.#width - startWidth - endWidth, 0);
    const columns = visibleColumns(offsets, this.#left, room, EXTRA_WIDTH);
    return {
      rows: isSameSpan(shownRows, visible.rows) ? visible.rows : shownRows,
      columns: isSameSpan(columns, visible.columns) ? visible.columns : columns,
      scrolling: visible.scrolling,
    };
  }

  /**
   * The user or the geometry may have moved the rows.
   *
   * @param synchronous renders synchronously, before the next paint
   * @param byUser rather than by a key, whose row is focused and must not move again
   */
  #update(synchronous: boolean, byUser = false): void {
    this.#show(this.#read(), synchronous, byUser);
  }

  /** The scroller has another size. */
  #resize(synchronous: boolean): void {
    const writeSize = this.#readSize();
    const next = this.#read();
    // After all reads, so that layout is done once.
    writeSize();
    this.#show(next, synchronous);
  }

  /** Reads the scroll position, and what is visible there. */
  #read(): VisibleRange {
    if (this.#parts !== null) {
      const { scrollLeft, scrollTop } = this.#parts.scroller;
      this.#left = Math.abs(scrollLeft);
      this.#top = scrollTop;
    }
    return this.#measure();
  }

  #show(next: VisibleRange, synchronous: boolean, byUser = false): void {
    this.#applyScroll();
    if (next.rows === this.#visible.rows && next.columns === this.#visible.columns) return;
    this.#visible = { ...next, scrolling: byUser };
    this.#cancelSettle();
    if (byUser) this.#cancelSettle = this.#clock.setTimeout(this.#settle, SETTLE_MS);
    if (synchronous) flushSync(this.#notify);
    else this.#notify();
  }

  readonly #notify = (): void => this.#listeners.forEach((listener) => listener());

  readonly #settle = (): void => {
    this.#visible = { ...this.#visible, scrolling: false };
    this.#notify();
  };

  /** @returns writes what follows from the size */
  #readSize(): () => void {
    if (this.#parts === null || this.#geometry === null) return () => undefined;
    const { scroller, layer, head } = this.#parts;
    const { scroll } = this.#geometry;
    const { clientWidth, clientHeight, offsetWidth } = scroller;
    const parts = { scroller, head, cover: () => this.#geometry?.cover ?? 0 };
    this.#rowScroll = scroll === 'own' ? ownScroll(parts) : pageScroll(parts);
    this.#width = clientWidth;
    this.#isRtl = getComputedStyle(scroller).direction === 'rtl';
    return () => {
      layer.style.width = `${clientWidth}px`;
      layer.style.height = scroll === 'own' ? `${clientHeight}px` : '100%';
      const scrollbar = `${offsetWidth - clientWidth}px`;
      head.style.paddingInlineEnd = scrollbar;
      // What is below the scrolling part ends where its columns end.
      head.parentElement?.style.setProperty('--pantau-scrollbar', scrollbar);
    };
  }
}

export const createGridViewport = (clock: Clock): GridViewport => new ScrollViewport(clock);
