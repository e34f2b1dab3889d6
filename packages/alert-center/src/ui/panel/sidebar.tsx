import { classNames } from '@pantau/core/ui/class-names';
import { useExitMotion } from '@pantau/core/ui/overlay';
import { type ReactElement, useRef } from 'react';
import { AlertPanel } from './alert-panel.tsx';
import { usePanelFocus, useReceivePanelFocus } from '../shared/panel-focus.ts';
import { useClosePanel } from './use-close-panel.ts';
import css from './pinned-panel.module.css';

export interface SidebarProps {
  readonly className?: string | undefined;
  /** Placed at the right edge of the page instead of by the host. */
  readonly overlay?: boolean | undefined;
}

/** The panel as a sidebar. */
export function Sidebar({ className, overlay = false }: SidebarProps): ReactElement {
  const { panelId } = usePanelFocus();
  const close = useClosePanel();
  const ref = useRef<HTMLDivElement>(null);
  useReceivePanelFocus(ref);
  useExitMotion(ref);
  return (
    <div
      ref={ref}
      id={panelId}
      tabIndex={-1}
      className={classNames(css.pinned, overlay && css.aside, className)}
    >
      <AlertPanel display="pinned" onClose={close} />
    </div>
  );
}
