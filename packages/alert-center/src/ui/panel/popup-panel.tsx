import { useLayer } from '@pantau/core';
import { loopTab, useFocusKept, useOverlay, useOverlayPosition } from '@pantau/core/ui';
import { type KeyboardEvent, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../shared/use-text.ts';
import { AlertPanel } from './alert-panel.tsx';
import { type PanelFocus, usePanelFocus, useTakesPanelFocus } from '../shared/panel-focus.ts';
import css from './popup-panel.module.css';
import { useClosePanel } from './use-close-panel.ts';

export interface PopupPanelProps {
  /** On a phone: over the whole page. */
  readonly isSheet: boolean;
}

/** The panel as a window of its own: under the bell, or on a phone a sheet over the whole page. */
export function PopupPanel({ isSheet }: PopupPanelProps): ReactElement | null {
  const layer = useLayer();
  if (layer === null) return null;
  return createPortal(isSheet ? <Sheet /> : <Popup />, layer);
}

/** The bell as overlays want it: it may come later than the panel. */
const bellOf = (focus: PanelFocus): RefObject<HTMLElement | null> => ({
  get current() {
    return focus.bell();
  },
});

/** The whole bell with its strip: the popup ends where that ends. */
const wholeBellOf = (focus: PanelFocus): RefObject<HTMLElement | null> => ({
  get current() {
    return focus.bell()?.parentElement ?? null;
  },
});

/** Stays until it is closed: pressing elsewhere is part of the work. */
function Popup(): ReactElement {
  const words = useWords();
  const focus = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  const anchorRef = useMemo(() => bellOf(focus), [focus]);
  const placeRef = useMemo(() => wholeBellOf(focus), [focus]);
  useOverlayPosition(ref, placeRef, { side: 'bottom', align: 'end', gap: 8 });
  useOverlay({
    kind: 'popover',
    elementRef: ref,
    anchorRef,
    focusOnOpen: 'none',
    onEscape: close,
    onOutside: () => undefined,
  });
  useTakesPanelFocus(ref);
  return (
    <div
      ref={ref}
      id={focus.panelId}
      role="dialog"
      aria-label={words('title')}
      tabIndex={-1}
      className={css.popup}
    >
      <AlertPanel layout="popup" onClose={close} />
    </div>
  );
}

function Sheet(): ReactElement {
  const words = useWords();
  const focus = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  const anchorRef = useMemo(() => bellOf(focus), [focus]);
  useOverlay({
    kind: 'modal',
    elementRef: ref,
    anchorRef,
    focusOnOpen: 'none',
    onEscape: close,
    onOutside: (event) => {
      if (event === 'press') close();
    },
  });
  useTakesPanelFocus(ref);
  useFocusKept(ref);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
  };
  return (
    <div className={css.scrim}>
      <div
        ref={ref}
        id={focus.panelId}
        role="dialog"
        aria-modal="true"
        aria-label={words('title')}
        tabIndex={-1}
        className={css.sheet}
        onKeyDown={onKeyDown}
      >
        <AlertPanel layout="sheet" isPlain onClose={close} />
      </div>
    </div>
  );
}
