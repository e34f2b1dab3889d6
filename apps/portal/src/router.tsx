import { fleetMenu } from '@pantau/shell';
import { createLoadDemoUsers } from '@pantau/shell/http';
import { type LoadView, createAppRoutes } from '@pantau/shell/react-router';
import { createBrowserRouter } from 'react-router';
import { pageTable } from './navigation/pages.ts';
import type { ModuleName } from './pages/module/module-page.tsx';
import { reportError } from './portal/report-error.ts';

const module =
  (page?: ModuleName): LoadView =>
  async () => {
    const { PortalModulePage } = await import('./pages/module/module-page.tsx');
    return () => <PortalModulePage page={page} />;
  };

const orderForm: LoadView = async () =>
  (await import('./pages/sales-orders/sales-order-form-page.tsx')).SalesOrderFormPage;

const ruleEditor: LoadView = async () =>
  (await import('./pages/alert-rules/alert-rule-page.tsx')).AlertRulePage;

const contactPage = (field: 'email' | 'phoneNo') => async () => {
  const { AddContactPage } = await import('./pages/profile/add-contact-page.tsx');
  return () => <AddContactPage field={field} />;
};

/** The scores are requested while their page, which is large, is loaded (PO-290). */
const prepareScores = async (query: string): Promise<void> => {
  try {
    (await import('./pages/driver-scores/prepare-scores.ts')).prepareScores(query);
  } catch {
    // The page requests them itself.
  }
};

/** Every route of the portal. */
const { routes, preload } = createAppRoutes({
  menu: fleetMenu,
  pages: pageTable,
  mainPage: 'dashboard',
  frame: async () => (await import('./layout/signed-in-layout.tsx')).SignedInLayout,
  moduleView: module(),
  prepare: { driverScores: (query) => void prepareScores(query) },
  loadDemoUsers: createLoadDemoUsers(reportError),
  views: {
    dashboard: async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
    notifications: async () =>
      (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
    notification: async () =>
      (await import('./pages/notifications/notification-page.tsx')).NotificationPage,
    notificationLog: async () =>
      (await import('./pages/notifications/notification-log-page.tsx')).NotificationLogPage,
    handover: async () => (await import('./pages/handover/handover-page.tsx')).HandoverPage,
    salesOrders: async () =>
      (await import('./pages/sales-orders/sales-orders-page.tsx')).SalesOrdersPage,
    salesOrder: async () =>
      (await import('./pages/sales-orders/sales-order-page.tsx')).SalesOrderPage,
    salesOrderCreate: orderForm,
    salesOrderEdit: orderForm,
    profile: async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage,
    addEmail: contactPage('email'),
    addNumber: contactPage('phoneNo'),
    ruleSettings: async () =>
      (await import('./pages/alert-rules/alert-rules-page.tsx')).AlertRulesPage,
    ruleCreate: ruleEditor,
    ruleEdit: ruleEditor,
    driverScores: async () =>
      (await import('./pages/driver-scores/driver-scores-page.tsx')).DriverScoresPage,
    driverScore: async () =>
      (await import('./pages/driver-scores/driver-score-page.tsx')).DriverScorePage,
    settings: async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
    fleetTask: module('fleetTask'),
  },
});

export const router = createBrowserRouter(routes);

/** Starts loading the first views. */
export { preload };
