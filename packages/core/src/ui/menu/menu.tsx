import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClock, useLayer } from '../../theme/use-services.ts';
import type { Align, Side } from '../overlay/place-overlay.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { useOverlayPosition } from '../overlay/use-overlay-position.ts';
import {
  type Popup,
  type PopupState,
  type PopupTriggerProps,
  usePopup,
} from '../popover/use-popup.ts';
import { MenuContext } from './menu-context.ts';
import css from './menu.module.css';
import { createTypeahead, itemsIn, moveFocus } from './menu-keys.ts';

export interface MenuProps extends PopupState {
  /** Renders the button that opens it. */
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** `MenuItem`, `MenuCheckboxItem`, `MenuRadioGroup`, `MenuSeparator`. */
  readonly children: ReactNode;
}

type FirstItem = 'first' | 'last';

/** A list of things to do or to choose. Arrows, Home, End and letters move; Escape closes. */
export function Menu(props: MenuProps): ReactElement {
  const layer = useLayer();
  const [firstItem, setFirstItem] = useState<FirstItem>('first');
  const popup = usePopup('menu', props, (event, open) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      setFirstItem('first');
      return;
    }
    event.preventDefault();
    setFirstItem(event.key === 'ArrowUp' ? 'last' : 'first');
    open();
  });
  return (
    <>
      {props.trigger(popup.trigger)}
      {popup.isOpen &&
        layer !== null &&
        createPortal(<OpenMenu {...props} popup={popup} firstItem={firstItem} />, layer)}
    </>
  );
}

interface OpenMenuProps extends MenuProps {
  readonly popup: Popup;
  readonly firstItem: FirstItem;
}

function OpenMenu(props: OpenMenuProps): ReactElement {
  const { popup, label, side = 'bottom', align = 'start', firstItem, children } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const [typeahead] = useState(() => createTypeahead(clock));
  useOverlayPosition(elementRef, popup.triggerRef, { side, align, gap: 4 });
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef: popup.triggerRef,
    focusOnOpen: 'element',
    focusFirst: (menu) => itemsIn(menu).at(firstItem === 'last' ? -1 : 0),
    onEscape: popup.close,
    onOutside: popup.close,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') {
      // The browser goes on from the button, not from the end of the layer.
      popup.triggerRef.current?.focus();
      popup.close();
      return;
    }
    const isHandled = moveFocus(event.currentTarget, event.key) || typeahead(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <MenuContext.Provider value={popup}>
      <div
        ref={elementRef}
        id={popup.id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.menu}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </MenuContext.Provider>
  );
}
