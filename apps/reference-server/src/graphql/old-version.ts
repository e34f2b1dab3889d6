import { requireAccess } from '../access/operation-access.ts';
import { goBackToOldVersion } from '../prompts/old-version.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';

const BACK = 'GraphQL Mutation.backToOldVersion';

const BackToOldVersionInput = builder.inputType('BackToOldVersionInput', {
  fields: (t) => ({
    reason: t.int({ required: true }),
    otherReason: t.string(),
  }),
});

const BackToOldVersionResult = builder
  .objectRef<Envelope>('BackToOldVersionResult')
  .implement({ interfaces: ['Envelope'] });

builder.mutationField('backToOldVersion', (t) =>
  t.field({
    type: BackToOldVersionResult,
    args: { input: t.arg({ type: BackToOldVersionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, BACK, async () => {
        const { db, settings, currentUser, clock } = context;
        requireAccess(currentUser, BACK);
        const now = new Date(clock.now());
        return { message: await goBackToOldVersion(db, settings, currentUser, input, now) };
      }),
  }),
);
