import { type KeyboardEvent, type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { PopupTrigger, type PopupTriggerProps } from '../popover/popup-anchor.tsx';
import { PopupRoot, type PopupRootProps, usePopup } from '../popover/popup-root.tsx';
import { MenuContext, type MenuState, useMenu } from './menu-context.ts';

/** The state that a menu shares with its trigger and content. */
export function MenuRoot({ children, ...state }: PopupRootProps): ReactElement {
  return (
    <PopupRoot {...state}>
      <MenuStateProvider>{children}</MenuStateProvider>
    </PopupRoot>
  );
}

function MenuStateProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { setOpen } = usePopup();
  const firstFocusRef = useRef<'first' | 'last'>('first');
  const menu = useMemo(
    (): MenuState => ({ firstFocusRef, close: () => setOpen(false) }),
    [setOpen],
  );
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}

/** The button that opens the menu, also with ArrowDown and ArrowUp. */
export function MenuTrigger({ onKeyDown, ...props }: PopupTriggerProps): ReactElement {
  const { setOpen } = usePopup();
  const { firstFocusRef } = useMenu();
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    onKeyDown?.(event);
    firstFocusRef.current = event.key === 'ArrowUp' ? 'last' : 'first';
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return <PopupTrigger {...props} aria-haspopup="menu" onKeyDown={handleKeyDown} />;
}
