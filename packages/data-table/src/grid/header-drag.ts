import { moveColumn } from '../features/columns/move-column.ts';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';

/** px that the pointer moves before a press becomes a drag. */
const THRESHOLD = 6;
/** px from the edges of the scrolling columns within which they scroll. */
const EDGE = 48;
/** px per move */
const SCROLL_STEP = 24;

export interface HeaderDrag {
  readonly grid: HTMLElement;
  /** The header that was pressed. */
  readonly header: HTMLElement;
  /** Where it was pressed, in px. */
  readonly from: { readonly x: number; readonly y: number };
  settings(): ColumnSettings;
  move(key: string, overKey: string): void;
}

const keyOf = (header: HTMLElement): string => header.dataset['key'] ?? '';
const placeOf = (header: HTMLElement): number => Number(header.getAttribute('aria-colindex'));

/** The header at `x` that the dragged one may take the place of. */
function targetAt({ grid, header, settings }: HeaderDrag, x: number): HTMLElement | null {
  const root = grid.getRootNode() as Document | ShadowRoot;
  const { top, height } = header.getBoundingClientRect();
  const over = root
    .elementFromPoint(x, top + height / 2)
    ?.closest<HTMLElement>('[data-head] [data-key]');
  if (over == null || over === header || !grid.contains(over)) return null;
  const isSameSide = over.dataset['pinned'] === header.dataset['pinned'];
  const canMove = moveColumn(settings(), keyOf(header), keyOf(over)) !== settings();
  return isSameSide && canMove ? over : null;
}

/** Near its edges, the scrolling part scrolls on. */
function scrollAt({ grid, header }: HeaderDrag, x: number): void {
  const scroller = grid.querySelector<HTMLElement>('[data-scroller]');
  if (scroller === null || header.dataset['pinned'] !== undefined) return;
  const edges = [...grid.querySelectorAll<HTMLElement>('[data-head] > [data-pinned]')];
  const box = scroller.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const rects = edges.map((edge) => edge.getBoundingClientRect());
  const left = Math.max(
    box.left,
    ...rects.flatMap((rect) => (rect.right < middle ? [rect.right] : [])),
  );
  const right = Math.min(
    box.right,
    ...rects.flatMap((rect) => (rect.left > middle ? [rect.left] : [])),
  );
  if (x < left + EDGE) scroller.scrollLeft -= SCROLL_STEP;
  else if (x > right - EDGE) scroller.scrollLeft += SCROLL_STEP;
}

/** The press on a header may turn into a drag that moves its column (DT-307). Escape cancels it. */
export function watchHeaderDrag(drag: HeaderDrag): void {
  const { grid, header, from, move } = drag;
  const page = grid.ownerDocument;
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  let isDragging = false;
  let target: HTMLElement | null = null;

  const mark = (next: HTMLElement | null): void => {
    delete target?.dataset['drop'];
    target = next;
    if (target !== null)
      target.dataset['drop'] = placeOf(target) < placeOf(header) ? 'before' : 'after';
  };
  const finish = (): void => {
    mark(null);
    delete header.dataset['dragging'];
    end.abort();
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (!isDragging && Math.hypot(clientX - from.x, clientY - from.y) < THRESHOLD) return;
    if (!isDragging) header.dataset['dragging'] = '';
    isDragging = true;
    scrollAt(drag, clientX);
    mark(targetAt(drag, clientX));
  };
  const onUp = (): void => {
    if (isDragging) {
      // The press that ends a drag neither sorts nor opens anything.
      const ignore = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
      };
      const click = new AbortController();
      grid.addEventListener('click', ignore, { capture: true, once: true, signal: click.signal });
      page.addEventListener('pointerdown', () => click.abort(), { capture: true, once: true });
    }
    const over = target === null ? null : keyOf(target);
    finish();
    if (over !== null) move(keyOf(header), over);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
  };
  page.addEventListener('pointermove', onMove, options);
  page.addEventListener('pointerup', onUp, options);
  page.addEventListener('pointercancel', finish, options);
  page.addEventListener('keydown', onKeyDown, options);
}
