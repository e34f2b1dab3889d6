import { type ReactElement, useCallback, useEffect } from 'react';
import { usePanel } from '../../hooks/use-panel.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useClosePanel } from '../panel/use-close-panel.ts';
import { useStand } from '../shared/use-placement.ts';
import { popupPanel } from '../panel/lazy-panels.ts';
import { Bell } from '../bell/bell.tsx';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { PinnedAside } from '../panel/pinned-panel.tsx';

const detachedWindow = createLazy(async () => {
  const part = await import('../panel/detached-window.tsx');
  return part.DetachedWindow;
});

export interface BellWithPopupProps {
  /** The bell without the strip of unread alerts beside it. */
  readonly isStripHidden?: boolean | undefined;
  /** The host has put `<PinnedPanel>` beside its content. */
  readonly isPinnedElsewhere?: boolean | undefined;
}

/** Whoever comes near the bell is likely to open it: what it shows is there by then. */
const prepare = (): void => popupPanel.preload();

/** The bell and the panel that it opens, shown as the user has chosen, or the host. */
export function BellWithPopup(props: BellWithPopupProps): ReactElement {
  const { isStripHidden, isPinnedElsewhere = false } = props;
  const { isOpen, open } = usePanel();
  const { stand } = useStand();
  const focus = usePanelFocus();
  const close = useClosePanel();
  const bellRef = useCallback((bell: HTMLButtonElement | null) => focus.setBell(bell), [focus]);

  // Hidden by something else than the user's own hand, with the focus inside.
  useEffect(() => {
    if (stand === 'hidden' && focus.take() === 'panel') focus.toBell();
  }, [stand, focus]);

  const toggle = (): void => {
    if (isOpen) return close();
    open();
    focus.expect('panel');
  };

  return (
    <>
      <Bell
        ref={bellRef}
        isOpen={stand !== 'hidden'}
        controls={focus.panelId}
        isStripHidden={isStripHidden}
        onIntent={prepare}
        onToggle={toggle}
      />
      {(stand === 'popup' || stand === 'sheet') && (
        <LazyPart part={popupPanel} props={{ isSheet: stand === 'sheet' }} onFail={close} />
      )}
      {stand === 'pinned' && !isPinnedElsewhere && <PinnedAside />}
      {stand === 'detached' && <Detached />}
    </>
  );
}

function Detached(): ReactElement {
  const { showAs } = usePanel();
  return <LazyPart part={detachedWindow} props={{}} onFail={() => showAs('popup')} />;
}
