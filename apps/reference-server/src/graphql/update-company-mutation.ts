import { canReadPart } from '../access/operation-access.ts';
import { companyUpdated } from '../companies/company-updated.ts';
import { revisionsOf } from '../companies/sections.ts';
import { sectionOf, updateCompany, type CompanyInput } from '../companies/update-company.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder } from './builder.ts';
import { companyEditor } from './change-company.ts';
import { Revisions, type EnvelopeOf } from './company-types.ts';
import { IntervalTypeEnum } from './driver-score-types.ts';
import { respond, type FieldError } from './respond.ts';

const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    revision: t.int(),
    setupNotifCompleted: t.boolean(),
    name: t.string(),
    phoneNo: t.string(),
    faxNo: t.string(),
    taxNo: t.string(),
    category: t.string(),
    companyTag: t.string(),
    email: t.string(),
    domainName: t.string(),
    idleTimeout: t.int(),
    parkTimeout: t.int(),
    offlineTimeout: t.int(),
    fuelGainAlert: t.int(),
    fuelLossAlert: t.int(),
    falseAlertLimit: t.int(),
    showGeocode: t.boolean(),
    isActive: t.boolean(),
    dsBase: t.float(),
    dsIntervalType: t.field({ type: IntervalTypeEnum }),
    dsInitialInterval: t.float(),
    dsInitialBonus: t.float(),
    dsInterval: t.float(),
    dsBonus: t.float(),
    dsCostBrake: t.float(),
    dsCostAccel: t.float(),
    dsCostOverspeed: t.float(),
    dsCostSharpturn: t.float(),
    dsMinScoreA: t.float(),
    dsMinScoreB: t.float(),
    dsMinScoreC: t.float(),
    dsMinScoreD: t.float(),
    brandName: t.string(),
    accentColor: t.string(),
    menuColor: t.string(),
  }),
});

interface UpdatedCompanyShape {
  readonly id: string;
  readonly name: string;
  readonly setupNotifCompleted: boolean;
  readonly revisions: ReturnType<typeof revisionsOf>;
}

const UpdatedCompany = builder.objectRef<UpdatedCompanyShape>('UpdatedCompany').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    setupNotifCompleted: t.exposeBoolean('setupNotifCompleted'),
    revisions: t.expose('revisions', { type: Revisions }),
  }),
});

const UpdateCompanyResult = builder
  .objectRef<EnvelopeOf<{ data: UpdatedCompanyShape; fieldErrors: readonly FieldError[] }>>(
    'UpdateCompanyResult',
  )
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: UpdatedCompany, nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const UPDATE = 'GraphQL Mutation.updateCompany';

builder.mutationField('updateCompany', (t) =>
  t.field({
    type: UpdateCompanyResult,
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE, async () => {
        const editor = companyEditor(context, UPDATE);
        const changes: CompanyInput = input;
        if (sectionOf(changes) !== null) canReadPart(context.currentUser, UPDATE, 'sections');
        const { company, isChanged } = await updateCompany(context.db, editor, changes);
        if (isChanged) companyUpdated(context.users, editor.companyId);
        const { name, setupNotifCompleted } = company;
        const revisions = revisionsOf(company);
        return { data: { id: String(company.id), name, setupNotifCompleted, revisions } };
      }),
  }),
);
