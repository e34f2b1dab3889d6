import type { companies } from '../db/schema.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** The fields of each section of a company that is saved as one. */
export const sectionFields = {
  identity: ['name', 'phoneNo', 'faxNo', 'taxNo', 'category', 'companyTag', 'email', 'domainName'],
  operation: [
    'idleTimeout',
    'parkTimeout',
    'offlineTimeout',
    'fuelGainAlert',
    'fuelLossAlert',
    'showGeocode',
    'falseAlertLimit',
    'isActive',
  ],
  driverScore: [
    'dsBase',
    'dsIntervalType',
    'dsInitialInterval',
    'dsInitialBonus',
    'dsInterval',
    'dsBonus',
    'dsCostBrake',
    'dsCostAccel',
    'dsCostOverspeed',
    'dsCostSharpturn',
    'dsMinScoreA',
    'dsMinScoreB',
    'dsMinScoreC',
    'dsMinScoreD',
  ],
  branding: ['brandName', 'accentColor', 'menuColor'],
} as const satisfies Readonly<Record<string, readonly (keyof CompanyRow)[]>>;

export type Section = keyof typeof sectionFields;
export type SectionField = (typeof sectionFields)[Section][number];

export const sections = Object.keys(sectionFields) as readonly Section[];

/** The column with the revision of a section. */
export const revisionColumn = {
  identity: 'identityRevision',
  operation: 'operationRevision',
  driverScore: 'driverScoreRevision',
  branding: 'brandingRevision',
} as const satisfies Readonly<Record<Section, keyof CompanyRow>>;

/** `CompanyRevisions` of schema.graphql. */
export const revisionsOf = (row: CompanyRow): Readonly<Record<Section, number>> => ({
  identity: row.identityRevision,
  operation: row.operationRevision,
  driverScore: row.driverScoreRevision,
  branding: row.brandingRevision,
});
