/**
 * - `modal`: everything below it is inert, and events outside do not reach the overlays below it;
 * - `popover`: a popover, a menu, or a window;
 * - `tooltip`: may be open while focus is on the host's page.
 */
export type OverlayKind = 'modal' | 'popover' | 'tooltip';

/** What happened outside an overlay: a press, or focus moving there. */
export type OutsideEvent = 'press' | 'focus';

export interface Overlay {
  readonly kind: OverlayKind;
  /** An event inside it closes neither it nor the overlays below. */
  element(): Node | null;
  /** What opened it. A press there is left to its own handler. */
  anchor?(): Node | null;
  /** Escape was pressed while the overlay was on top. */
  onEscape(): void;
  onOutside(event: OutsideEvent): void;
}

export interface OverlayStack {
  /** Adds an overlay on top. Returns a function that removes it. */
  push(overlay: Overlay): () => void;
  readonly size: number;
  /** The topmost modal overlay and those above it, lowest first; empty without a modal one. */
  modalAndAbove(): readonly Overlay[];
  /**
   * Passes Escape to the topmost overlay if it is of one of `kinds`, and if that is the tooltip of a control, also to
   * the overlay that contains the control (CO-230). Returns whether it was passed.
   */
  escape(kinds?: readonly OverlayKind[]): boolean;
  /** Notifies overlays from the top down, up to the first one that contains the event. */
  outside(path: readonly EventTarget[], event: OutsideEvent): void;
  subscribe(listener: () => void): () => void;
}

const isOn = (path: readonly EventTarget[], node: Node | null | undefined): boolean =>
  node !== null && node !== undefined && path.includes(node);

/** One stack per provider, so that two widgets on a page do not close each other's windows. */
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
      const below = overlays.at(-2);
      top.onEscape();
      const control = top.kind === 'tooltip' ? (top.anchor?.() ?? null) : null;
      const isInside = control !== null && below?.element()?.contains(control) === true;
      if (isInside && kinds?.includes(below.kind) !== false) below.onEscape();
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
