import type { CompanyDetails } from '../companies/read-company.ts';
import type { WireCategory } from '../companies/categories.ts';
import type { WireChange } from '../companies/list-changes.ts';
import { ActingUser } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { IntervalTypeEnum } from './driver-score-types.ts';

type Revisions = CompanyDetails['revisions'];
type Account = CompanyDetails['bankAccounts'][number];

export const Revisions = builder.objectRef<Revisions>('CompanyRevisions').implement({
  fields: (t) => ({
    identity: t.exposeInt('identity'),
    operation: t.exposeInt('operation'),
    driverScore: t.exposeInt('driverScore'),
    branding: t.exposeInt('branding'),
  }),
});

export const BankAccount = builder.objectRef<Account>('BankAccount').implement({
  fields: (t) => ({
    bankAccountId: t.exposeID('bankAccountId'),
    companyId: t.exposeID('companyId'),
    bankName: t.exposeString('bankName'),
    accountName: t.exposeString('accountName'),
    accountNo: t.exposeString('accountNo'),
    isDefault: t.exposeBoolean('isDefault'),
    revision: t.exposeInt('revision'),
  }),
});

export const Company = builder.objectRef<CompanyDetails>('Company').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    revisions: t.expose('revisions', { type: Revisions }),
    name: t.exposeString('name'),
    phoneNo: t.exposeString('phoneNo', { nullable: true }),
    faxNo: t.exposeString('faxNo', { nullable: true }),
    taxNo: t.exposeString('taxNo', { nullable: true }),
    category: t.exposeString('category', { nullable: true }),
    companyTag: t.exposeString('companyTag', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    domainName: t.exposeString('domainName', { nullable: true }),
    idleTimeout: t.exposeInt('idleTimeout'),
    parkTimeout: t.exposeInt('parkTimeout'),
    offlineTimeout: t.exposeInt('offlineTimeout'),
    fuelGainAlert: t.exposeInt('fuelGainAlert'),
    fuelLossAlert: t.exposeInt('fuelLossAlert'),
    falseAlertLimit: t.exposeInt('falseAlertLimit', { nullable: true }),
    showGeocode: t.exposeBoolean('showGeocode'),
    isActive: t.exposeBoolean('isActive'),
    dsBase: t.exposeFloat('dsBase'),
    dsIntervalType: t.expose('dsIntervalType', { type: IntervalTypeEnum }),
    dsInitialInterval: t.exposeFloat('dsInitialInterval'),
    dsInitialBonus: t.exposeFloat('dsInitialBonus'),
    dsInterval: t.exposeFloat('dsInterval'),
    dsBonus: t.exposeFloat('dsBonus'),
    dsCostBrake: t.exposeFloat('dsCostBrake'),
    dsCostAccel: t.exposeFloat('dsCostAccel'),
    dsCostOverspeed: t.exposeFloat('dsCostOverspeed'),
    dsCostSharpturn: t.exposeFloat('dsCostSharpturn'),
    dsMinScoreA: t.exposeFloat('dsMinScoreA'),
    dsMinScoreB: t.exposeFloat('dsMinScoreB'),
    dsMinScoreC: t.exposeFloat('dsMinScoreC'),
    dsMinScoreD: t.exposeFloat('dsMinScoreD'),
    brandName: t.exposeString('brandName', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    menuColor: t.exposeString('menuColor', { nullable: true }),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    setupNotifCompleted: t.exposeBoolean('setupNotifCompleted'),
    bankAccounts: t.expose('bankAccounts', { type: [BankAccount] }),
  }),
});

export const CompanyCategory = builder.objectRef<WireCategory>('CompanyCategory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId', { nullable: true }),
    text: t.exposeString('text'),
    hasRelation: t.exposeBoolean('hasRelation'),
    srcTable: t.exposeString('srcTable', { nullable: true }),
    srcColumn: t.exposeString('srcColumn', { nullable: true }),
  }),
});

const CompanySection = builder.enumType('CompanySection', {
  values: [
    'identity',
    'operation',
    'driverScore',
    'branding',
    'bankAccounts',
    'categories',
  ] as const,
});

export const CompanyChange = builder.objectRef<WireChange>('CompanyChange').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    user: t.expose('user', { type: ActingUser }),
    section: t.expose('section', { type: CompanySection }),
    field: t.exposeString('field'),
    oldValue: t.exposeString('oldValue', { nullable: true }),
    newValue: t.exposeString('newValue', { nullable: true }),
  }),
});

export interface ChangesPagination {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

export const ChangesPagination = builder
  .objectRef<ChangesPagination>('CompanyChangesPagination')
  .implement({
    fields: (t) => ({
      endCursor: t.exposeString('endCursor', { nullable: true }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
    }),
  });

/** A result of a change that names refused fields. */
export type EnvelopeOf<T> = Envelope & Partial<T>;
