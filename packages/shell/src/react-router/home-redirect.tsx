import { useSession } from '@pantau/core';
import { fleetMenu, homeItem } from '@pantau/shell';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AppSkeleton } from '@pantau/shell/sign-in';
import { pages } from '../../navigation/pages.ts';

/** `/`: leads to the first page that the user may open (PO-78). */
export function HomePage(): ReactElement {
  const home = homeItem(fleetMenu, useSession());
  const { search } = useLocation();
  const path = home?.path.replace(/\/$/, '') ?? pages.dashboard.path;
  return (
    <>
      <Navigate to={path === pages.dashboard.path ? path + search : path} replace />
      {/* Shown while that page loads. */}
      <AppSkeleton />
    </>
  );
}
