import { useLayer } from '@pantau/core';
import { Anchored } from '@pantau/core/ui/anchored';
import { loopTab, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
import { type KeyboardEvent, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../shared/use-text.ts';
import { AlertPanel } from './alert-panel.tsx';
import { type PanelFocus, usePanelFocus, useReceivePanelFocus } from '../shared/panel-focus.ts';
import { SheetGrabber } from '../shared/sheet-grabber.tsx';
import css from './popup-panel.module.css';
import { useClosePanel } from './use-close-panel.ts';

export interface PopupPanelProps {
  /** Rises from the bottom of the page, on a phone. */
  readonly sheet: boolean;
}

/** The panel as a popup under the bell, or as a sheet on a phone. */
export function PopupPanel({ sheet }: PopupPanelProps): ReactElement | null {
  const layer = useLayer();
  if (layer === null) return null;
  return sheet ? createPortal(<Sheet />, layer) : <Popup />;
}

/** Ref to the bell, which may mount after the panel. */
const bellOf = (focus: PanelFocus): RefObject<HTMLElement | null> => ({
  get current() {
    return focus.bell();
  },
});

/** Ref to the bell with its strip: the popup aligns to its end. */
const wholeBellOf = (focus: PanelFocus): RefObject<HTMLElement | null> => ({
  get current() {
    return focus.bell()?.parentElement ?? null;
  },
});

/** Stays open until closed: the user works elsewhere on the page meanwhile. */
function Popup(): ReactElement {
  const t = useText();
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
  useReceivePanelFocus(ref);
  return (
    <Anchored anchorRef={placeRef} align="end" sideOffset={8}>
      <div
        ref={ref}
        id={focus.panelId}
        role="dialog"
        aria-label={t('title')}
        tabIndex={-1}
        className={css.popup}
      >
        <AlertPanel display="popup" onClose={close} />
      </div>
    </Anchored>
  );
}

function Sheet(): ReactElement {
  const t = useText();
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
  useReceivePanelFocus(ref);
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
        aria-label={t('title')}
        tabIndex={-1}
        className={css.sheet}
        onKeyDown={onKeyDown}
      >
        <SheetGrabber sheetRef={ref} onClose={close} />
        <AlertPanel display="sheet" plain onClose={close} />
      </div>
    </div>
  );
}
