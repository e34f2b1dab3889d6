import type { ReactElement, ReactNode } from 'react';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { useOpenedAlert } from '../../controllers/use-opened-alert.ts';
import { LiveAnnouncer } from '../announcer/live-announcer.tsx';
import { LazyPart, definePart } from '../parts/lazy-part.tsx';
import { AlertTriageProvider } from '../triage/triage-provider.tsx';

const alertDetail = definePart(async () => {
  const part = await import('../alert-detail/alert-detail.tsx');
  return part.AlertDetail;
});

/**
 * What the parts need around them when a host composes them itself: actions with their toasts and
 * questions, the detail of the opened alert, and the announcements of arrivals. Once in a provider.
 */
export function AlertCenterFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <AlertTriageProvider>
      {children}
      <OpenedAlert />
      <LiveAnnouncer />
    </AlertTriageProvider>
  );
}

function OpenedAlert(): ReactElement | null {
  const view = useOpenedAlert();
  const { closeDetail } = useAlertActions();
  if (view === undefined) return null;
  return (
    <LazyPart part={alertDetail} props={{ view, onClose: closeDetail }} onFail={closeDetail} />
  );
}
