import type { contacts } from '../db/schema.ts';
import type { Region } from './demo-roads.ts';

/** Vehicle group of each region; every demo company has those in which it has vehicles. */
export const demoGroups: Readonly<Record<Region, string>> = {
  jakarta: 'Jabodetabek',
  westJava: 'Jawa Barat',
  centralJava: 'Jawa Tengah',
  eastJava: 'Jawa Timur',
  sumatra: 'Sumatra',
  bali: 'Indonesia Timur',
  sulawesi: 'Indonesia Timur',
};

type DemoContact = Omit<typeof contacts.$inferInsert, 'companyId' | 'userId'> & {
  /** Sign-in name of the user that the contact belongs to. */
  readonly user?: string;
};

/** Contacts of the first demo company. */
export const demoContacts: readonly DemoContact[] = [
  {
    label: 'Bayu Saputra',
    email: 'dispatcher@demo.pantau.example',
    phoneNumber: '+628111000002',
    user: 'dispatcher@demo.pantau.example',
  },
  { label: 'Bengkel Rawamangun', phoneNumber: '+622147860100' },
  { label: 'Direktur operasional', email: 'operasional@demo.pantau.example', language: 'en' },
  {
    label: 'Pos satpam Cakung',
    email: 'satpam.cakung@demo.pantau.example',
    phoneNumber: '+622146800110',
  },
];

/** Which contacts and groups the rules of the first demo company name, by label. */
export const demoRuleTargets: readonly {
  readonly rule: string;
  readonly contacts?: readonly string[];
  readonly groups?: readonly string[];
}[] = [
  { rule: 'Tombol darurat', contacts: ['Direktur operasional', 'Pos satpam Cakung'] },
  {
    rule: 'Pintu terbuka di luar pool, malam hari',
    groups: ['Jabodetabek', 'Jawa Barat'],
    contacts: ['Pos satpam Cakung'],
  },
];
