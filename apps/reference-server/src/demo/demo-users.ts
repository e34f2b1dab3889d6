import { menuScopes, type MenuScope, scopes, type Scope } from '@pantau/core/contract';
import type { DemoCompany } from './demo-companies.ts';

/** The password of all demo users. */
export const DEMO_PASSWORD = 'pantau-demo';

type DemoScope = Scope | MenuScope;

const allScopes: readonly DemoScope[] = [...Object.values(scopes), ...Object.values(menuScopes)];

/** To act on alerts, not only look at them; everyone in the demo has them except the viewer. */
const actingScopes: readonly Scope[] = [
  scopes.alertAction,
  scopes.alertNote,
  scopes.alertMedia,
  scopes.twoWayCommunication,
  scopes.twoWayCommunicationAllModule,
];

/** The pages of those who watch the fleet. */
const watchingScopes: readonly DemoScope[] = [
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

const dispatcherScopes: readonly DemoScope[] = [
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
];

/** `tms_driver` without `vgroups:read` makes a user a driver. */
const driverScopes: readonly DemoScope[] = [
  ...actingScopes,
  scopes.tmsDriverRead,
  scopes.tmsDriverUpdate,
  menuScopes.dashboardDriverScore,
  menuScopes.driverScore,
];

const viewerScopes: readonly DemoScope[] = [
  scopes.alertCenterMain,
  scopes.logNotification,
  scopes.vehicleGroupsRead,
  scopes.alertRuleRead,
  ...watchingScopes,
];

export interface DemoUser {
  readonly company: DemoCompany;
  /** Sign-in name; also the profile's e-mail address unless `hasContact` is false. */
  readonly email: string;
  readonly fullname: string;
  readonly phoneNo: string;
  readonly scopes: readonly DemoScope[];
  /**
   * When false, the profile has no e-mail address or phone number, which the contact reminder
   * requests.
   */
  readonly hasContact: boolean;
  /** Subscribed to the company's alert rules. */
  readonly isSubscribed: boolean;
}

const user = (
  company: DemoCompany,
  email: string,
  fullname: string,
  phoneNo: string,
  own: readonly DemoScope[],
  changes: Partial<DemoUser> = {},
): DemoUser => ({
  company,
  email,
  fullname,
  phoneNo,
  scopes: own,
  hasContact: true,
  isSubscribed: true,
  ...changes,
});

/** The demo users and their scopes (docs/demo.md). */
export const demoUsers: readonly DemoUser[] = [
  user('main', 'manager@demo.pantau.example', 'Rina Kusuma', '+628111000001', allScopes),
  user('main', 'dispatcher@demo.pantau.example', 'Bayu Saputra', '+628111000002', dispatcherScopes),
  user('main', 'driver@demo.pantau.example', 'Slamet Riyadi', '+628111000003', driverScopes, {
    isSubscribed: false,
  }),
  user('main', 'viewer@demo.pantau.example', 'Maya Lestari', '+628111000004', viewerScopes),
  user('main', 'nomail@demo.pantau.example', 'Dewi Anggraini', '+628111000005', allScopes, {
    hasContact: false,
  }),
  user(
    'whitelabel',
    'manager@whitelabel.pantau.example',
    'Kirana Putri',
    '+628111000011',
    allScopes,
  ),
  user('brand', 'manager@brand.pantau.example', 'Andi Mappasessu', '+628111000021', allScopes),
  user('fresh', 'manager@fresh.pantau.example', 'Fajar Hidayat', '+628111000031', allScopes),
  user(
    'company1449',
    'manager@company1449.pantau.example',
    'Yohana Wanggai',
    '+628111000041',
    allScopes,
  ),
];
