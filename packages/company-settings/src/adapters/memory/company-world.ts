import type { Company } from '../../engine/company/company.ts';

/** A company in memory, which several sources can share. */
export interface CompanyWorld {
  company: Company;
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
};

export const createCompanyWorld = (company: Company = seeded): CompanyWorld => ({
  company,
  listeners: new Set(),
});
