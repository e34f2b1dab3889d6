import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useClock, useLayer } from '../../theme/use-services.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { LayerContent, type Placement } from '../popover/layer-content.tsx';
import { usePopup } from '../popover/popup-root.tsx';
import { useMenu } from './menu-context.ts';
import css from './menu.module.css';
import { createTypeahead, itemsIn, moveFocus } from './menu-keys.ts';

export interface MenuContentProps extends Placement {
  readonly 'aria-label': string;
  /** The item that takes focus on opening. By default the last one if ArrowUp opened the menu. */
  readonly firstFocus?: 'first' | 'last' | undefined;
  /** Menu items, groups and separators. */
  readonly children: ReactNode;
}

/**
 * The list of items. Arrow keys, Home, End and letters move focus; Tab continues from the trigger;
 * Escape, a press elsewhere, or focus moving elsewhere closes it.
 */
export function MenuContent(props: MenuContentProps): ReactElement | null {
  const { open } = usePopup();
  const layer = useLayer();
  return open && layer !== null ? <OpenMenu {...props} /> : null;
}

function OpenMenu({ firstFocus, ...props }: MenuContentProps): ReactElement {
  const { anchorRef, contentId } = usePopup();
  const { firstFocusRef, close } = useMenu();
  const elementRef = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const [typeahead] = useState(() => createTypeahead(clock));
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef,
    focusOnOpen: 'element',
    focusFirst: (menu) =>
      itemsIn(menu).at((firstFocus ?? firstFocusRef.current) === 'last' ? -1 : 0),
    onEscape: close,
    onOutside: close,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') {
      // The browser continues from the trigger, not from the end of the layer.
      anchorRef.current?.focus();
      close();
      return;
    }
    if (!moveFocus(event.currentTarget, event.key) && !typeahead(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <LayerContent
      sideOffset={4}
      {...props}
      id={contentId}
      contentRef={elementRef}
      role="menu"
      className={css.menu}
      onKeyDown={onKeyDown}
    />
  );
}
