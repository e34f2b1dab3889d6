import { createAccount, deleteAccount, updateAccount } from '../companies/change-accounts.ts';
import { companyUpdated } from '../companies/company-updated.ts';
import { wireAccount } from '../companies/read-company.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder } from './builder.ts';
import { companyEditor } from './change-company.ts';
import { BankAccount, type EnvelopeOf } from './company-types.ts';
import { respond, type FieldError } from './respond.ts';

const CreateBankAccountInput = builder.inputType('CreateBankAccountInput', {
  fields: (t) => ({
    companyId: t.id({ required: true }),
    bankName: t.string({ required: true }),
    accountName: t.string({ required: true }),
    accountNo: t.string({ required: true }),
    isDefault: t.boolean(),
  }),
});

const UpdateBankAccountInput = builder.inputType('UpdateBankAccountInput', {
  fields: (t) => ({
    bankAccountId: t.id({ required: true }),
    revision: t.int({ required: true }),
    bankName: t.string(),
    accountName: t.string(),
    accountNo: t.string(),
    isDefault: t.boolean(),
  }),
});

const DeleteBankAccountInput = builder.inputType('DeleteBankAccountInput', {
  fields: (t) => ({
    bankAccountId: t.id({ required: true }),
    revision: t.int({ required: true }),
    newDefaultId: t.id(),
  }),
});

interface Refused {
  readonly fieldErrors: readonly FieldError[];
}

const BankAccountResult = builder
  .objectRef<EnvelopeOf<Refused & { data: ReturnType<typeof wireAccount> }>>('BankAccountResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: BankAccount, nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const DeleteBankAccountResult = builder
  .objectRef<EnvelopeOf<Refused>>('DeleteBankAccountResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const CREATE = 'GraphQL Mutation.createBankAccount';

builder.mutationField('createBankAccount', (t) =>
  t.field({
    type: BankAccountResult,
    args: { input: t.arg({ type: CreateBankAccountInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, CREATE, async () => {
        const editor = companyEditor(context, CREATE);
        const account = await createAccount(context.db, editor, input);
        companyUpdated(context.users, editor.companyId);
        return { data: wireAccount(account) };
      }),
  }),
);

const UPDATE = 'GraphQL Mutation.updateBankAccount';

builder.mutationField('updateBankAccount', (t) =>
  t.field({
    type: BankAccountResult,
    args: { input: t.arg({ type: UpdateBankAccountInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE, async () => {
        const editor = companyEditor(context, UPDATE);
        const account = await updateAccount(context.db, editor, input);
        companyUpdated(context.users, editor.companyId);
        return { data: wireAccount(account) };
      }),
  }),
);

const DELETE = 'GraphQL Mutation.deleteBankAccount';

builder.mutationField('deleteBankAccount', (t) =>
  t.field({
    type: DeleteBankAccountResult,
    args: { input: t.arg({ type: DeleteBankAccountInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, DELETE, async () => {
        const editor = companyEditor(context, DELETE);
        await deleteAccount(context.db, editor, input);
        companyUpdated(context.users, editor.companyId);
        return {};
      }),
  }),
);
