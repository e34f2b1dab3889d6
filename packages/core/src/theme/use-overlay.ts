import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElementAt, hasFocusWithin, isElement, tabbablesIn } from './focus.ts';
import type { OutsideEvent, Overlay, OverlayKind } from './overlay-stack.ts';
import { LEAVING, useExitMotion } from './use-exit-motion.ts';
import { useServices } from './provider-context.ts';

/** Spread on the element inside a dialog or popover that takes focus when it opens. */
export const initialFocus = { 'data-pantau-initial-focus': '' } as const;

export interface OverlayOptions {
  readonly kind: OverlayKind;
  readonly elementRef: RefObject<HTMLElement | null>;
  /** What opened it: a press there is not outside, and focus returns to it. */
  readonly anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** What takes focus on opening when no element inside is marked with `initialFocus`. */
  readonly focusOnOpen: 'element' | 'first' | 'none';
  /** Overrides both. */
  focusFirst?(element: HTMLElement): HTMLElement | undefined;
  onEscape(): void;
  onOutside(event: OutsideEvent): void;
}

/**
 * For a component that is mounted while its overlay is open: adds it to the provider's stack, moves
 * focus inside, and on unmount returns focus to where it was unless the user has moved it.
 */
export function useOverlay(options: OverlayOptions): void {
  const { overlays } = useServices();
  const { kind, elementRef, anchorRef, focusOnOpen } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useExitMotion(elementRef);
  const belowRef = useRef<Node | null>(null);
  useLayoutEffect(() => {
    belowRef.current = overlays.modalAndAbove()[0]?.element() ?? null;
    const overlay: Overlay = {
      kind,
      element: () => elementRef.current,
      anchor: () => anchorRef?.current ?? null,
      onEscape: () => latest.current.onEscape(),
      onOutside: (event) => latest.current.onOutside(event),
    };
    return overlays.push(overlay);
  }, [overlays, kind, elementRef, anchorRef]);

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null || focusOnOpen === 'none') return undefined;
    // A press outside a dialog, which asks before it closes, has moved focus to the page.
    const focused = isFocusLost(element) ? belowRef.current : activeElementAt(element);
    const opener = anchorRef?.current ?? focused;
    const origin = isElement(opener) ? originAt(opener) : { path: [], overlay: null };
    origins.set(element, origin);
    closed.delete(element);
    const target =
      latest.current.focusFirst?.(element) ??
      element.querySelector<HTMLElement>('[data-pantau-initial-focus]') ??
      (focusOnOpen === 'first' ? tabbablesIn(element)[0] : undefined);
    (target ?? element).focus({ preventScroll: true });
    return () => {
      closed.add(element);
      // Otherwise focus that was lost with its element would fall to the page.
      if (hasFocusWithin(element) || isFocusLost(element)) returnFocus(origin);
    };
    // Another window has other overlays: what moves there is rendered anew and takes the focus there.
  }, [overlays, elementRef, anchorRef, focusOnOpen]);
}

function isFocusLost(node: Node): boolean {
  const active = activeElementAt(node);
  const page = node.ownerDocument;
  return active === null ? page?.activeElement === page?.body : active === page?.body;
}

/** Where focus was when an overlay opened. */
interface Origin {
  /** The opener and its ancestors inside its overlay or the widget, innermost first. */
  readonly path: readonly HTMLElement[];
  /** The element of the overlay that the opener is in. */
  readonly overlay: HTMLElement | null;
}

const origins = new WeakMap<HTMLElement, Origin>();

/** Elements of overlays that have closed, which their ancestors do before React removes them from the page. */
const closed = new WeakSet<HTMLElement>();

function originAt(opener: HTMLElement): Origin {
  const path: HTMLElement[] = [];
  for (let node: HTMLElement | null = opener; node !== null; node = node.parentElement) {
    if (node.matches('[data-pantau-theme]')) return { path, overlay: null };
    path.push(node);
    if (origins.has(node)) return { path, overlay: node };
  }
  return { path: [opener], overlay: null };
}

/** An element that is fading out cannot take focus. */
const isPresent = (element: HTMLElement): boolean =>
  element.isConnected && element.closest(`[${LEAVING}]`) === null;

/** Returns focus to the opener of an overlay; if that is in an overlay that closes as well, to that one's opener. */
function returnFocus({ path, overlay }: Origin): void {
  const outer = overlay !== null && closed.has(overlay) ? origins.get(overlay) : undefined;
  if (outer === undefined) focusNearest(path);
  else returnFocus(outer);
}

/** Focuses the opener; if it has been removed, the first control of its nearest remaining ancestor. */
function focusNearest([opener, ...ancestors]: readonly HTMLElement[]): void {
  if (opener === undefined || isPresent(opener)) {
    opener?.focus({ preventScroll: true });
    return;
  }
  for (const ancestor of ancestors) {
    const next = isPresent(ancestor) ? tabbablesIn(ancestor)[0] : undefined;
    if (next !== undefined) {
      next.focus({ preventScroll: true });
      return;
    }
  }
}
