import { deleteRules, updateRules } from '../alert-rules/changes/bulk-rules.ts';
import { createRule } from '../alert-rules/changes/create-rule.ts';
import { deleteRule, updateRule } from '../alert-rules/changes/update-rule.ts';
import { SelectionMode } from './action-mutation.ts';
import { AlertRuleInput } from './alert-rule-input.ts';
import { AlertRulesFilterInput } from './alert-rule-queries.ts';
import { FieldErrorType } from './alert-rule-types.ts';
import { builder, type Envelope } from './builder.ts';
import { changeRules } from './change-rules.ts';
import { respond, type FieldError } from './respond.ts';

const UpdateAlertRuleInput = builder.inputType('UpdateAlertRuleInput', {
  fields: (t) => ({
    alertRuleId: t.id({ required: true }),
    version: t.int({ required: true }),
    rule: t.field({ type: AlertRuleInput, required: true }),
  }),
});

const DeleteAlertRuleInput = builder.inputType('DeleteAlertRuleInput', {
  fields: (t) => ({
    alertRuleId: t.id({ required: true }),
    version: t.int({ required: true }),
  }),
});

const UpdateAlertRulesInput = builder.inputType('UpdateAlertRulesInput', {
  fields: (t) => ({
    alertRuleIds: t.idList({ required: true }),
    selectionMode: t.field({ type: SelectionMode, required: true }),
    filter: t.field({ type: AlertRulesFilterInput }),
    isActive: t.boolean(),
    subscribe: t.boolean(),
  }),
});

const DeleteAlertRulesInput = builder.inputType('DeleteAlertRulesInput', {
  fields: (t) => ({
    alertRuleIds: t.idList({ required: true }),
    selectionMode: t.field({ type: SelectionMode, required: true }),
    filter: t.field({ type: AlertRulesFilterInput }),
  }),
});

interface ChangeData {
  alertRuleId?: string;
  version?: number;
  fieldErrors?: readonly FieldError[];
}

const AlertRuleChangeResult = builder
  .objectRef<Envelope & ChangeData>('AlertRuleChangeResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      alertRuleId: t.exposeID('alertRuleId', { nullable: true }),
      version: t.exposeInt('version', { nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const AlertRulesChangeResult = builder
  .objectRef<Envelope & { count?: number }>('AlertRulesChangeResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ count: t.exposeInt('count', { nullable: true }) }),
  });

const CREATE = 'GraphQL Mutation.createAlertRule';

builder.mutationField('createAlertRule', (t) =>
  t.field({
    type: AlertRuleChangeResult,
    args: { input: t.arg({ type: AlertRuleInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, CREATE, async () => {
        const { alertRuleId, version } = await changeRules(context, CREATE, (tx, editor) =>
          createRule(tx, editor, input),
        );
        return { alertRuleId: String(alertRuleId), version };
      }),
  }),
);

const UPDATE = 'GraphQL Mutation.updateAlertRule';

builder.mutationField('updateAlertRule', (t) =>
  t.field({
    type: AlertRuleChangeResult,
    args: { input: t.arg({ type: UpdateAlertRuleInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE, async () => {
        const { alertRuleId, version } = await changeRules(context, UPDATE, (tx, editor) =>
          updateRule(tx, editor, input, input.rule),
        );
        return { alertRuleId: String(alertRuleId), version };
      }),
  }),
);

const DELETE = 'GraphQL Mutation.deleteAlertRule';

builder.mutationField('deleteAlertRule', (t) =>
  t.field({
    type: AlertRuleChangeResult,
    args: { input: t.arg({ type: DeleteAlertRuleInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, DELETE, async () => {
        const { alertRuleId, version } = await changeRules(context, DELETE, (tx, editor) =>
          deleteRule(tx, editor, input),
        );
        return { alertRuleId: String(alertRuleId), version };
      }),
  }),
);

const UPDATE_MANY = 'GraphQL Mutation.updateAlertRules';

builder.mutationField('updateAlertRules', (t) =>
  t.field({
    type: AlertRulesChangeResult,
    args: { input: t.arg({ type: UpdateAlertRulesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPDATE_MANY, async () => {
        const { count } = await changeRules(context, UPDATE_MANY, (tx, editor) =>
          updateRules(tx, editor, input, input),
        );
        return { count };
      }),
  }),
);

const DELETE_MANY = 'GraphQL Mutation.deleteAlertRules';

builder.mutationField('deleteAlertRules', (t) =>
  t.field({
    type: AlertRulesChangeResult,
    args: { input: t.arg({ type: DeleteAlertRulesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, DELETE_MANY, async () => {
        const { count } = await changeRules(context, DELETE_MANY, (tx, editor) =>
          deleteRules(tx, editor, input),
        );
        return { count };
      }),
  }),
);
