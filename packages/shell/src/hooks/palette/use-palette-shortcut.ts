import { useEffect, useRef } from 'react';
import { opensPalette } from '../../engine/palette/palette-shortcut.ts';

/** An open dialog that makes the rest of the page inert, also one of the host. */
const MODAL = '[aria-modal="true"], dialog:modal';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

const isModalOpen = (path: readonly EventTarget[]): boolean =>
  path.some(
    (one) =>
      (one instanceof Document || one instanceof ShadowRoot) && one.querySelector(MODAL) !== null,
  );

/** Calls `open` for Ctrl+K, on a Mac Cmd+K (SH-91). */
export function usePaletteShortcut(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const context = {
        mac: isMac(),
        inEditor: isEditor(event.composedPath()[0] ?? event.target),
        modalOpen: isModalOpen(event.composedPath()),
      };
      if (!opensPalette(event, context)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The keys as they are written on the keyboard. */
export const shortcutKeys = (): string => (isMac() ? '⌘K' : 'Ctrl K');
