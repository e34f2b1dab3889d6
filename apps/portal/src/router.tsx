import { lazy } from 'react';
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { type PageName, pages } from './navigation/pages.ts';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SessionGate } from './layout/session-gate.tsx';
import { loadPlaceholder, loadDashboard, loadLayout, preloadSignedInPages } from './lazy-pages.ts';

const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));
const PlaceholderPage = lazy(async () => ({ default: (await loadPlaceholder()).PlaceholderPage }));

const routeOf = (page: PageName): RouteObject => ({
  path: pages[page].path,
  element: page === 'dashboard' ? <DashboardPage /> : <PlaceholderPage key={page} page={page} />,
});

/** Every route of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/sign-in', element: <SignInPage preload={preloadSignedInPages} /> },
      {
        Component: SessionGate,
        children: [
          { path: '/', element: <Navigate to={pages.dashboard.path} replace /> },
          {
            Component: SignedInLayout,
            children: (Object.keys(pages) as PageName[]).map(routeOf),
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);
