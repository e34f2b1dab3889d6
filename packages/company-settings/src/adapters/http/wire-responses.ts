import { envelopeEntries, fieldErrorsSchema } from '@pantau/core/transport';
import * as v from 'valibot';
import type { BankAccount } from '../../engine/company/bank-account.ts';
import type { CompanyCategory } from '../../engine/company/category.ts';
import type { CompanyChange } from '../../engine/company/company-change.ts';
import type { Company } from '../../engine/company/company.ts';
import { fieldOfWire } from './driver-score-fields.ts';

const envelope = { ...envelopeEntries, fieldErrors: fieldErrorsSchema };

const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);
const text = optional(v.string());
const revision = v.pipe(v.number(), v.integer());
const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

const account = v.pipe(
  v.object({
    bankAccountId: id,
    bankName: v.string(),
    accountName: v.string(),
    accountNo: v.string(),
    isDefault: v.boolean(),
    revision,
  }),
  v.transform(({ bankAccountId, ...rest }): BankAccount => ({ id: bankAccountId, ...rest })),
);

const company = v.pipe(
  v.object({
    id,
    revisions: v.object({
      identity: revision,
      operation: revision,
      driverScore: revision,
      branding: revision,
    }),
    name: v.string(),
    ...{ phoneNo: text, faxNo: text, taxNo: text, category: text },
    ...{ companyTag: text, email: text, domainName: text },
    idleTimeout: v.number(),
    parkTimeout: v.number(),
    offlineTimeout: v.number(),
    fuelGainAlert: v.number(),
    fuelLossAlert: v.number(),
    falseAlertLimit: v.nullable(v.number()),
    showGeocode: v.boolean(),
    isActive: v.boolean(),
    dsBase: v.number(),
    dsIntervalType: v.picklist(['distance', 'duration']),
    dsInitialInterval: v.number(),
    dsInitialBonus: v.number(),
    dsInterval: v.number(),
    dsBonus: v.number(),
    dsCostBrake: v.number(),
    dsCostAccel: v.number(),
    dsCostOverspeed: v.number(),
    dsCostSharpturn: v.number(),
    dsMinScoreA: v.number(),
    dsMinScoreB: v.number(),
    dsMinScoreC: v.number(),
    dsMinScoreD: v.number(),
    ...{ brandName: text, accentColor: text, menuColor: text, logoUrl: text },
    bankAccounts: v.array(account),
  }),
  v.transform((wire): Company => {
    const { revisions, name, phoneNo, faxNo, taxNo, category, companyTag, email } = wire;
    const { idleTimeout, parkTimeout, offlineTimeout, fuelGainAlert, fuelLossAlert } = wire;
    const { brandName, accentColor, menuColor, domainName, showGeocode, falseAlertLimit } = wire;
    return {
      id: Number(wire.id),
      isActive: wire.isActive,
      logoUrl: wire.logoUrl,
      bankAccounts: wire.bankAccounts,
      sections: {
        identity: {
          revision: revisions.identity,
          values: { name, phoneNo, faxNo, taxNo, category, companyTag, email, domainName },
        },
        operation: {
          revision: revisions.operation,
          values: {
            ...{ idleTimeout, parkTimeout, offlineTimeout },
            ...{ fuelGainAlert, fuelLossAlert, showGeocode, falseAlertLimit },
          },
        },
        driverScore: {
          revision: revisions.driverScore,
          values: {
            base: wire.dsBase,
            intervalType: wire.dsIntervalType,
            initialInterval: wire.dsInitialInterval,
            initialBonus: wire.dsInitialBonus,
            interval: wire.dsInterval,
            bonus: wire.dsBonus,
            costBrake: wire.dsCostBrake,
            costAccel: wire.dsCostAccel,
            costOverspeed: wire.dsCostOverspeed,
            costSharpturn: wire.dsCostSharpturn,
            minScoreA: wire.dsMinScoreA,
            minScoreB: wire.dsMinScoreB,
            minScoreC: wire.dsMinScoreC,
            minScoreD: wire.dsMinScoreD,
          },
        },
        branding: {
          revision: revisions.branding,
          values: { brandName, accentColor, menuColor },
        },
      },
    };
  }),
);

export const companyResponse = v.object({
  company: v.object({ ...envelope, data: optional(company) }),
});

const category = v.pipe(
  v.object({ id, companyId: optional(id), text: v.string(), hasRelation: v.boolean() }),
  v.transform(({ companyId, hasRelation, ...rest }): CompanyCategory => ({
    ...rest,
    isUsed: hasRelation,
    isOwn: companyId !== null,
  })),
);

export const categoriesResponse = v.object({
  companyCategories: v.object({ ...envelope, companyCategories: optional(v.array(category)) }),
});

const change = v.pipe(
  v.object({
    id,
    createdOn: v.pipe(
      v.string(),
      v.transform((value) => Date.parse(value)),
      v.number(),
    ),
    user: optional(v.object({ fullname: v.string() })),
    section: v.string(),
    field: v.string(),
    oldValue: text,
    newValue: text,
  }),
  v.transform(({ createdOn, user, field, oldValue, newValue, ...rest }): CompanyChange => ({
    ...rest,
    changedAt: createdOn,
    userName: user?.fullname ?? null,
    field: fieldOfWire(field),
    before: oldValue,
    after: newValue,
  })),
);

export const changesResponse = v.object({
  companyChanges: v.object({
    ...envelope,
    data: optional(v.array(change)),
    pagination: optional(v.object({ endCursor: text, hasNextPage: v.boolean() })),
  }),
});

const done = v.object(envelope);

export const updateResponse = v.object({ updateCompany: done });
export const createCategoryResponse = v.object({
  createCompanyCategory: v.object({ ...envelope, companyCategory: optional(category) }),
});
export const deleteCategoryResponse = v.object({ deleteCompanyCategory: done });
export const createAccountResponse = v.object({ createBankAccount: done });
export const updateAccountResponse = v.object({ updateBankAccount: done });
export const deleteAccountResponse = v.object({ deleteBankAccount: done });

export const logoResponse = v.object({ data: v.object({ logoUrl: v.string() }) });
