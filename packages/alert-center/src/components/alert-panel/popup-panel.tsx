import { useLayer } from '@pantau/core';
import { loopTab, useFocusKept, useOverlay, useOverlayPosition } from '@pantau/core/ui';
import { type KeyboardEvent, type ReactElement, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../media/use-media.ts';
import { useWords } from '../words/use-words.ts';
import { AlertPanel } from './alert-panel.tsx';
import { SHEET_BELOW } from './panel-size.ts';
import css from './popup-panel.module.css';

export interface PopupPanelProps {
  readonly id: string;
  /** The bell. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Opened by the user just now; a panel that was open before the page came does not take the focus. */
  readonly takesFocus: boolean;
  onClose(): void;
}

const sheetQuery = `(max-width: ${SHEET_BELOW - 0.02}px)`;

/** The panel as a window of its own: under the bell, or on a phone a sheet over the whole width. */
export function PopupPanel(props: PopupPanelProps): ReactElement | null {
  const layer = useLayer();
  const isSheet = useMedia(sheetQuery);
  if (layer === null) return null;
  return createPortal(isSheet ? <Sheet {...props} /> : <Popup {...props} />, layer);
}

/** Stays until it is closed: pressing elsewhere is part of the work. */
function Popup(props: PopupPanelProps): ReactElement {
  const { id, anchorRef, takesFocus, onClose } = props;
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  useOverlayPosition(ref, anchorRef, { side: 'bottom', align: 'end', gap: 8 });
  useOverlay({
    kind: 'popover',
    elementRef: ref,
    anchorRef,
    focusOnOpen: takesFocus ? 'element' : 'none',
    onEscape: onClose,
    onOutside: () => undefined,
  });
  return (
    <div
      ref={ref}
      id={id}
      role="dialog"
      aria-label={words('title')}
      tabIndex={-1}
      className={css.popup}
    >
      <AlertPanel layout="popup" onClose={onClose} />
    </div>
  );
}

function Sheet(props: PopupPanelProps): ReactElement {
  const { id, anchorRef, takesFocus, onClose } = props;
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'modal',
    elementRef: ref,
    anchorRef,
    focusOnOpen: takesFocus ? 'element' : 'none',
    onEscape: onClose,
    onOutside: (event) => {
      if (event === 'press') onClose();
    },
  });
  useFocusKept(ref);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };
  return (
    <div className={css.scrim}>
      <div
        ref={ref}
        id={id}
        role="dialog"
        aria-modal="true"
        aria-label={words('title')}
        tabIndex={-1}
        className={css.sheet}
        onKeyDown={onKeyDown}
      >
        <span className={css.handle} />
        <AlertPanel layout="inline" isPlain onClose={onClose} />
      </div>
    </div>
  );
}
