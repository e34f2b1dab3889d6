import { backTestRule, type BackTestResult } from '../alert-rules/back-test/back-test-rule.ts';
import { AlertRuleInput } from './alert-rule-input.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder, type Envelope } from './builder.ts';
import { respond, type FieldError } from './respond.ts';
import { ruleReader } from './rule-reader.ts';

const BackTestAlertRuleInput = builder.inputType('BackTestAlertRuleInput', {
  fields: (t) => ({
    rule: t.field({ type: AlertRuleInput, required: true }),
    alertRuleId: t.id(),
    days: t.int(),
  }),
});

const BackTestDay = builder.objectRef<BackTestResult['days'][number]>('BackTestDay').implement({
  fields: (t) => ({ date: t.exposeString('date'), total: t.exposeInt('total') }),
});

const BackTestVehicle = builder
  .objectRef<BackTestResult['noisiest'][number]>('BackTestVehicle')
  .implement({
    fields: (t) => ({
      vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
      licensePlate: t.exposeString('licensePlate'),
      total: t.exposeInt('total'),
    }),
  });

type FalseAlertsShape = NonNullable<BackTestResult['falseAlerts']>;

const BackTestReason = builder
  .objectRef<FalseAlertsShape['reasons'][number]>('BackTestReason')
  .implement({
    fields: (t) => ({ reason: t.exposeString('reason'), total: t.exposeInt('total') }),
  });

const BackTestFalseAlerts = builder.objectRef<FalseAlertsShape>('BackTestFalseAlerts').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    reasons: t.expose('reasons', { type: [BackTestReason] }),
  }),
});

type Answer = Envelope & Partial<BackTestResult> & { fieldErrors?: readonly FieldError[] };

const BackTestResultType = builder.objectRef<Answer>('BackTestAlertRuleResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    total: t.exposeInt('total', { nullable: true }),
    totalVehicles: t.exposeInt('totalVehicles', { nullable: true }),
    days: t.expose('days', { type: [BackTestDay], nullable: true }),
    noisiest: t.expose('noisiest', { type: [BackTestVehicle], nullable: true }),
    falseAlerts: t.expose('falseAlerts', { type: BackTestFalseAlerts, nullable: true }),
    fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
  }),
});

const BACK_TEST = 'GraphQL Query.backTestAlertRule';

builder.queryField('backTestAlertRule', (t) =>
  t.field({
    type: BackTestResultType,
    args: { input: t.arg({ type: BackTestAlertRuleInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, BACK_TEST, async () => {
        const reader = ruleReader(context, BACK_TEST);
        const { db, clock, currentUser } = context;
        context.backTestLimiter.consume(currentUser.userId);
        const { timeZone } = currentUser;
        return backTestRule(db, { ...reader, timeZone }, input, clock.now());
      }),
  }),
);
