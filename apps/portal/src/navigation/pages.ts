import { type Scope, scopes } from '@pantau/core';
import { type MenuScope, menuScopes } from '@pantau/core/contract';

type PageScope = Scope | MenuScope;

/** A page behind the sign-in. */
export interface PageDefinition {
  /** A segment that starts with a colon matches any text. */
  readonly path: `/${string}`;
  /** Scope required to see the page, or several that are all required. */
  readonly scope?: PageScope | readonly PageScope[];
}

/** The pages that the portal has itself, and those outside the menu. Paths are defined here only; of two that match, the first one counts. */
export const pages = {
  dashboard: { path: '/dashboard' },
  notifications: { path: '/notification', scope: scopes.alertCenterMain },
  notification: { path: '/notification/:id', scope: scopes.alertCenterMain },
  notificationLog: {
    path: '/notification-log',
    scope: scopes.logNotification,
  },
  salesOrders: { path: '/sales-order', scope: scopes.salesOrderRead },
  salesOrderCreate: {
    path: '/sales-order/create',
    scope: [scopes.salesOrderRead, scopes.salesOrderCreate],
  },
  salesOrderEdit: {
    path: '/sales-order/:id/edit',
    scope: [scopes.salesOrderRead, scopes.salesOrderUpdate],
  },
  salesOrder: { path: '/sales-order/:id', scope: scopes.salesOrderRead },
  profile: { path: '/profile' },
  addEmail: { path: '/add-email' },
  addNumber: { path: '/add-number' },
  ruleSettings: {
    path: '/setting-notification-list',
    scope: scopes.alertRuleRead,
  },
  ruleCreate: {
    path: '/setting-notification-list/create',
    scope: [scopes.alertRuleRead, scopes.alertRuleCreate],
  },
  ruleEdit: {
    path: '/setting-notification-list/:id',
    scope: scopes.alertRuleRead,
  },
  driverScores: { path: '/driverscore', scope: menuScopes.driverScore },
  driverScore: {
    path: '/driverscore/:driverId',
    scope: menuScopes.driverScore,
  },
  settings: { path: '/setting', scope: menuScopes.setting },
  fleetTask: {
    path: '/fleet-task-instant/:id',
    scope: scopes.fleetTaskInstantRead,
  },
} as const satisfies Readonly<Record<string, PageDefinition>>;

export type PageName = keyof typeof pages;

/** Live view of the fleet, which another application provides. */
export const LIVE_VIEW_PATH = '/liveview-2';

/** Where the alert centre keeps no live connection; the counts are polled. */
const pausedOn = ['/liveview', LIVE_VIEW_PATH, '/controltower', '/controltower-2'];

const bare = (pathname: string): string => pathname.replace(/\/+$/, '');

/** Whether the alert centre keeps its live connection on a page (PO-18). */
export const hasLiveUpdates = (pathname: string): boolean => !pausedOn.includes(bare(pathname));

/** The scopes that a page requires, all of them. */
export function requiredScopes(name: PageName): readonly PageScope[] {
  const { scope = [] }: PageDefinition = pages[name];
  return typeof scope === 'string' ? [scope] : scope;
}

/** Path of the live view of one vehicle. */
export const vehiclePath = (vehicleId: string): string =>
  `${LIVE_VIEW_PATH}/?${new URLSearchParams({ type: 'vehicle', vehicleId })}`;

/** Path of a fleet task. @param id second part of the alert's data */
export const fleetTaskPath = (id: string): string =>
  pages.fleetTask.path.replace(':id', encodeURIComponent(id));

/** Path of one alert. */
export const notificationPath = ({ id }: { readonly id: string }): string =>
  pages.notification.path.replace(':id', encodeURIComponent(id));

/** Path of the alerts of one vehicle. @param plate may contain spaces */
export const alertsOfVehiclePath = (plate: string): string =>
  `${pages.notifications.path}?${new URLSearchParams({ search: plate })}`;

/** Path of the form that edits a sales order. */
export const salesOrderEditPath = (id: string): string =>
  pages.salesOrderEdit.path.replace(':id', encodeURIComponent(id));

/** Path of the list of sales orders in a status. */
export const ordersInStatusPath = (status: string): string =>
  `${pages.salesOrders.path}?${new URLSearchParams({ status })}`;

/** Path of an alert rule. */
export const alertRulePath = (id: string): string =>
  pages.ruleEdit.path.replace(':id', encodeURIComponent(id));

/** Path of the score of a driver. */
export const driverScorePath = (id: string): string =>
  pages.driverScore.path.replace(':driverId', encodeURIComponent(id));

/** Path of a sales order. */
export const salesOrderPath = (id: string): string =>
  pages.salesOrder.path.replace(':id', encodeURIComponent(id));

function matches(pattern: string, pathname: string): boolean {
  const [expected, actual] = [pattern.split('/'), pathname.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  );
}

/** The name of the page at a path, with or without a trailing slash. */
export function findPageName(pathname: string): PageName | undefined {
  const path = bare(pathname);
  return (Object.keys(pages) as PageName[]).find((name) => matches(pages[name].path, path));
}
