import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { OutsideEvent, OverlayStack } from './overlay-stack.ts';

const hasOverlay = (stack: OverlayStack) => () => stack.size > 0;

/** An input method uses Escape to drop what it composes. */
const isPlainEscape = (event: { key: string; isComposing?: boolean }): boolean =>
  event.key === 'Escape' && event.isComposing !== true;

/** Toasts are beside everything: pressing one closes nothing else. */
const isBeside = (path: readonly EventTarget[]): boolean =>
  path.some((target) => target instanceof Element && target.matches('[data-pantau-reachable]'));

/**
 * Hears the keys, presses and focus changes that overlays close on. The document is listened to
 * only while something is open, and what happens on the host's side of it is never prevented.
 *
 * @returns the key handler for the provider's root; portals below it bubble there too
 */
export function useOverlayEvents(
  stack: OverlayStack,
  rootRef: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const isOpen = useSyncExternalStore(stack.subscribe, hasOverlay(stack), () => false);

  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || root === null) return undefined;
    const page = root.ownerDocument;
    let touchPath: EventTarget[] | undefined;
    const outside = (path: readonly EventTarget[], event: OutsideEvent): void => {
      if (!isBeside(path)) stack.outside(path, event);
    };

    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (!isPlainEscape(event) || event.composedPath().includes(root)) return;
      const isNobodyFocused = event.target === page.body || event.target === page.documentElement;
      stack.escape(isNobodyFocused ? undefined : ['tooltip']);
    };
    const onPointerDown = (event: PointerEvent): void => {
      touchPath = undefined;
      // A finger may be about to scroll: its press counts when it has become a click.
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
      const { isComposing } = event.nativeEvent;
      if (!isPlainEscape({ key: event.key, isComposing }) || event.defaultPrevented) return;
      if (!stack.escape()) return;
      // A host's own dialog around the widget stays open.
      event.preventDefault();
      event.stopPropagation();
    },
    [stack],
  );
}
