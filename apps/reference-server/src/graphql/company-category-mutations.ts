import { createCategory, deleteCategory, type WireCategory } from '../companies/categories.ts';
import { companyUpdated } from '../companies/company-updated.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder } from './builder.ts';
import { companyEditor } from './change-company.ts';
import { CompanyCategory, type EnvelopeOf } from './company-types.ts';
import { respond, type FieldError } from './respond.ts';

const SimpleLookupInput = builder.inputType('SimpleLookupInput', {
  fields: (t) => ({
    text: t.string({ required: true }),
    srcTable: t.string(),
    srcColumn: t.string(),
  }),
});

const DeleteCompanyCategoryInput = builder.inputType('DeleteCompanyCategoryInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const CompanyCategoryResult = builder
  .objectRef<EnvelopeOf<{ companyCategory: WireCategory; fieldErrors: readonly FieldError[] }>>(
    'CompanyCategoryResult',
  )
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      companyCategory: t.expose('companyCategory', { type: CompanyCategory, nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const CREATE = 'GraphQL Mutation.createCompanyCategory';

builder.mutationField('createCompanyCategory', (t) =>
  t.field({
    type: CompanyCategoryResult,
    args: { input: t.arg({ type: SimpleLookupInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, CREATE, async () => {
        const editor = companyEditor(context, CREATE);
        const companyCategory = await createCategory(context.db, editor, input);
        companyUpdated(context.users, editor.companyId);
        return { companyCategory };
      }),
  }),
);

const DELETE = 'GraphQL Mutation.deleteCompanyCategory';

builder.mutationField('deleteCompanyCategory', (t) =>
  t.field({
    type: CompanyCategoryResult,
    args: { input: t.arg({ type: DeleteCompanyCategoryInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, DELETE, async () => {
        const editor = companyEditor(context, DELETE);
        const companyCategory = await deleteCategory(context.db, editor, input.id);
        companyUpdated(context.users, editor.companyId);
        return { companyCategory };
      }),
  }),
);
