import type { bankAccounts, companyChanges } from '../db/schema.ts';

/** Categories of the first company, which has the first one. */
export const demoCategories: readonly string[] = [
  'Logistik',
  'Distribusi',
  'Rantai dingin',
  'Angkutan curah',
  'Sewa kendaraan',
];

/** Bank accounts of the first company. */
export const demoAccounts: readonly Omit<typeof bankAccounts.$inferInsert, 'companyId'>[] = [
  {
    bankName: 'Bank Mandiri',
    accountName: 'PT Mitra Angkut Jaya',
    accountNo: '1370012345678',
    isDefault: true,
  },
  {
    bankName: 'Bank Central Asia (BCA)',
    accountName: 'PT Mitra Angkut Jaya Operasional',
    accountNo: '2180045678',
  },
];

type Change = Pick<
  typeof companyChanges.$inferInsert,
  'section' | 'field' | 'oldValue' | 'newValue'
>;

const manager = 'manager@demo.pantau.example';
const mandiri = 'Bank Mandiri •••• 5678 PT Mitra Angkut Jaya';
const bca = 'Bank Central Asia (BCA) •••• 5678 PT Mitra Angkut Jaya Operasional';

/** What users changed in the first company, oldest first. */
export const demoChanges: readonly (Change & {
  readonly email: string;
  readonly daysAgo: number;
})[] = [
  {
    section: 'bankAccounts',
    field: 'bankAccount',
    oldValue: null,
    newValue: mandiri,
    email: manager,
    daysAgo: 61,
  },
  {
    section: 'bankAccounts',
    field: 'defaultBankAccount',
    oldValue: null,
    newValue: mandiri,
    email: manager,
    daysAgo: 61,
  },
  {
    section: 'bankAccounts',
    field: 'bankAccount',
    oldValue: null,
    newValue: bca,
    email: 'nomail@demo.pantau.example',
    daysAgo: 48,
  },
  {
    section: 'driverScore',
    field: 'dsMinScoreA',
    oldValue: '85',
    newValue: '90',
    email: manager,
    daysAgo: 33,
  },
  {
    section: 'operation',
    field: 'idleTimeout',
    oldValue: '10',
    newValue: '5',
    email: manager,
    daysAgo: 19,
  },
  {
    section: 'identity',
    field: 'category',
    oldValue: 'Distribusi',
    newValue: 'Logistik',
    email: 'nomail@demo.pantau.example',
    daysAgo: 6,
  },
  {
    section: 'identity',
    field: 'phoneNo',
    oldValue: '+62215550199',
    newValue: '+62215550100',
    email: manager,
    daysAgo: 2,
  },
];
