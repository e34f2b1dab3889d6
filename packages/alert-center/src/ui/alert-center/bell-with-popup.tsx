import { useClock, useEmbedded } from '@pantau/core';
import { useInterruptionBlocker } from '@pantau/core/interruptions';
import { whenIdle } from '@pantau/core/lazy';
import { type ReactElement, useCallback, useEffect } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAreCountsKnown } from '../../hooks/list.ts';
import { usePanel } from '../../hooks/panel.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useClosePanel } from '../panel/use-close-panel.ts';
import { usePlacement } from '../shared/use-placement.ts';
import { detachedWindow, popupPanel } from '../panel/lazy-panels.ts';
import { WindowNote } from '../own-window/lazy-own-window.tsx';
import { Bell } from '../bell/bell.tsx';
import { LazyPart } from '@pantau/core/ui/lazy';
import { PinnedAside } from '../panel/pinned-panel.tsx';

export interface BellWithPopupProps {
  /** Hides the unread strip next to the bell. */
  readonly hideStrip?: boolean | undefined;
  /** Set when the host renders `<PinnedPanel>` itself. */
  readonly pinnedElsewhere?: boolean | undefined;
}

/**
 * Loads the panel's code in advance, once the bell shows its count (AC-320). A host's page is not made to load what its
 * user may never open: there it loads once the user points at the bell (EM-133). Returns what loads the panel.
 */
function usePreloadedPanel(): () => void {
  const { dispatch } = useAlertCenter();
  const clock = useClock();
  const isKnown = useAreCountsKnown();
  const isEmbedded = useEmbedded();
  const isReady = isKnown && !isEmbedded;
  useEffect(() => (isReady ? whenIdle(clock, popupPanel.preload) : undefined), [clock, isReady]);
  return () => {
    popupPanel.preload();
    dispatch({ type: 'listsWanted' });
  };
}

/** The bell and its panel, in the display chosen by the user or the host. */
export function BellWithPopup(props: BellWithPopupProps): ReactElement {
  const { hideStrip, pinnedElsewhere = false } = props;
  const { display, open } = usePanel();
  const { placement } = usePlacement();
  const focus = usePanelFocus();
  const close = useClosePanel();
  const isOut = placement === 'window';
  const preloadPanel = usePreloadedPanel();
  // The sheet covers the page, but its code may still be loading.
  useInterruptionBlocker(placement === 'sheet');
  const bellRef = useCallback((bell: HTMLButtonElement | null) => focus.setBell(bell), [focus]);

  // The panel was hidden by something other than the user while it had the focus.
  useEffect(() => {
    if (placement === 'hidden' && focus.take() === 'panel') focus.toBell();
  }, [placement, focus]);

  const toggle = (): void => {
    if (display !== 'hidden') return close();
    // Brings the panel's own window to the front, if there is one.
    open();
    if (!isOut) focus.expect('panel');
  };

  return (
    <>
      <Bell
        ref={bellRef}
        open={placement !== 'hidden' && !isOut}
        controls={focus.panelId}
        hideStrip={hideStrip}
        instead={isOut ? <WindowNote short={hideStrip} /> : undefined}
        onIntent={preloadPanel}
        onToggle={toggle}
      />
      {(placement === 'popup' || placement === 'sheet') && (
        <LazyPart part={popupPanel} props={{ sheet: placement === 'sheet' }} onFail={close} />
      )}
      {placement === 'pinned' && !pinnedElsewhere && <PinnedAside />}
      {placement === 'detached' && <Detached />}
    </>
  );
}

function Detached(): ReactElement {
  const { showAs } = usePanel();
  return <LazyPart part={detachedWindow} props={{}} onFail={() => showAs('popup')} />;
}
