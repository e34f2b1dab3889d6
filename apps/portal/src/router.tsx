import { type ReactElement, lazy } from 'react';
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { type PageName, pages } from './navigation/pages.ts';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SessionGate } from './layout/session-gate.tsx';
import {
  loadDashboard,
  loadLayout,
  loadPlaceholder,
  loadSalesOrder,
  loadSalesOrderForm,
  loadSalesOrders,
  preloadSignedInPages,
} from './lazy-pages.ts';

const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));
const PlaceholderPage = lazy(async () => ({ default: (await loadPlaceholder()).PlaceholderPage }));

const SalesOrdersPage = lazy(async () => ({ default: (await loadSalesOrders()).SalesOrdersPage }));
const SalesOrderPage = lazy(async () => ({ default: (await loadSalesOrder()).SalesOrderPage }));
const SalesOrderFormPage = lazy(async () => ({
  default: (await loadSalesOrderForm()).SalesOrderFormPage,
}));

function elementOf(page: PageName): ReactElement {
  if (page === 'dashboard') return <DashboardPage />;
  if (page === 'salesOrders') return <SalesOrdersPage />;
  if (page === 'salesOrder') return <SalesOrderPage />;
  if (page === 'salesOrderCreate' || page === 'salesOrderEdit') {
    return <SalesOrderFormPage key={page} page={page} />;
  }
  return <PlaceholderPage key={page} page={page} />;
}

const routeOf = (page: PageName): RouteObject => ({
  path: pages[page].path,
  element: elementOf(page),
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
