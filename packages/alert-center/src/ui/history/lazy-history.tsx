import { createLazy } from '@pantau/core/lazy';
import { LazyPart } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { AlertHistoryProps } from './alert-history.tsx';

const history = createLazy(async () => (await import('./alert-history.tsx')).AlertHistory);

/**
 * The history of alerts as a table: filters, columns, bulk actions, live changes. Loads when it is first
 * shown. Needs `AlertCenterProvider`.
 */
export function AlertHistory(props: AlertHistoryProps): ReactElement {
  return <LazyPart part={history} props={props} />;
}
