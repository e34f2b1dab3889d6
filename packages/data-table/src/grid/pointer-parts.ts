import { createLazy } from '@pantau/core/ui/lazy';

type PointerParts = typeof import('./pointer.ts');

/** What only a pointer needs, and tooltips. Loads when the browser is idle, or when a header is pressed. */
export const pointerParts = createLazy((): Promise<PointerParts> => import('./pointer.ts'));

/** Runs something for a press once its code is loaded, unless the pointer has been released before. */
export function whilePressed(pressed: HTMLElement, run: (parts: PointerParts) => void): void {
  const loaded = pointerParts.get();
  if (loaded !== undefined) {
    run(loaded);
    return;
  }
  const isReleased = new AbortController();
  const release = (): void => isReleased.abort();
  pressed.ownerDocument.addEventListener('pointerup', release, { once: true, capture: true });
  pointerParts.load().then(
    (parts) => {
      if (!isReleased.signal.aborted) run(parts);
    },
    // The column menu moves and resizes columns, too.
    () => undefined,
  );
}
