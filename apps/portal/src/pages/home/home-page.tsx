import { useSession } from '@pantau/core';
import { fleetMenu, homeItem } from '@pantau/shell';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { AppSkeleton } from '@pantau/shell/sign-in';
import { pages } from '../../navigation/pages.ts';

/** `/`: leads to the first page that the user may open (PO-78). */
export function HomePage(): ReactElement {
  const home = homeItem(fleetMenu, useSession());
  return (
    <>
      <Navigate to={home?.path.replace(/\/$/, '') ?? pages.dashboard.path} replace />
      {/* Shown while that page loads. */}
      <AppSkeleton />
    </>
  );
}
