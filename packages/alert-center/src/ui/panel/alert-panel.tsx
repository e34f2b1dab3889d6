import { type ReactElement, useId, useRef } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useShortcuts } from '../settings/use-shortcuts.ts';
import css from './alert-panel.module.css';
import { ConnectionBanner } from './disconnected-banner.tsx';
import { PanelBody } from './panel-body.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader, type WindowHandle } from './panel-header.tsx';
import { type PanelLayout, panelSize } from './panel-size.ts';

export interface AlertPanelProps {
  /** Defaults to `inline`. */
  readonly layout?: PanelLayout | undefined;
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
  const { layout, onClose, plain } = props;
  return <Panel layout={layout} onClose={onClose} plain={plain} />;
}

/** The panel with a header that can move its window. */
export function Panel(props: PanelProps): ReactElement {
  const { layout = 'inline', plain = layout === 'popup', handle, onClose } = props;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useShortcuts(ref);
  // Always a section: otherwise its header would become the page's banner landmark.
  return (
    <section
      ref={ref}
      className={css.panel}
      style={panelSize(layout)}
      data-layout={layout}
      {...(!plain && { 'aria-labelledby': `${id}title` })}
    >
      <PanelHeader titleId={`${id}title`} layout={layout} handle={handle} onClose={onClose} />
      <ConnectionBanner />
      <PanelBody />
      <PanelFooter />
      <BulkBar />
    </section>
  );
}
