import type { ReactElement } from 'react';
import { LazyPart } from '@pantau/core/ui/lazy';
import type { AlertPanelProps } from './alert-panel.tsx';
import { alertPanel } from './lazy-panels.ts';

/** The panel; loads when it is first shown. */
export function AlertPanel(props: AlertPanelProps): ReactElement {
  return <LazyPart part={alertPanel} props={props} />;
}
