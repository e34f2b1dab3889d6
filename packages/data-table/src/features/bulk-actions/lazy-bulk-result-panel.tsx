import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { BulkResultPanelProps } from './bulk-result-panel.tsx';

const panel = createLazy(async () => (await import('./bulk-result-panel.tsx')).BulkResultPanel);

/** The result of a bulk run, which loads when it is shown. */
export function LazyBulkResultPanel(props: BulkResultPanelProps): ReactElement {
  return <LazyPart part={panel} props={props} />;
}
