/**
 * - `modal`: nothing below it can be reached, and nothing outside closes what lies below it;
 * - `popover`: a popover or a menu;
 * - `tooltip`: may show while the focus is on a page that we know nothing of.
 */
export type OverlayKind = 'modal' | 'popover' | 'tooltip';

/** What went elsewhere: a press of pointer or finger, or the focus. */
export type OutsideEvent = 'press' | 'focus';

/** Something that lies over the widget. */
export interface Overlay {
  readonly kind: OverlayKind;
  /** Its element. What happens inside is no concern of those below. */
  element(): Node | null;
  /** What opened it: pressing that again is left to its own handler. */
  anchor?(): Node | null;
  /** Escape was pressed while it is the topmost. */
  onEscape(): void;
  onOutside(event: OutsideEvent): void;
}

export interface OverlayStack {
  /** Puts it on top; the returned function takes it away. */
  push(overlay: Overlay): () => void;
  readonly size: number;
  /** The topmost modal overlay and everything above it, lowest first; empty when none is modal. */
  modalAndAbove(): readonly Overlay[];
  /** Gives Escape to the topmost, if it is one of these kinds. False when nobody took it. */
  escape(kinds?: readonly OverlayKind[]): boolean;
  /** Tells those that the event is outside of, from the top down to the first that it is inside of. */
  outside(path: readonly EventTarget[], event: OutsideEvent): void;
  subscribe(listener: () => void): () => void;
}

const isOn = (path: readonly EventTarget[], node: Node | null | undefined): boolean =>
  node !== null && node !== undefined && path.includes(node);

/** One stack for each provider: two widgets on a page do not close each other's windows. */
export function createOverlayStack(): OverlayStack {
  const listeners = new Set<() => void>();
  let overlays: readonly Overlay[] = [];

  const set = (next: readonly Overlay[]): void => {
    overlays = next;
    for (const listener of [...listeners]) listener();
  };

  return {
    push(overlay) {
      set([...overlays, overlay]);
      return () => set(overlays.filter((other) => other !== overlay));
    },
    get size() {
      return overlays.length;
    },
    modalAndAbove() {
      const lowest = overlays.findLastIndex((overlay) => overlay.kind === 'modal');
      return lowest === -1 ? [] : overlays.slice(lowest);
    },
    escape(kinds) {
      const top = overlays.at(-1);
      if (top === undefined || kinds?.includes(top.kind) === false) return false;
      top.onEscape();
      return true;
    },
    outside(path, event) {
      for (const overlay of overlays.toReversed()) {
        if (isOn(path, overlay.element()) || isOn(path, overlay.anchor?.())) return;
        overlay.onOutside(event);
        if (overlay.kind === 'modal') return;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
