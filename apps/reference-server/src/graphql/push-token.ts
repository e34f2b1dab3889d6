import { requireAccess } from '../access/operation-access.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';

const UNREGISTER = 'GraphQL Mutation.unregisterPushToken';

const PushPlatform = builder.enumType('PushPlatform', { values: ['web'] as const });

const UnregisterPushTokenInput = builder.inputType('UnregisterPushTokenInput', {
  fields: (t) => ({
    registrationToken: t.string({ required: true }),
    platform: t.field({ type: PushPlatform, required: true }),
  }),
});

const UnregisterPushTokenResult = builder
  .objectRef<Envelope>('UnregisterPushTokenResult')
  .implement({ interfaces: ['Envelope'] });

builder.mutationField('unregisterPushToken', (t) =>
  t.field({
    type: UnregisterPushTokenResult,
    args: { input: t.arg({ type: UnregisterPushTokenInput, required: true }) },
    // This server sends no push messages, so that no token is registered.
    resolve: (_root, _args, context) =>
      respond(context, UNREGISTER, () => {
        requireAccess(context.currentUser, UNREGISTER);
        return Promise.resolve({});
      }),
  }),
);
