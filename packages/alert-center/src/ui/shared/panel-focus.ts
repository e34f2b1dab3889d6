import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, createContext, useContext, useLayoutEffect } from 'react';

/** What the focus goes to in the panel that is shown next. */
export type FocusWish = 'panel' | 'choice';

/**
 * Where the focus goes while the panel opens, closes, or is shown in another way: what had it is gone
 * then, and it must not be lost to the page.
 */
export interface PanelFocus {
  /** Id of whatever shows the panel. */
  readonly panelId: string;
  setBell(bell: HTMLElement | null): void;
  bell(): HTMLElement | null;
  toBell(): void;
  /** The panel that comes takes the focus; a wish for the pressed layout button goes first. */
  expect(wish: FocusWish): void;
  take(): FocusWish | null;
}

export function createPanelFocus(panelId: string): PanelFocus {
  let bell: HTMLElement | null = null;
  let wish: FocusWish | null = null;
  return {
    panelId,
    setBell(element) {
      bell = element;
    },
    bell: () => bell,
    toBell: () => bell?.focus({ preventScroll: true }),
    expect(next) {
      wish = wish === 'choice' ? wish : next;
    },
    take() {
      const taken = wish;
      wish = null;
      return taken;
    },
  };
}

export const PanelFocusContext = createContext<PanelFocus | null>(null);

export function usePanelFocus(): PanelFocus {
  const focus = useContext(PanelFocusContext);
  if (focus === null) throw new Error('The panel needs an <AlertCenterFrame> around it');
  return focus;
}

/** On what shows the panel: it takes the focus that is meant for it, and passes it on when it goes. */
export function useTakesPanelFocus(elementRef: RefObject<HTMLElement | null>): void {
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
