import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { listCategories, type WireCategory } from '../companies/categories.ts';
import { listChanges, type WireChange } from '../companies/list-changes.ts';
import { readCompany, type CompanyDetails } from '../companies/read-company.ts';
import { builder } from './builder.ts';
import {
  ChangesPagination,
  Company,
  CompanyCategory,
  CompanyChange,
  type EnvelopeOf,
} from './company-types.ts';
import { respond } from './respond.ts';

const CompanyFilterInput = builder.inputType('CompanyFilterInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const CompanyChangesPaginationInput = builder.inputType('CompanyChangesPaginationInput', {
  fields: (t) => ({ first: t.int(), after: t.string() }),
});

const CompanyChangesFilterInput = builder.inputType('CompanyChangesFilterInput', {
  fields: (t) => ({ pagination: t.field({ type: CompanyChangesPaginationInput }) }),
});

const CompanyResult = builder
  .objectRef<EnvelopeOf<{ data: CompanyDetails }>>('CompanyResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: Company, nullable: true }) }),
  });

const CompanyCategoriesResult = builder
  .objectRef<EnvelopeOf<{ companyCategories: readonly WireCategory[] }>>('CompanyCategoriesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      companyCategories: t.expose('companyCategories', {
        type: [CompanyCategory],
        nullable: true,
      }),
    }),
  });

const CompanyChangesResult = builder
  .objectRef<EnvelopeOf<{ data: readonly WireChange[]; pagination: ChangesPagination }>>(
    'CompanyChangesResult',
  )
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [CompanyChange], nullable: true }),
      pagination: t.expose('pagination', { type: ChangesPagination, nullable: true }),
    }),
  });

const COMPANY = 'GraphQL Query.company';

builder.queryField('company', (t) =>
  t.field({
    type: CompanyResult,
    args: { filter: t.arg({ type: CompanyFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, COMPANY, async () => {
        const { currentUser } = context;
        requireAccess(currentUser, COMPANY);
        const fullAccountNumbers = canReadPart(currentUser, COMPANY, 'full account numbers');
        const company = await readCompany(context.db, currentUser.companyId, filter.id, {
          fullAccountNumbers,
        });
        return { data: company };
      }),
  }),
);

const CATEGORIES = 'GraphQL Query.companyCategories';

builder.queryField('companyCategories', (t) =>
  t.field({
    type: CompanyCategoriesResult,
    resolve: (_root, _args, context) =>
      respond(context, CATEGORIES, async () => {
        requireAccess(context.currentUser, CATEGORIES);
        const { companyId } = context.currentUser;
        return { companyCategories: await listCategories(context.db, companyId) };
      }),
  }),
);

const CHANGES = 'GraphQL Query.companyChanges';

builder.queryField('companyChanges', (t) =>
  t.field({
    type: CompanyChangesResult,
    args: { filter: t.arg({ type: CompanyChangesFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, CHANGES, async () => {
        requireAccess(context.currentUser, CHANGES);
        const { companyId } = context.currentUser;
        return listChanges(context.db, companyId, filter?.pagination ?? {});
      }),
  }),
);
