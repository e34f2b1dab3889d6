import { scopes } from '@pantau/core';
import { menuScopes } from '@pantau/core/contract';
import { type PageDefinition, createPageTable } from '@pantau/shell';

/** The pages that the portal has itself, and those outside the menu. Paths are defined here only; of two that match, the first one counts. */
export const pages = {
  dashboard: { path: '/dashboard' },
  notifications: { path: '/notification', scope: scopes.alertCenterMain },
  notification: { path: '/notification/:id', scope: scopes.alertCenterMain },
  notificationLog: { path: '/notification-log', scope: scopes.logNotification },
  handover: { path: '/handover', scope: scopes.alertCenterMain },
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
  ruleSettings: { path: '/setting-notification-list', scope: scopes.alertRuleRead },
  ruleCreate: {
    path: '/setting-notification-list/create',
    scope: [scopes.alertRuleRead, scopes.alertRuleCreate],
  },
  ruleEdit: { path: '/setting-notification-list/:id', scope: scopes.alertRuleRead },
  driverScores: { path: '/driverscore', scope: menuScopes.driverScore },
  driverScore: { path: '/driverscore/:driverId', scope: menuScopes.driverScore },
  settings: { path: '/setting', scope: menuScopes.setting },
  fleetTask: { path: '/fleet-task-instant/:id', scope: scopes.fleetTaskInstantRead },
} as const satisfies Readonly<Record<string, PageDefinition>>;

export const pageTable = createPageTable(pages);
const { pathOf } = pageTable;

/** Live view of the fleet, which another application provides. */
export const LIVE_VIEW_PATH = '/liveview-2';

/** The parameter of the address that opens a rule over the list of rules. */
export const OPEN_RULE = 'rule';

/** Where the alert centre keeps no live connection; the counts are polled. */
const pausedOn = ['/liveview', LIVE_VIEW_PATH, '/controltower', '/controltower-2'];

/** Whether the alert centre keeps its live connection on a page (PO-18). */
export const hasLiveUpdates = (pathname: string): boolean =>
  !pausedOn.includes(pathname.replace(/\/+$/, ''));

/** Path of the live view of one vehicle. */
export const vehiclePath = (vehicleId: string): string =>
  `${LIVE_VIEW_PATH}/?${new URLSearchParams({ type: 'vehicle', vehicleId })}`;

/** Path of a fleet task. @param id second part of the alert's data */
export const fleetTaskPath = (id: string): string => pathOf('fleetTask', { id });

/** Path of one alert. */
export const notificationPath = ({ id }: { readonly id: string }): string =>
  pathOf('notification', { id });

/** Path of the alerts of one vehicle. @param plate may contain spaces */
export const alertsOfVehiclePath = (plate: string): string =>
  `${pages.notifications.path}?${new URLSearchParams({ search: plate })}`;

/** Path of the list of sales orders in a status. */
export const ordersInStatusPath = (status: string): string =>
  `${pages.salesOrders.path}?${new URLSearchParams({ status })}`;

export const salesOrderPath = (id: string): string => pathOf('salesOrder', { id });
export const salesOrderEditPath = (id: string): string => pathOf('salesOrderEdit', { id });
export const alertRulePath = (id: string): string => pathOf('ruleEdit', { id });
export const driverScorePath = (driverId: string): string => pathOf('driverScore', { driverId });
