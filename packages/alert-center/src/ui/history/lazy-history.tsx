import { createLazy } from '@pantau/core/lazy';
import { LazyPart } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { AlertDetailProps } from './alert-detail.tsx';
import type { AlertHistoryProps } from './alert-history.tsx';
import type { AlertLogProps } from './alert-log.tsx';

const history = createLazy(async () => (await import('./alert-history.tsx')).AlertHistory);

/**
 * The history of alerts as a table: filters, columns, bulk actions, live changes. Loads when it is first
 * shown. Needs `AlertCenterProvider`.
 */
export function AlertHistory(props: AlertHistoryProps): ReactElement {
  return <LazyPart part={history} props={props} />;
}

const detail = createLazy(async () => (await import('./alert-detail.tsx')).AlertDetail);

/**
 * One alert on a page: map, evidence, notes, log and actions. Loads when it is first shown. Needs
 * `AlertCenterProvider`.
 */
export function AlertDetail(props: AlertDetailProps): ReactElement {
  return <LazyPart part={detail} props={props} />;
}

const log = createLazy(async () => (await import('./alert-log.tsx')).AlertLog);

/** What users did with alerts, as a table. Loads when it is first shown. */
export function AlertLog(props: AlertLogProps): ReactElement {
  return <LazyPart part={log} props={props} />;
}
