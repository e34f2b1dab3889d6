import { type ReactElement, useId, useRef } from 'react';
import { BulkBar, bulkTools } from '../bulk/bulk-bar.tsx';
import { shortcutModule, useShortcuts } from '../settings/use-shortcuts.ts';
import { usePanelPreload } from '../shared/panel-preload.ts';
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

const parts = [bulkTools, shortcutModule, searchBar];

/** The panel with a header that can move its window. */
export function Panel(props: PanelProps): ReactElement {
  const { display = 'inline', plain = display === 'popup', handle, onClose } = props;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const { fillHeight } = useViewOptions();
  useShortcuts(ref);
  useHeldFocus(ref);
  usePanelPreload(parts);
  // Always a section: otherwise its header would become the page's banner landmark.
  return (
    <section
      ref={ref}
      className={css.panel}
      style={panelSize(display, fillHeight)}
      data-display={display}
      data-keeps-toasts-away=""
      {...(!plain && { 'aria-labelledby': `${id}title` })}
    >
      <PanelHeader titleId={`${id}title`} display={display} handle={handle} onClose={onClose} />
      <PanelBody />
      <PanelFooter />
      <BulkBar />
    </section>
  );
}
