import { type ReactElement, useCallback, useEffect } from 'react';
import { useSession } from '@pantau/core';
import { Megaphone, announcementAccess, isAllowed } from '@pantau/shell';
import { createHttpAnnouncementSource } from '@pantau/shell/http';
import { type OwnServer, useServerSource } from '@pantau/shell/session';
import { useLocation } from 'react-router';
import { usePortalBackend } from '../alerts/portal-backend.tsx';
import { hasLiveUpdates } from '../navigation/pages.ts';

export interface PortalMegaphoneProps {
  /** The user has turned sounds off. */
  readonly muted?: boolean | undefined;
  /** Opens the live connection, which the alert centre does otherwise. */
  readonly connects?: boolean | undefined;
}

/** The announcements of the portal's own server, over the page's one live connection (PO-82). */
export function PortalMegaphone({ muted, connects = false }: PortalMegaphoneProps): ReactElement {
  const current = useSession();
  const { alerts, live } = usePortalBackend();
  const userId = current.user?.userId ?? '';
  const source = useServerSource(
    useCallback(
      (server: OwnServer) => createHttpAnnouncementSource({ ...server, userId, live }),
      [userId, live],
    ),
  );
  const liveUpdates = hasLiveUpdates(useLocation().pathname);
  const isConnected = connects && liveUpdates && isAllowed(announcementAccess, current);
  useEffect(() => {
    if (!isConnected) return undefined;
    const feed = alerts.subscribe(() => undefined);
    return () => feed.close();
  }, [alerts, isConnected]);
  return <Megaphone source={source} muted={muted} />;
}
