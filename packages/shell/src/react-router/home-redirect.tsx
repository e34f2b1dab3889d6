import { useSession } from '@pantau/core';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homeItem } from '../engine/menu/access-to.ts';
import { AppSkeleton } from '../ui/app-skeleton/app-skeleton.tsx';
import type { ShellMenu } from '../ui/shared/use-shown-menu.ts';

export interface HomeRedirectProps {
  readonly menu: ShellMenu;
  /** The application's main page, for users who may open no page of the menu, too. It keeps the query. */
  readonly mainPath: string;
}

/** `/`: leads to the first page of the menu that the user may open (PO-78). */
export function HomeRedirect({ menu, mainPath }: HomeRedirectProps): ReactElement {
  const home = homeItem(menu, useSession());
  const { search } = useLocation();
  const path = home?.path.replace(/\/$/, '') ?? mainPath;
  return (
    <>
      <Navigate to={path === mainPath ? path + search : path} replace />
      {/* Shown while that page loads. */}
      <AppSkeleton />
    </>
  );
}
