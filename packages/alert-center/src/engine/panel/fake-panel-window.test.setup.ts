import type { PanelWindow } from './own-window.ts';

/** A window without a browser. */
export function fakePanelWindow(): {
  readonly window: PanelWindow;
  closeByUser(): void;
  isClosed(): boolean;
  focused(): number;
} {
  const listeners = new Set<() => void>();
  let isClosed = false;
  let focused = 0;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const listener of listeners) listener();
  };
  return {
    window: {
      document: {} as Document,
      focus: () => (focused += 1),
      close,
      onClosed: (listener) => listeners.add(listener),
    },
    closeByUser: close,
    isClosed: () => isClosed,
    focused: () => focused,
  };
}
