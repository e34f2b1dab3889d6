import { roles, type GrantedScope } from '../access/roles.ts';
import type { DemoCompany } from './demo-companies.ts';

/** The password of all demo users. */
export const DEMO_PASSWORD = 'pantau-demo';

export interface DemoUser {
  readonly company: DemoCompany;
  /** Sign-in name; also the profile's email address unless `hasContact` is false. */
  readonly email: string;
  readonly fullname: string;
  readonly phoneNo: string;
  readonly scopes: readonly GrantedScope[];
  /**
   * When false, the profile has no email address or phone number, which the contact reminder
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
  own: readonly GrantedScope[],
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
  user('main', 'manager@demo.pantau.example', 'Rina Kusuma', '+628111000001', roles.manager),
  user('main', 'dispatcher@demo.pantau.example', 'Bayu Saputra', '+628111000002', roles.dispatcher),
  user('main', 'driver@demo.pantau.example', 'Slamet Riyadi', '+628111000003', roles.driver, {
    isSubscribed: false,
  }),
  user('main', 'viewer@demo.pantau.example', 'Maya Lestari', '+628111000004', roles.viewer),
  user('main', 'nomail@demo.pantau.example', 'Dewi Anggraini', '+628111000005', roles.manager, {
    hasContact: false,
  }),
  user(
    'whitelabel',
    'manager@whitelabel.pantau.example',
    'Kirana Putri',
    '+628111000011',
    roles.manager,
  ),
  user('brand', 'manager@brand.pantau.example', 'Andi Mappasessu', '+628111000021', roles.manager),
  user('fresh', 'manager@fresh.pantau.example', 'Fajar Hidayat', '+628111000031', roles.manager),
  user(
    'company1449',
    'manager@company1449.pantau.example',
    'Yohana Wanggai',
    '+628111000041',
    roles.manager,
  ),
];

/** Whether this is the sign-in name of a demo user, whose password is published. */
export const isDemoUser = (email: string): boolean => demoUsers.some((one) => one.email === email);
