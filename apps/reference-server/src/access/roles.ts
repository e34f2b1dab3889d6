import { menuScopes, type MenuScope, scopes, type Scope } from '@pantau/core/contract';

export type GrantedScope = Scope | MenuScope;

const allScopes: readonly GrantedScope[] = [...Object.values(scopes), ...Object.values(menuScopes)];

/** To act on alerts, not only look at them. */
const actingScopes: readonly Scope[] = [
  scopes.alertAction,
  scopes.alertNote,
  scopes.alertMedia,
  scopes.twoWayCommunication,
  scopes.twoWayCommunicationAllModule,
];

/** The pages of those who watch the fleet. */
const watchingScopes: readonly GrantedScope[] = [
  menuScopes.dashboardVehicleStatus,
  menuScopes.dashboardVehicleMap,
  menuScopes.liveviewV2,
  menuScopes.controlTowerV2,
  menuScopes.notificationGeneral,
  menuScopes.reportTrip,
  menuScopes.reportAlert,
  menuScopes.driverScore,
  menuScopes.help,
  menuScopes.contactUs,
];

const dispatcherScopes: readonly GrantedScope[] = [
  ...actingScopes,
  scopes.alertCenterMain,
  scopes.alertCenterUrgent,
  scopes.autoPopupUrgentAlert,
  scopes.overspeedThresholdDuration,
  scopes.logNotification,
  scopes.systemNotification,
  scopes.vehicleGroupsRead,
  scopes.alertRuleRead,
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
  scopes.fleetTaskInstantRead,
  ...watchingScopes,
  menuScopes.trackVision,
  menuScopes.trackVisionMedia,
  menuScopes.routeRead,
  menuScopes.routeUpdate,
  menuScopes.routeCreate,
  menuScopes.temporaryLiveViews,
  menuScopes.maintenance,
  menuScopes.companyTicket,
  menuScopes.setting,
];

/** `tms_driver` without `vgroups:read` makes a user a driver. */
const driverScopes: readonly GrantedScope[] = [
  ...actingScopes,
  scopes.tmsDriverRead,
  scopes.tmsDriverUpdate,
  menuScopes.dashboardDriverScore,
  menuScopes.driverScore,
];

const viewerScopes: readonly GrantedScope[] = [
  scopes.alertCenterMain,
  scopes.logNotification,
  scopes.vehicleGroupsRead,
  scopes.alertRuleRead,
  ...watchingScopes,
];

/** What a user with a role may do: a set of scopes (RS-351). */
export const roles = {
  manager: allScopes,
  dispatcher: dispatcherScopes,
  viewer: viewerScopes,
  driver: driverScopes,
} satisfies Readonly<Record<string, readonly GrantedScope[]>>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as readonly Role[];

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
