import * as RadixDialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { loopTab } from '../../theme/focus.ts';
import { useFocusRecovery } from '../../theme/use-focus-recovery.ts';
import { useLayer } from '../../theme/use-services.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { leaveToStack } from '../radix/leave-to-stack.ts';
import { useNoFocusGuards } from '../radix/use-no-focus-guards.ts';
import { useDialog } from './dialog-root.tsx';
import css from './dialog.module.css';
import { useScrim } from './use-scrim.ts';

export interface DialogContentProps {
  /** `alertdialog` confirms an action that cannot be undone: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * 440, 480 or 520 px wide; `media` is 960 px without padding, and a sheet on a phone; `page` is 1120 px without
   * padding, as high as the widget, and covers a phone.
   */
  readonly size?: 'narrow' | 'default' | 'wide' | 'media' | 'page' | undefined;
  /** `Dialog.Header`, `Dialog.Body` and `Dialog.Footer`. */
  readonly children: ReactNode;
}

/**
 * A question or a short form that must be completed first. The rest of the widget is inert while
 * it is open; the host's page is covered but unchanged.
 */
export function DialogContent(props: DialogContentProps): ReactElement | null {
  const { open } = useDialog();
  const layer = useLayer();
  return open && layer !== null ? <OpenDialog {...props} layer={layer} /> : null;
}

function OpenDialog(props: DialogContentProps & { readonly layer: HTMLElement }): ReactElement {
  const { role = 'dialog', size = 'default', layer, children } = props;
  const { setOpen } = useDialog();
  const dialogRef = useRef<HTMLDivElement>(null);
  const contentRef = useNoFocusGuards(dialogRef);
  const close = (): void => setOpen(false);
  const scrim = useScrim(role === 'alertdialog' ? undefined : close);

  useOverlay({
    kind: 'modal',
    elementRef: dialogRef,
    focusOnOpen: 'element',
    onEscape: close,
    // Only a press on its own scrim closes it; the host may show something above the widget.
    onOutside: () => undefined,
  });
  useFocusRecovery(dialogRef);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };
  return (
    <RadixDialog.Portal container={layer}>
      <div {...scrim} className={css.scrim} data-size={size}>
        <RadixDialog.Content
          {...leaveToStack}
          ref={contentRef}
          role={role}
          aria-modal="true"
          tabIndex={-1}
          className={css.dialog}
          data-size={size}
          onKeyDown={onKeyDown}
        >
          {children}
        </RadixDialog.Content>
      </div>
    </RadixDialog.Portal>
  );
}
