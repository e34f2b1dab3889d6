import { type ReactElement, useId, useRef } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useShortcuts } from '../settings/use-shortcuts.ts';
import css from './alert-panel.module.css';
import { CutOffBanner } from './cut-off-banner.tsx';
import { PanelBody } from './panel-body.tsx';
import { PanelFoot } from './panel-footer.tsx';
import { PanelHead, type WindowHandle } from './panel-header.tsx';
import { type PanelLayout, panelSize } from './panel-size.ts';

export interface AlertPanelProps {
  /** `inline` when left out. */
  readonly layout?: PanelLayout | undefined;
  /** Shows the cross; left out where the panel is always there. */
  readonly onClose?: (() => void) | undefined;
  /** Inside a window that bears its name already. */
  readonly isPlain?: boolean | undefined;
}

export interface PanelProps extends AlertPanelProps {
  readonly handle?: WindowHandle | undefined;
}

/** The alert centre's lists with their head and foot (spec alerts §2, Alert centre). */
export function AlertPanel(props: AlertPanelProps): ReactElement {
  const { layout, onClose, isPlain } = props;
  return <Panel layout={layout} onClose={onClose} isPlain={isPlain} />;
}

/** The same for a window that is moved by the head. */
export function Panel(props: PanelProps): ReactElement {
  const { layout = 'inline', isPlain = layout === 'popup', handle, onClose } = props;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useShortcuts(ref);
  // A section even where the window bears the name: else its head would be the page's banner.
  return (
    <section
      ref={ref}
      className={css.panel}
      style={panelSize(layout)}
      data-layout={layout}
      {...(!isPlain && { 'aria-labelledby': `${id}title` })}
    >
      <PanelHead titleId={`${id}title`} layout={layout} handle={handle} onClose={onClose} />
      <CutOffBanner />
      <PanelBody />
      <PanelFoot />
      <BulkBar />
    </section>
  );
}
