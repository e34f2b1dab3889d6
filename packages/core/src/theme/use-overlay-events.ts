import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isElement } from './focus.ts';
import type { OutsideEvent, OverlayStack } from './overlay-stack.ts';

const hasOverlay = (stack: OverlayStack) => () => stack.size > 0;

/** An input method uses Escape to cancel a composition. */
const isPlainEscape = (event: { key: string; isComposing?: boolean }): boolean =>
  event.key === 'Escape' && event.isComposing !== true;

/**
 * Leaves full screen if a part of the widget, such as the player, fills the screen. Browsers usually do that
 * themselves, but some also pass Escape on to the page.
 */
function leaveFullScreen(root: Element): boolean {
  const { fullscreenElement = null } = root.getRootNode() as Partial<DocumentOrShadowRoot>;
  if (fullscreenElement === null || !root.contains(fullscreenElement)) return false;
  root.ownerDocument.exitFullscreen().catch(() => undefined);
  return true;
}

/** Toasts are independent of overlays: a press on one closes nothing. */
const isIndependent = (path: readonly EventTarget[]): boolean =>
  path.some((target) => isElement(target) && target.matches('[data-pantau-reachable]'));

/** The part of React's event that is read here; it also comes from portals into other windows. */
interface KeyPress {
  readonly nativeEvent: globalThis.KeyboardEvent;
  /** Those of React also keep the event from the host's React handlers. */
  preventDefault?(): void;
  stopPropagation?(): void;
}

/**
 * Passes keys, presses and focus changes to the overlay stack. It listens to the document only
 * while something is open, and never prevents an event on the host's side.
 *
 * @returns the key handler for the provider's root, which also gets events of its portals
 */
export function useOverlayEvents(
  stack: OverlayStack,
  rootRef: RefObject<HTMLElement | null>,
): (event: KeyPress) => void {
  const isOpen = useSyncExternalStore(stack.subscribe, hasOverlay(stack), () => false);

  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || root === null) return undefined;
    const page = root.ownerDocument;
    let touchPath: EventTarget[] | undefined;
    const outside = (path: readonly EventTarget[], event: OutsideEvent): void => {
      if (!isIndependent(path)) stack.outside(path, event);
    };

    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (!isPlainEscape(event) || event.composedPath().includes(root)) return;
      if (leaveFullScreen(root)) return;
      const isNothingFocused = event.target === page.body || event.target === page.documentElement;
      stack.escape(isNothingFocused ? undefined : ['tooltip']);
    };
    const onPointerDown = (event: PointerEvent): void => {
      touchPath = undefined;
      // A touch may start a scroll, so it counts as a press once it has become a click.
      if (event.pointerType === 'touch') touchPath = event.composedPath();
      else outside(event.composedPath(), 'press');
    };
    const onClick = (): void => {
      if (touchPath !== undefined) outside(touchPath, 'press');
      touchPath = undefined;
    };
    const onFocusIn = (event: FocusEvent): void => outside(event.composedPath(), 'focus');

    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('pointerdown', onPointerDown, true);
    page.addEventListener('click', onClick, true);
    page.addEventListener('focusin', onFocusIn, true);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('pointerdown', onPointerDown, true);
      page.removeEventListener('click', onClick, true);
      page.removeEventListener('focusin', onFocusIn, true);
    };
  }, [isOpen, stack, rootRef]);

  return useCallback(
    (event) => {
      const { nativeEvent } = event;
      const root = rootRef.current;
      if (!isPlainEscape(nativeEvent) || nativeEvent.defaultPrevented) return;
      // What is shown in another window closes there.
      if (root !== null && !nativeEvent.composedPath().includes(root)) return;
      if (!(root !== null && leaveFullScreen(root)) && !stack.escape()) return;
      // Otherwise a host's dialog around the widget would close, too.
      nativeEvent.preventDefault();
      nativeEvent.stopPropagation();
      event.preventDefault?.();
      event.stopPropagation?.();
    },
    [stack, rootRef],
  );
}
