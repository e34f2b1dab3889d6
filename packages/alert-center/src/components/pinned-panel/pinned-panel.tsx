import { useLayer } from '@pantau/core';
import { classNames } from '@pantau/core/ui';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AlertPanel } from '../alert-panel/alert-panel.tsx';
import { PINNED_HEIGHT } from '../alert-panel/panel-size.ts';
import { usePanelFocus, useTakesPanelFocus } from '../alert-panel/panel-focus.ts';
import { useClosePanel } from '../alert-panel/use-close-panel.ts';
import { useStand } from '../alert-panel/use-stand.ts';
import css from './pinned-panel.module.css';

export interface PinnedPanelProps {
  readonly className?: string | undefined;
}

/**
 * The pinned sidebar at a place of the host's own, beside its content: there while the user has it
 * pinned and the page is wide enough, else nothing. 420 px wide; as high as its container, 750 px at
 * most (spec alerts §9). Give `isPinnedElsewhere` to `BellWithPopup` then.
 */
export function PinnedPanel({ className }: PinnedPanelProps): ReactElement | null {
  const { stand } = useStand();
  return stand === 'pinned' ? <Sidebar className={className} /> : null;
}

/** The pinned sidebar at the right edge of the page, over whatever is there. */
export function PinnedAside(): ReactElement | null {
  const layer = useLayer();
  if (layer === null) return null;
  const style = { height: `min(${PINNED_HEIGHT}px, 100%)` };
  return createPortal(<Sidebar className={css.aside} style={style} />, layer);
}

interface SidebarProps extends PinnedPanelProps {
  readonly style?: CSSProperties;
}

function Sidebar({ className, style }: SidebarProps): ReactElement {
  const { panelId } = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  useTakesPanelFocus(ref);
  return (
    <div
      ref={ref}
      id={panelId}
      tabIndex={-1}
      className={classNames(css.pinned, className)}
      style={style}
    >
      <AlertPanel layout="pinned" onClose={close} />
    </div>
  );
}
