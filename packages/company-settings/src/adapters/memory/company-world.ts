import type { Clock } from '@pantau/core';
import type { CompanyCategory } from '../../engine/company/category.ts';
import type { CompanyChange } from '../../engine/company/company-change.ts';
import type { Company } from '../../engine/company/company.ts';

/** A company in memory, which several sources can share. */
export interface CompanyWorld {
  company: Company;
  categories: readonly CompanyCategory[];
  /** Newest first. */
  changes: readonly CompanyChange[];
  nextId(): string;
  readonly listeners: Set<() => void>;
}

const seeded: Company = {
  id: 1,
  isActive: true,
  logoUrl: null,
  sections: {
    identity: {
      revision: 3,
      values: {
        name: 'PT Mitra Angkut Jawa',
        phoneNo: '+62 21 5550 142',
        faxNo: null,
        taxNo: '012345678901000',
        category: 'Distribution',
        companyTag: 'MAJ',
        email: 'office@mitra-angkut.example',
        domainName: 'fleet.mitra-angkut.example',
      },
    },
    operation: {
      revision: 1,
      values: {
        idleTimeout: 5,
        parkTimeout: 30,
        offlineTimeout: 1_440,
        fuelGainAlert: 10,
        fuelLossAlert: 10,
        showGeocode: true,
        falseAlertLimit: 50,
      },
    },
    driverScore: {
      revision: 1,
      values: {
        ...{ base: 80, intervalType: 'distance', initialInterval: 100, initialBonus: 2 },
        ...{ interval: 100, bonus: 1 },
        ...{ costBrake: 1, costAccel: 1, costOverspeed: 2, costSharpturn: 1 },
        ...{ minScoreA: 90, minScoreB: 80, minScoreC: 70, minScoreD: 60 },
      },
    },
    branding: {
      revision: 1,
      values: { brandName: null, accentColor: null, menuColor: null },
    },
  },
  bankAccounts: [
    {
      ...{ id: '1', bankName: 'Bank Central Asia (BCA)', accountName: 'PT Mitra Angkut Jawa' },
      ...{ accountNo: '0123456789', isDefault: true, revision: 1 },
    },
    {
      ...{ id: '2', bankName: 'Bank Mandiri', accountName: 'PT Mitra Angkut Jawa' },
      ...{ accountNo: '1370012345678', isDefault: false, revision: 1 },
    },
  ],
};

const seededCategories: readonly CompanyCategory[] = [
  { id: '11', text: 'Distribution', isUsed: true, isOwn: true },
  { id: '12', text: 'Cold chain', isUsed: false, isOwn: true },
  { id: '13', text: 'Passenger transport', isUsed: false, isOwn: false },
];

const change = (
  id: string,
  time: string,
  section: string,
  field: string,
  before: string | null,
  after: string | null,
): CompanyChange => ({
  ...{ id, section, field, before, after },
  changedAt: Date.parse(time),
  userName: 'Rina Kusuma',
});

const seededChanges: readonly CompanyChange[] = [
  change('23', '2026-11-18T03:12:00Z', 'operation', 'idleTimeout', '10', '5'),
  change('22', '2026-11-12T08:40:00Z', 'identity', 'phoneNo', null, '+62 21 5550 142'),
  change(
    ...(['21', '2026-10-30T01:05:00Z', 'bankAccounts', 'bankAccount', null] as const),
    'Bank Mandiri •••• 5678 PT Mitra Angkut Jawa',
  ),
];

/** A company with two bank accounts, three categories and a short history. */
export function createCompanyWorld(company: Company = seeded): CompanyWorld {
  let lastId = 100;
  return {
    company,
    categories: seededCategories,
    changes: seededChanges,
    nextId: () => String((lastId += 1)),
    listeners: new Set(),
  };
}

/** A company with a name, and nothing else. */
export function createEmptyCompanyWorld(name: string): CompanyWorld {
  const identity = { ...seeded.sections.identity, revision: 1 };
  const none = { phoneNo: null, faxNo: null, taxNo: null, category: null };
  const values = { ...none, name, companyTag: null, email: null, domainName: null };
  return {
    ...createCompanyWorld({
      ...seeded,
      bankAccounts: [],
      sections: { ...seeded.sections, identity: { ...identity, values } },
    }),
    categories: [],
    changes: [],
  };
}

export type RecordChange = (
  section: string,
  field: string,
  before: string | null,
  after: string | null,
) => void;

/** Writes to the history of a company. */
export const recordChange =
  (world: CompanyWorld, clock: Clock, userName: string): RecordChange =>
  (section, field, before, after) => {
    const changedAt = clock.now();
    world.changes = [
      { id: world.nextId(), changedAt, userName, section, field, before, after },
      ...world.changes,
    ];
  };
