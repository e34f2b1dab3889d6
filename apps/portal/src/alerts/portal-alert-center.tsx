import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { withAddressItem } from '@pantau/shell/react-router';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  AlertCenterProvider,
  type OpenedVehicle,
  type OtherNotifications,
} from '@pantau/alert-center';
import { createBrowserNotifications } from '@pantau/alert-center/notifications';
import { useLocation, useNavigate } from 'react-router';
import {
  OPEN_RULE,
  fleetTaskPath,
  hasLiveUpdates,
  pages,
  vehiclePath,
} from '../navigation/pages.ts';
import { usePortalBackend } from './portal-backend.tsx';

const ruleOfAlert = createLazy(async () => (await import('./rule-of-alert.tsx')).RuleOfAlert);

/** Through the service worker, so that they also work on phones and can be closed by every tab. */
const notifications = createBrowserNotifications({ viaServiceWorker: true, icon: '/favicon.svg' });

/** Provides the alert centre, connected to the portal's own server, to every signed-in page. */
export function PortalAlertCenter({ children }: { readonly children: ReactNode }): ReactElement {
  const backend = usePortalBackend();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const links = useMemo(
    () => ({
      onSeeOther: (target: OtherNotifications) => void navigate(pages[target].path),
      onOpenRuleSettings: () => void navigate(pages.ruleSettings.path),
      onOpenVehicle: ({ vehicleId }: OpenedVehicle) => void navigate(vehiclePath(vehicleId)),
      onOpenFleetTask: (taskId: string) => void navigate(fleetTaskPath(taskId)),
    }),
    [navigate],
  );

  const { permissions } = useSession();
  const [ruleId, setRuleId] = useState<string | null>(null);
  const openRule = useCallback(
    (id: string) => {
      // There it belongs to the list, which shows it again once it is saved.
      const { pathname: here, search } = window.location;
      if (here !== pages.ruleSettings.path) setRuleId(id);
      else void navigate({ search: withAddressItem(OPEN_RULE, search, id) });
    },
    [navigate],
  );

  return (
    <AlertCenterProvider
      source={backend.alerts}
      evidence={backend.evidence}
      liveUpdates={hasLiveUpdates(pathname)}
      reconnectBehavior="reload"
      countInTitle
      notifications={notifications}
      {...links}
      onOpenRule={permissions.can(scopes.alertRuleRead) ? openRule : undefined}
      calls={backend.calls}
    >
      {children}
      {ruleId !== null && (
        <LazyPart
          key={ruleId}
          part={ruleOfAlert}
          props={{ ruleId, onClose: () => setRuleId(null) }}
          onFail={() => setRuleId(null)}
        />
      )}
    </AlertCenterProvider>
  );
}
