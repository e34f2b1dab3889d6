import { sendTestNotification } from '../alert-rules/send-test-notification.ts';
import { AlertRuleInput } from './alert-rule-input.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder, type Envelope } from './builder.ts';
import { respond, type FieldError } from './respond.ts';
import { ruleReader } from './rule-reader.ts';

const TestNotificationChannelEnum = builder.enumType('TestNotificationChannel', {
  values: ['email'] as const,
});

const SendTestNotificationInput = builder.inputType('SendTestNotificationInput', {
  fields: (t) => ({
    rule: t.field({ type: AlertRuleInput, required: true }),
    channel: t.field({ type: TestNotificationChannelEnum, required: true }),
  }),
});

type Answer = Envelope & { email?: string; fieldErrors?: readonly FieldError[] };

const SendTestNotificationResult = builder
  .objectRef<Answer>('SendTestNotificationResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      email: t.exposeString('email', { nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const SEND = 'GraphQL Mutation.sendTestNotification';

builder.mutationField('sendTestNotification', (t) =>
  t.field({
    type: SendTestNotificationResult,
    args: { input: t.arg({ type: SendTestNotificationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, SEND, async () => {
        const sender = ruleReader(context, SEND, []);
        const { language, currentUser, clock } = context;
        context.testMailLimiter.consume(currentUser.userId);
        const email = await sendTestNotification(context, sender, {
          rule: input.rule,
          language,
          timeZone: currentUser.timeZone,
          now: clock.now(),
        });
        return { email };
      }),
  }),
);
