import { requireAccess } from '../access/operation-access.ts';
import {
  readQuickNotes,
  updateQuickNotes,
  type QuickNotes as QuickNotesShape,
} from '../quick-notes/quick-notes.ts';
import { builder, type Envelope } from './builder.ts';
import { companyEditor } from './change-company.ts';
import { respond } from './respond.ts';

const AlertQuickNotes = builder.objectRef<QuickNotesShape>('AlertQuickNotes').implement({
  fields: (t) => ({
    revision: t.exposeInt('revision'),
    notes: t.stringList({ resolve: ({ notes }) => [...notes] }),
  }),
});

const AlertQuickNotesResult = builder
  .objectRef<Envelope & { data?: QuickNotesShape }>('AlertQuickNotesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: AlertQuickNotes, nullable: true }) }),
  });

const UpdateAlertQuickNotesInput = builder.inputType('UpdateAlertQuickNotesInput', {
  fields: (t) => ({
    revision: t.int({ required: true }),
    notes: t.stringList({ required: true }),
  }),
});

const READ = 'GraphQL Query.alertQuickNotes';

builder.queryField('alertQuickNotes', (t) =>
  t.field({
    type: AlertQuickNotesResult,
    resolve: (_root, _args, context) =>
      respond(context, READ, async () => {
        requireAccess(context.currentUser, READ);
        return { data: await readQuickNotes(context.db, context.currentUser.companyId) };
      }),
  }),
);

const UPDATE = 'GraphQL Mutation.updateAlertQuickNotes';

builder.mutationField('updateAlertQuickNotes', (t) =>
  t.field({
    type: AlertQuickNotesResult,
    args: { input: t.arg({ type: UpdateAlertQuickNotesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE, async () => ({
        data: await updateQuickNotes(context.db, companyEditor(context, UPDATE), input),
      })),
  }),
);
