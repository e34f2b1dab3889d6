import { fleetMenu, itemsOf } from '@pantau/shell';
import { type ReactElement, lazy } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router';
import { type PageName, findPage, pages } from './navigation/pages.ts';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SessionGate } from './layout/session-gate.tsx';
import {
  loadDashboard,
  loadHome,
  loadLayout,
  loadModule,
  loadNotFound,
  loadNotification,
  loadNotificationLog,
  loadNotifications,
  loadPlaceholder,
  loadSalesOrder,
  loadSalesOrderForm,
  loadSalesOrders,
  preloadSignedInPages,
} from './lazy-pages.ts';

const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));
const HomePage = lazy(async () => ({ default: (await loadHome()).HomePage }));
const ModulePage = lazy(async () => ({ default: (await loadModule()).ModulePage }));
const NotFoundPage = lazy(async () => ({ default: (await loadNotFound()).NotFoundPage }));
const PlaceholderPage = lazy(async () => ({ default: (await loadPlaceholder()).PlaceholderPage }));

const NotificationsPage = lazy(async () => ({
  default: (await loadNotifications()).NotificationsPage,
}));
const NotificationPage = lazy(async () => ({
  default: (await loadNotification()).NotificationPage,
}));
const NotificationLogPage = lazy(async () => ({
  default: (await loadNotificationLog()).NotificationLogPage,
}));
const SalesOrdersPage = lazy(async () => ({ default: (await loadSalesOrders()).SalesOrdersPage }));
const SalesOrderPage = lazy(async () => ({ default: (await loadSalesOrder()).SalesOrderPage }));
const SalesOrderFormPage = lazy(async () => ({
  default: (await loadSalesOrderForm()).SalesOrderFormPage,
}));

function elementOf(page: PageName): ReactElement {
  if (page === 'dashboard') return <DashboardPage />;
  if (page === 'notifications') return <NotificationsPage />;
  if (page === 'notification') return <NotificationPage />;
  if (page === 'notificationLog') return <NotificationLogPage />;
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

/** The pages of the menu that the portal does not have itself (PO-79). */
const moduleRoutes: readonly RouteObject[] = itemsOf(fleetMenu)
  .filter(({ path }) => findPage(path) === undefined)
  .map(({ path }) => ({ path, element: <ModulePage key={path} /> }));

/** Every route of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/sign-in', element: <SignInPage preload={preloadSignedInPages} /> },
      {
        Component: SessionGate,
        children: [
          { path: '/', Component: HomePage },
          {
            Component: SignedInLayout,
            children: [
              ...(Object.keys(pages) as PageName[]).map(routeOf),
              ...moduleRoutes,
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
]);
