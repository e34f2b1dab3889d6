import { type ReactElement, type ReactNode, useCallback } from 'react';
import {
  AlertCenterProvider,
  type OpenedVehicle,
  type OtherNotifications,
} from '@pantau/alert-center';
import { useLocation, useNavigate } from 'react-router';
import { fleetTaskPath, hasLiveUpdates, pages, vehiclePath } from '../navigation/pages.ts';
import { usePortalBackend } from './portal-backend.tsx';

/** Provides the alert centre, connected to the portal's own server, to every signed-in page. */
export function PortalAlertCenter({ children }: { readonly children: ReactNode }): ReactElement {
  const backend = usePortalBackend();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const seeOther = useCallback(
    (target: OtherNotifications) => void navigate(pages[target].path),
    [navigate],
  );
  const openRuleSettings = useCallback(() => void navigate(pages.ruleSettings.path), [navigate]);
  const openVehicle = useCallback(
    ({ vehicleId }: OpenedVehicle) => void navigate(vehiclePath(vehicleId)),
    [navigate],
  );
  const openFleetTask = useCallback(
    (taskId: string) => void navigate(fleetTaskPath(taskId)),
    [navigate],
  );

  return (
    <AlertCenterProvider
      source={backend.alerts}
      evidence={backend.evidence}
      liveUpdates={hasLiveUpdates(pathname)}
      reconnectBehavior="reload"
      countInTitle
      onSeeOther={seeOther}
      onOpenRuleSettings={openRuleSettings}
      onOpenVehicle={openVehicle}
      onOpenFleetTask={openFleetTask}
      calls={backend.calls}
    >
      {children}
    </AlertCenterProvider>
  );
}
