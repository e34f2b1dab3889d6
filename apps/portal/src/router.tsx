import { fleetMenu, itemsOf } from '@pantau/shell';
import { NotFoundPage } from '@pantau/shell/pages';
import {
  HomeRedirect,
  PagePreload,
  RouteError,
  SessionGate,
  SignOutRoute,
} from '@pantau/shell/react-router';
import { SIGN_OUT_PATH } from '@pantau/shell/session';
import { Outlet, type RouteObject, createBrowserRouter } from 'react-router';
import { pageTable, pages } from './navigation/pages.ts';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import {
  ModulePage,
  SignedInLayout,
  pageViews,
  preloadPage,
  preloadSignedInPages,
} from './lazy-pages.tsx';

const pageRoutes = pageTable.names.map((page): RouteObject => ({
  path: pages[page].path,
  Component: pageViews[page],
}));

/** The pages of the menu that the portal does not have itself (PO-79). */
const moduleRoutes: readonly RouteObject[] = itemsOf(fleetMenu)
  .filter(({ path }) => pageTable.find(path) === undefined)
  .map(({ path }) => ({ path, Component: ModulePage }));

const notFound: RouteObject = { path: '*', element: <NotFoundPage menu={fleetMenu} /> };

const home: RouteObject = {
  path: '/',
  element: <HomeRedirect menu={fleetMenu} mainPath={pages.dashboard.path} />,
};

/** Every route of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    element: (
      <PagePreload value={preloadPage}>
        <Outlet />
      </PagePreload>
    ),
    children: [
      { path: '/sign-in', element: <SignInPage preload={preloadSignedInPages} /> },
      { path: SIGN_OUT_PATH, Component: SignOutRoute },
      {
        Component: SessionGate,
        children: [
          home,
          { Component: SignedInLayout, children: [...pageRoutes, ...moduleRoutes, notFound] },
        ],
      },
    ],
  },
]);
