import { useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShellNavigation } from '../engine/navigation/shell-navigation.ts';
import { PagePreload, PagePrepare } from './page-preload.ts';

/** The routes' paths have no slash at the end, the menu's have one. */
const ownPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The path of an address, without its query and hash. */
const pathIn = (address: string): string => ownPath(address.replace(/[?#].*$/, ''));

/** React Router as the router of the shell. Its routes load and prepare the pages of its links (PO-104, SH-169). */
export function useRouterNavigation(): ShellNavigation {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const prefetch = useContext(PagePreload);
  const prepare = useContext(PagePrepare);
  return useMemo(
    () => ({
      path: pathname,
      href: ownPath,
      navigate(path) {
        // The page that is open has requested what it shows.
        if (pathIn(path) !== ownPath(pathname)) prepare(path);
        void navigate(ownPath(path));
      },
      prefetch,
      back: () => navigate(-1),
      openInNewTab: (address) => void window.open(address, '_blank', 'noopener'),
    }),
    [pathname, navigate, prefetch, prepare],
  );
}
