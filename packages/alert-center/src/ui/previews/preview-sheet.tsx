import { useParts } from '@pantau/core';
import { CallStrip } from '@pantau/core/calls';
import { loopTab, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
import { ConnectionLabel } from '@pantau/core/ui/connection-label';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useConnection } from '../../hooks/connection.ts';
import { useAlert } from '../../hooks/list.ts';
import { type Preview, type Step, usePreviewControls } from '../../hooks/previews.ts';
import { usePreviewSight } from '../../hooks/preview-sight.ts';
import { SheetGrabber } from '../shared/sheet-grabber.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewBody } from './preview-body.tsx';
import { useRegisterPreviewFocus, usePreviewFocus } from './preview-focus.ts';
import css from './preview-sheet.module.css';
import { usePreviewMoveOn } from './use-preview-move-on.ts';
import { usePreviewName } from './use-preview-name.ts';
import { usePreviewKeys } from './use-preview-keys.ts';
import { useText } from '../shared/use-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { type SheetSteps, useSheetSteps } from './use-sheet-steps.ts';
import { WaitingBar } from './waiting-bar.tsx';
import { useSwipe } from './use-swipe.ts';

/** Focus key of the sheet; windows use keys from 1. */
const SHEET_KEY = 0;

/** Preview on a phone: one alert over the page, with steps to the others by button or swipe. */
export function PreviewSheet({ top }: { readonly top: Preview }): ReactElement {
  const parts = useParts();
  const { id } = top;
  const view = useAlert(id);
  const { close } = usePreviewControls();
  const ref = useRef<HTMLDivElement>(null);
  const slideRef = useRef<HTMLDivElement>(null);
  const [came, setCame] = useState<Step | null>(null);
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  const steps = useSheetSteps(id, view);
  const { openCount, closeOpen } = steps;
  const step = (by: Step): void => {
    setCame(by);
    steps.step(by);
  };
  const swipe = useSwipe(slideRef, step);
  const handleShortcut = usePreviewKeys(ref, id, view, step);

  useOverlay({
    kind: 'modal',
    elementRef: ref,
    focusOnOpen: 'none',
    onEscape: () => close(id),
    onOutside: () => undefined,
  });
  usePreviewMoveOn(ref, id);
  useRegisterPreviewFocus(ref, SHEET_KEY, id);
  usePreviewSight(ref, id, view?.alert.read === false);
  const focus = usePreviewFocus();
  useLayoutEffect(() => {
    if (ref.current !== null) focus.enter(SHEET_KEY, ref.current);
  }, [focus]);
  useFocusRecovery(ref);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') loopTab(event.currentTarget, event);
    else handleShortcut(event);
  };

  const name = usePreviewName(view);
  return (
    <div
      className={css.scrim}
      onClick={(event) => {
        if (event.target === event.currentTarget) close(id);
      }}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label={name}
        tabIndex={-1}
        {...parts('preview', css.sheet)}
        data-preview-window={id}
        onKeyDown={onKeyDown}
      >
        <SheetGrabber sheetRef={ref} onClose={() => close(id)} />
        <LostConnection />
        <PreviewBar
          view={view}
          isLarge
          place={<Place place={steps.place} />}
          onStep={step}
          closeAll={openCount > 1 ? { count: openCount, run: closeOpen } : undefined}
          onClose={() => close(id)}
        />
        <CallStrip />
        <WaitingBar target={waitingPlace} />
        <div className={css.ground} {...swipe}>
          <div key={id} ref={slideRef} className={css.slide} data-came={came ?? undefined}>
            <PreviewBody id={id} view={view} floatingRef={setWaitingPlace} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A lost connection, beside the grabber: the sheet covers where the page says so (AC-446). */
function LostConnection(): ReactElement | null {
  const t = useText();
  const { state } = useConnection();
  if (state !== 'disconnected') return null;
  return (
    <span className={css.connection}>
      <ConnectionLabel state="lost" text={t('connectionDisconnected')} />
    </span>
  );
}

/** Position of the alert among those that the steps lead to. */
function Place({ place }: Pick<SheetSteps, 'place'>): ReactElement | null {
  const t = usePreviewText();
  if (place === null) return null;
  return (
    <>
      <span aria-hidden>{t('placeOf', place)}</span>
      <VisuallyHidden>{t('placeSaid', place)}</VisuallyHidden>
    </>
  );
}
