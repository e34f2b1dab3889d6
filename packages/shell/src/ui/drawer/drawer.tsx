import { useLayer, useMessages } from '@pantau/core';
import { classNames } from '@pantau/core/ui/class-names';
import { IconButton } from '@pantau/core/ui/icon-button';
import { loopTab, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useMenuColors } from '../layout/use-frame-colors.ts';
import css from './drawer.module.css';

export interface DrawerProps {
  readonly onClose: () => void;
  /** Next to the close button, such as the logo. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** The menu over the page: a modal dialog at its left edge, for narrow windows (SH-17). */
export function Drawer(props: DrawerProps): ReactElement | null {
  const layer = useLayer();
  return layer === null ? null : createPortal(<OpenDrawer {...props} />, layer);
}

function OpenDrawer({ onClose, head, children }: DrawerProps): ReactElement {
  const t = useMessages(shellMessages);
  const ref = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'modal',
    elementRef: ref,
    focusOnOpen: 'element',
    focusFirst: (drawer) =>
      drawer.querySelector<HTMLElement>('[data-menu-stop][tabindex="0"]') ?? undefined,
    onEscape: onClose,
    // A press on the scrim closes it; the host may show something above.
    onOutside: () => undefined,
  });
  useFocusRecovery(ref);
  const { className, ...colors } = useMenuColors();
  return (
    <div
      className={css.scrim}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label={t('menu')}
        tabIndex={-1}
        {...colors}
        className={classNames(css.drawer, className)}
        onKeyDown={(event) => {
          if (event.key === 'Tab') loopTab(event.currentTarget, event);
        }}
      >
        <div className={css.head}>
          <div className={css.logo}>{head}</div>
          <IconButton icon="close" size="large" label={t('closeMenu')} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </div>
  );
}
