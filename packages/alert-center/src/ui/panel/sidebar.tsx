import { classNames } from '@pantau/core/ui/class-names';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { AlertPanel } from './alert-panel.tsx';
import { usePanelFocus, useTakesPanelFocus } from '../shared/panel-focus.ts';
import { useClosePanel } from './use-close-panel.ts';
import css from './pinned-panel.module.css';

export interface SidebarProps {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** At the right edge of the page instead of at a place of the host's. */
  readonly isAside?: boolean | undefined;
}

/** The panel as a sidebar. */
export function Sidebar({ className, style, isAside = false }: SidebarProps): ReactElement {
  const { panelId } = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  useTakesPanelFocus(ref);
  return (
    <div
      ref={ref}
      id={panelId}
      tabIndex={-1}
      className={classNames(css.pinned, isAside && css.aside, className)}
      style={style}
    >
      <AlertPanel layout="pinned" onClose={close} />
    </div>
  );
}
