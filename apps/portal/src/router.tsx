import { fleetMenu, itemsOf } from '@pantau/shell';
import { Outlet, type RouteObject, createBrowserRouter } from 'react-router';
import { PagePreload } from './navigation/page-preload.ts';
import { type PageName, findPage, pages } from './navigation/pages.ts';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SessionGate } from './layout/session-gate.tsx';
import {
  HomePage,
  ModulePage,
  NotFoundPage,
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
  .filter(({ path }) => findPage(path) === undefined)
  .map(({ path }) => ({ path, element: <ModulePage key={path} /> }));

/** Every route of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: CrashPage,
    element: (
      <PagePreload value={preloadPage}>
        <Outlet />
      </PagePreload>
    ),
    children: [
      { path: '/sign-in', element: <SignInPage preload={preloadSignedInPages} /> },
      {
        Component: SessionGate,
        children: [
          { path: '/', Component: HomePage },
          {
            Component: SignedInLayout,
            children: [...pageRoutes, ...moduleRoutes, { path: '*', Component: NotFoundPage }],
          },
        ],
      },
    ],
  },
]);
