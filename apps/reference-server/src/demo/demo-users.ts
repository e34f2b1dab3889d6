import { scopes, type Scope } from '@pantau/core/contract';
import type { DemoCompany } from './demo-companies.ts';

/** Everybody's password in the demo. */
export const DEMO_PASSWORD = 'pantau-demo';

const everything: readonly Scope[] = Object.values(scopes);

const dispatching: readonly Scope[] = [
  scopes.alertCenterMain,
  scopes.alertCenterUrgent,
  scopes.autoPopupUrgentAlert,
  scopes.overspeedThresholdDuration,
  scopes.twoWayCommunication,
  scopes.twoWayCommunicationAllModule,
  scopes.logNotification,
  scopes.systemNotification,
  scopes.vehicleGroupsRead,
];

/** `tms_driver` without `vgroups:read` makes a driver user (spec "alerts and driver scoring", section 6). */
const driving: readonly Scope[] = [scopes.tmsDriverRead, scopes.tmsDriverUpdate];

const viewing: readonly Scope[] = [
  scopes.alertCenterMain,
  scopes.logNotification,
  scopes.vehicleGroupsRead,
];

export interface DemoPerson {
  readonly company: DemoCompany;
  /** Sign-in name; also the profile's e-mail unless `hasContact` is false. */
  readonly email: string;
  readonly fullname: string;
  readonly phoneNo: string;
  readonly scopes: readonly Scope[];
  /** False: neither e-mail nor phone in the profile, so that the reminder asks for them. */
  readonly hasContact: boolean;
  /** Subscribed to the company's alert rules. */
  readonly isSubscribed: boolean;
}

const person = (
  company: DemoCompany,
  email: string,
  fullname: string,
  phoneNo: string,
  own: readonly Scope[],
  changes: Partial<DemoPerson> = {},
): DemoPerson => ({
  company,
  email,
  fullname,
  phoneNo,
  scopes: own,
  hasContact: true,
  isSubscribed: true,
  ...changes,
});

/** Who can sign in to the demo, and what each may do (docs/demo.md). */
export const demoPeople: readonly DemoPerson[] = [
  person('main', 'manager@demo.pantau.example', 'Rina Kusuma', '+628111000001', everything),
  person('main', 'dispatcher@demo.pantau.example', 'Bayu Saputra', '+628111000002', dispatching),
  person('main', 'driver@demo.pantau.example', 'Slamet Riyadi', '+628111000003', driving, {
    isSubscribed: false,
  }),
  person('main', 'viewer@demo.pantau.example', 'Maya Lestari', '+628111000004', viewing),
  person('main', 'nomail@demo.pantau.example', 'Dewi Anggraini', '+628111000005', everything, {
    hasContact: false,
  }),
  person(
    'whitelabel',
    'manager@whitelabel.pantau.example',
    'Kirana Putri',
    '+628111000011',
    everything,
  ),
  person('brand', 'manager@brand.pantau.example', 'Andi Mappasessu', '+628111000021', everything),
  person('fresh', 'manager@fresh.pantau.example', 'Fajar Hidayat', '+628111000031', everything),
  person(
    'company1449',
    'manager@company1449.pantau.example',
    'Yohana Wanggai',
    '+628111000041',
    everything,
  ),
];
