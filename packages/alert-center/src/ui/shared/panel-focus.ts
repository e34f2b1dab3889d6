import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, createContext, useContext, useLayoutEffect } from 'react';

/** What takes the focus in the panel that is shown next. */
export type FocusTarget = 'panel' | 'choice';

/**
 * Moves the focus when the panel opens, closes or changes its display, which removes the focused element.
 */
export interface PanelFocus {
  /** Id of the element that contains the panel. */
  readonly panelId: string;
  setBell(bell: HTMLElement | null): void;
  bell(): HTMLElement | null;
  toBell(): void;
  /** The next panel takes the focus. A request for the display button takes precedence. */
  expect(target: FocusTarget): void;
  take(): FocusTarget | null;
}

export function createPanelFocus(panelId: string): PanelFocus {
  let bell: HTMLElement | null = null;
  let target: FocusTarget | null = null;
  return {
    panelId,
    setBell(element) {
      bell = element;
    },
    bell: () => bell,
    toBell: () => bell?.focus({ preventScroll: true }),
    expect(next) {
      target = target === 'choice' ? target : next;
    },
    take() {
      const taken = target;
      target = null;
      return taken;
    },
  };
}

export const PanelFocusContext = createContext<PanelFocus | null>(null);

export function usePanelFocus(): PanelFocus {
  const focus = useContext(PanelFocusContext);
  if (focus === null) throw new Error('Alert views must be inside <AlertCenterProvider>');
  return focus;
}

/** Focuses the panel's container when requested, and passes the focus on when it unmounts. */
export function useReceivePanelFocus(elementRef: RefObject<HTMLElement | null>): void {
  const focus = usePanelFocus();
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    if (focus.take() !== null) element.focus({ preventScroll: true });
    return () => {
      if (hasFocusWithin(element)) focus.expect('panel');
    };
  }, [elementRef, focus]);
}
