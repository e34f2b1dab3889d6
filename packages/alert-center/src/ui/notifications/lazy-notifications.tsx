import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { AlertNotifier } from '../../engine/notifications/alert-notifier.port.ts';
import { useAlertSettings } from '../../hooks/settings.ts';

const part = createLazy(async () => (await import('./alert-notifications.tsx')).AlertNotifications);

/** Browser notifications; their code loads for users who have turned them on. */
export function LazyNotifications(props: {
  readonly notifier: AlertNotifier;
}): ReactElement | null {
  const [{ notifies }] = useAlertSettings();
  return notifies === true ? <LazyPart part={part} props={props} quiet /> : null;
}
