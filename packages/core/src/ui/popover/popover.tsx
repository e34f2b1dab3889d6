import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../theme/use-services.ts';
import { loopTab } from '../../theme/focus.ts';
import type { Align, Side } from '../overlay/place-overlay.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { useOverlayPosition } from '../overlay/use-overlay-position.ts';
import css from './popover.module.css';
import { type Popup, type PopupState, type PopupTriggerProps, usePopup } from './use-popup.ts';

export interface PopoverProps extends PopupState {
  /** Renders the button that opens it. */
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** px; as wide as its content when left out. */
  readonly width?: number | undefined;
  /** Without the padding of 16 px, for lists that go to the edge. */
  readonly isFlush?: boolean | undefined;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const noKeys = (): void => undefined;

/**
 * Something to look at or fill in beside what it belongs to. Tab stays inside; Escape, a press
 * elsewhere, or the focus going elsewhere closes it.
 */
export function Popover(props: PopoverProps): ReactElement {
  const layer = useLayer();
  const popup = usePopup('dialog', props, noKeys);
  return (
    <>
      {props.trigger(popup.trigger)}
      {popup.isOpen && layer !== null && createPortal(<Open {...props} popup={popup} />, layer)}
    </>
  );
}

function Open(props: PopoverProps & { readonly popup: Popup }): ReactElement {
  const { popup, label, side = 'bottom', align = 'start', width, isFlush, children } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  useOverlayPosition(elementRef, popup.triggerRef, { side, align, gap: 6 });
  useOverlay({
    kind: 'popover',
    elementRef,
    anchorRef: popup.triggerRef,
    focusOnOpen: 'first',
    onEscape: popup.close,
    onOutside: popup.close,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };
  return (
    <div
      ref={elementRef}
      id={popup.id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.popover}
      data-flush={isFlush || undefined}
      style={width === undefined ? undefined : { width }}
      onKeyDown={onKeyDown}
    >
      {typeof children === 'function' ? children(popup.close) : children}
    </div>
  );
}
