import { requireAccess } from '../access/operation-access.ts';
import { updateCompany } from '../companies/update-company.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';

const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  fields: (t) => ({ id: t.id({ required: true }), setupNotifCompleted: t.boolean() }),
});

interface CompanyShape {
  readonly id: number;
  readonly setupNotifCompleted: boolean;
}

const Company = builder.objectRef<CompanyShape>('Company').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    setupNotifCompleted: t.exposeBoolean('setupNotifCompleted'),
  }),
});

const UpdateCompanyResult = builder
  .objectRef<Envelope & { data?: CompanyShape }>('UpdateCompanyResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: Company, nullable: true }) }),
  });

const UPDATE = 'GraphQL Mutation.updateCompany';

builder.mutationField('updateCompany', (t) =>
  t.field({
    type: UpdateCompanyResult,
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE, async () => {
        requireAccess(context.currentUser, UPDATE);
        return { data: await updateCompany(context.db, context.currentUser, input) };
      }),
  }),
);
