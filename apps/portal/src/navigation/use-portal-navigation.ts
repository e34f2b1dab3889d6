import type { ShellNavigation } from '@pantau/shell';
import { useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PagePreload } from './page-preload.ts';

/** The portal's paths have no slash at the end, the menu's have one. */
const ownPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The portal's router, for the shell. */
export function usePortalNavigation(): ShellNavigation {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const prefetch = useContext(PagePreload);
  return useMemo(
    () => ({
      path: pathname,
      href: ownPath,
      navigate: (path) => void navigate(ownPath(path)),
      prefetch,
      back: () => navigate(-1),
      openInNewTab: (address) => void window.open(address, '_blank', 'noopener'),
    }),
    [pathname, navigate, prefetch],
  );
}
