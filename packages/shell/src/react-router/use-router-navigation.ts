import { useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShellNavigation } from '../engine/navigation/shell-navigation.ts';
import { PagePreload } from './page-preload.ts';

/** The routes' paths have no slash at the end, the menu's have one. */
const ownPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** React Router as the router of the shell; `PagePreload` prepares the pages of its links. */
export function useRouterNavigation(): ShellNavigation {
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
