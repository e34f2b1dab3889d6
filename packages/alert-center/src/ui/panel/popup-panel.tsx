import { useLayer } from '@pantau/core';
import { Anchored } from '@pantau/core/ui/anchored';
import { loopTab, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
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
  return isSheet ? createPortal(<Sheet />, layer) : <Popup />;
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
    <Anchored anchorRef={placeRef} align="end" sideOffset={8}>
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
    </Anchored>
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
  useFocusRecovery(ref);
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
