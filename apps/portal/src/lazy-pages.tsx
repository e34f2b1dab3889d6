import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type PageName, pageTable } from './navigation/pages.ts';
import type { ModuleName } from './pages/module/module-page.tsx';

type Load = () => Promise<ComponentType>;

const module =
  (page?: ModuleName): Load =>
  async () => {
    const { PortalModulePage } = await import('./pages/module/module-page.tsx');
    return () => <PortalModulePage page={page} />;
  };

const orderForm = (page: 'salesOrderCreate' | 'salesOrderEdit') => async () => {
  const { SalesOrderFormPage } = await import('./pages/sales-orders/sales-order-form-page.tsx');
  return () => <SalesOrderFormPage page={page} />;
};

const ruleEditor = (page: 'ruleCreate' | 'ruleEdit') => async () => {
  const { AlertRulePage } = await import('./pages/alert-rules/alert-rule-page.tsx');
  return () => <AlertRulePage page={page} />;
};

const contactPage = (page: 'addEmail' | 'addNumber') => async () => {
  const { AddContactPage } = await import('./pages/profile/add-contact-page.tsx');
  return () => <AddContactPage page={page} />;
};

/** Loads the view of a page, which is excluded from the first load. */
const views: Readonly<Record<PageName, Load>> = {
  dashboard: async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  notifications: async () =>
    (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
  notification: async () =>
    (await import('./pages/notifications/notification-page.tsx')).NotificationPage,
  notificationLog: async () =>
    (await import('./pages/notifications/notification-log-page.tsx')).NotificationLogPage,
  salesOrders: async () =>
    (await import('./pages/sales-orders/sales-orders-page.tsx')).SalesOrdersPage,
  salesOrder: async () =>
    (await import('./pages/sales-orders/sales-order-page.tsx')).SalesOrderPage,
  salesOrderCreate: orderForm('salesOrderCreate'),
  salesOrderEdit: orderForm('salesOrderEdit'),
  profile: async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage,
  addEmail: contactPage('addEmail'),
  addNumber: contactPage('addNumber'),
  ruleSettings: async () =>
    (await import('./pages/alert-rules/alert-rules-page.tsx')).AlertRulesPage,
  ruleCreate: ruleEditor('ruleCreate'),
  ruleEdit: ruleEditor('ruleEdit'),
  driverScores: async () =>
    (await import('./pages/driver-scores/driver-scores-page.tsx')).DriverScoresPage,
  driverScore: async () =>
    (await import('./pages/driver-scores/driver-score-page.tsx')).DriverScorePage,
  settings: async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
  fleetTask: module('fleetTask'),
};

const loadModule = module();
const loadLayout: Load = async () => (await import('./layout/signed-in-layout.tsx')).SignedInLayout;

const lazily = (load: Load): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

export const SignedInLayout = lazily(loadLayout);
export const ModulePage = lazily(loadModule);
/** The views of the pages, by name. */
export const pageViews = Object.fromEntries(
  Object.entries(views).map(([page, load]) => [page, lazily(load)]),
) as Readonly<Record<PageName, LazyExoticComponent<ComponentType>>>;

/** Starts loading. A failure is ignored: the route loads its view again and reports it. */
const preload = (loads: readonly Load[]): void => {
  for (const load of loads) load().catch(() => {});
};

/** Starts loading the first views. */
export const preloadSignedInPages = (): void => preload([loadLayout, views.dashboard]);

/** Starts loading the view at a path, before the user opens it (PO-104). */
export function preloadPage(path: string): void {
  const name = pageTable.find(path.replace(/[?#].*$/, ''));
  preload([name === undefined ? loadModule : views[name]]);
}
