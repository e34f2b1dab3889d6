import { fleetMenu, itemsOf } from '@pantau/shell';
import { NotFoundPage } from '@pantau/shell/pages';
import { PagePreload } from '@pantau/shell/react-router';
import { SIGN_OUT_PATH } from '@pantau/shell/session';
import { Outlet, type RouteObject, createBrowserRouter } from 'react-router';
import { type PageName, findPageName, pages } from './navigation/pages.ts';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SignOutPage } from './pages/sign-out/sign-out-page.tsx';
import { RouteCrash } from './layout/route-crash.tsx';
import { SessionGate } from './layout/session-gate.tsx';
import {
  HomePage,
  ModulePage,
  SignedInLayout,
  pageViews,
  preloadPage,
  preloadSignedInPages,
} from './lazy-pages.tsx';

const pageRoutes = (Object.keys(pages) as PageName[]).map((page): RouteObject => ({
  path: pages[page].path,
  Component: pageViews[page],
}));

/** The pages of the menu that the portal does not have itself (PO-79). */
const moduleRoutes: readonly RouteObject[] = itemsOf(fleetMenu)
  .filter(({ path }) => findPageName(path) === undefined)
  .map(({ path }) => ({ path, Component: ModulePage }));

const notFound: RouteObject = { path: '*', element: <NotFoundPage menu={fleetMenu} /> };

/** Every route of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteCrash,
    element: (
      <PagePreload value={preloadPage}>
        <Outlet />
      </PagePreload>
    ),
    children: [
      { path: '/sign-in', element: <SignInPage preload={preloadSignedInPages} /> },
      { path: SIGN_OUT_PATH, Component: SignOutPage },
      {
        Component: SessionGate,
        children: [
          { path: '/', Component: HomePage },
          {
            Component: SignedInLayout,
            children: [...pageRoutes, ...moduleRoutes, notFound],
          },
        ],
      },
    ],
  },
]);
