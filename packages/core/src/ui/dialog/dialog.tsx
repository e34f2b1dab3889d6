import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { useLayer } from '../../theme/use-services.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { loopTab } from '../../theme/focus.ts';
import { useFocusKept } from '../../theme/use-focus-kept.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import css from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked with `false` when the user wants it closed: by Escape, the cross, or a press beside it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons: the safe choice first, marked with `initialFocus`. */
  readonly footer?: ReactNode;
  /** 440, 480 or 520 px; `media` for what is looked at: 960 px without margins, a sheet on a phone. */
  readonly size?: 'narrow' | 'default' | 'wide' | 'media' | undefined;
  /** Asks about something that cannot be taken back: a press beside it does not close it. */
  readonly isAlert?: boolean | undefined;
}

/**
 * A question or a small form that must be answered first. Everything else of the widget is out of
 * reach meanwhile. The host's page is covered, but nothing of it is changed.
 */
export function Dialog(props: DialogProps): ReactElement | null {
  const layer = useLayer();
  if (!props.isOpen || layer === null) return null;
  return createPortal(<OpenDialog {...props} />, layer);
}

/** The page behind must not scroll; the host's own style is left alone, so the event is stopped. */
function useNoScrollBehind(scrimRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scrim = scrimRef.current;
    const stop = (event: Event): void => {
      if (event.target === scrim) event.preventDefault();
    };
    scrim?.addEventListener('wheel', stop, { passive: false });
    scrim?.addEventListener('touchmove', stop, { passive: false });
    return () => {
      scrim?.removeEventListener('wheel', stop);
      scrim?.removeEventListener('touchmove', stop);
    };
  }, [scrimRef]);
}

function OpenDialog(props: DialogProps): ReactElement {
  const { onOpenChange, title, description, footer, size = 'default', isAlert = false } = props;
  const t = useMessages(coreMessages);
  const id = useId();
  const scrimRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const close = (): void => onOpenChange(false);

  useOverlay({
    kind: 'modal',
    elementRef: dialogRef,
    focusOnOpen: 'element',
    onEscape: close,
    // Only a press on its own scrim counts, see below; the host may have things above us.
    onOutside: () => undefined,
  });
  useFocusKept(dialogRef);
  useNoScrollBehind(scrimRef);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };

  /** Not the end of a selection that began inside. */
  const pressedScrim = useRef(false);
  const onPointerDown = (event: PointerEvent): void => {
    pressedScrim.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent): void => {
    const isBeside = event.target === event.currentTarget && pressedScrim.current;
    if (isBeside && !isAlert) close();
  };

  return (
    <div
      ref={scrimRef}
      className={css.scrim}
      data-size={size}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div
        ref={dialogRef}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description === undefined ? undefined : `${id}description`}
        tabIndex={-1}
        className={css.dialog}
        data-size={size}
        onKeyDown={onKeyDown}
      >
        <div className={css.head}>
          <div className={css.words}>
            <h2 id={`${id}title`} className={css.title}>
              {title}
            </h2>
            {description !== undefined && (
              <p id={`${id}description`} className={css.description}>
                {description}
              </p>
            )}
          </div>
          <IconButton icon="close" label={t('close')} onClick={close} />
        </div>
        {props.children !== undefined && <div className={css.body}>{props.children}</div>}
        {footer !== undefined && <div className={css.foot}>{footer}</div>}
      </div>
    </div>
  );
}
