import { useParts } from '@pantau/core';
import {
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { ownWindowModule } from '../own-window/own-window-module.ts';
import { BulkBar, bulkTools } from '../bulk/bulk-bar.tsx';
import { shortcutModule, useShortcuts } from '../settings/use-shortcuts.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { usePanelPreload } from '../shared/panel-preload.ts';
import { useMoveOn } from '../list/use-move-on.ts';
import { LazySnoozed } from '../snooze/lazy-snoozed.tsx';
import { useViewOptions } from '../shared/view-options.ts';
import css from './alert-panel.module.css';
import { searchBar } from './header-search.tsx';
import { PanelBody } from './panel-body.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader, type WindowHandle } from './panel-header.tsx';
import { type PanelDisplay, panelSize } from './panel-size.ts';
import { useHeldFocus } from './use-held-focus.ts';

export interface AlertPanelProps {
  /** Defaults to `inline`. */
  readonly display?: PanelDisplay | undefined;
  /** Shows the close button; omit it where the panel is always visible. */
  readonly onClose?: (() => void) | undefined;
  /** Set inside a dialog that already has the panel's name. */
  readonly plain?: boolean | undefined;
}

export interface PanelProps extends AlertPanelProps {
  readonly handle?: WindowHandle | undefined;
}

/** The panel: header, lists and footer. */
export function AlertPanel(props: AlertPanelProps): ReactElement {
  const { display, onClose, plain } = props;
  return <Panel display={display} onClose={onClose} plain={plain} />;
}

/** Inline, nothing around the panel takes the focus for it when the alert centre has been restarted (EM-61). */
function useReceiveFocusInline(ref: RefObject<HTMLElement | null>, inline: boolean): void {
  const focus = usePanelFocus();
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!inline || panel === null || focus.take() === null) return;
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
  }, [ref, inline, focus]);
}

const parts = [bulkTools, shortcutModule, searchBar, ownWindowModule];

/** The panel with a header that can move its window. */
export function Panel(props: PanelProps): ReactElement {
  const partOf = useParts();
  const { display = 'inline', plain = display === 'popup', handle, onClose } = props;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const { dispatch } = useAlertCenter();
  useEffect(() => dispatch({ type: 'listsWanted' }), [dispatch]);
  const { fillHeight } = useViewOptions();
  useShortcuts(ref);
  useHeldFocus(ref);
  useReceiveFocusInline(ref, display === 'inline');
  useMoveOn(ref);
  usePanelPreload(parts);
  // Always a section: otherwise its header would become the page's banner landmark.
  return (
    <section
      ref={ref}
      {...partOf('panel', css.panel)}
      style={panelSize(display, fillHeight)}
      data-display={display}
      data-keeps-toasts-away=""
      {...(!plain && { 'aria-labelledby': `${id}title` })}
    >
      <PanelHeader titleId={`${id}title`} display={display} handle={handle} onClose={onClose} />
      <PanelBody />
      <LazySnoozed />
      <PanelFooter />
      <BulkBar />
    </section>
  );
}
