import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { type PaletteLookup, fleetMenu, useMayOpen } from '@pantau/shell';
import { createHttpPaletteSource } from '@pantau/shell/http';
import { useServerSource } from '@pantau/shell/session';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  LIVE_VIEW_PATH,
  alertsOfVehiclePath,
  pages,
  salesOrderPath,
  vehiclePath,
} from './pages.ts';

/**
 * What the command palette finds besides pages (PO-110). A vehicle opens its alerts, which this portal shows itself, or
 * else its live view.
 */
export function usePaletteLookup(): PaletteLookup {
  const { permissions } = useSession();
  const mayOpen = useMayOpen(fleetMenu);
  const navigate = useNavigate();
  const source = useServerSource(createHttpPaletteSource);
  return useMemo(() => {
    const hasAlerts = permissions.can(scopes.alertCenterMain) && mayOpen(pages.notifications.path);
    return {
      source,
      open: {
        ...(hasAlerts
          ? { vehicle: ({ name }) => void navigate(alertsOfVehiclePath(name)) }
          : mayOpen(LIVE_VIEW_PATH) && {
              vehicle: ({ id }) => void navigate(vehiclePath(id)),
            }),
        ...(mayOpen(pages.salesOrders.path) && {
          order: ({ id }) => void navigate(salesOrderPath(id)),
        }),
      },
    } satisfies PaletteLookup;
  }, [source, permissions, mayOpen, navigate]);
}
