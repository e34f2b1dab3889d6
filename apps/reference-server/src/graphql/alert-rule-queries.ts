import { findRuleCodes } from '../alert-rules/codes/find-codes.ts';
import { listRules } from '../alert-rules/list/list-rules.ts';
import { readRule, type RuleRecord } from '../alert-rules/rule/read-rules.ts';
import { toWireAlertCode } from '../alerts/wire-alert.ts';
import { requireAccess } from '../access/operation-access.ts';
import { searchWords } from '../db/search-words.ts';
import { pageOf } from '../lib/page-of.ts';
import { AlertUrgencyTypeEnum, OrderDirection } from './alert-queries.ts';
import { AlertRule, PageInfo, PageInput, type PageInfoShape } from './alert-rule-types.ts';
import { AlertCode } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';
import { ruleReader } from './rule-reader.ts';

const AlertRuleSortFieldEnum = builder.enumType('AlertRuleSortField', {
  values: ['label', 'alertCode', 'urgency', 'isActive', 'createdOn', 'totalVehicles'] as const,
});

const AlertRuleSortInput = builder.inputType('AlertRuleSortInput', {
  fields: (t) => ({
    field: t.field({ type: AlertRuleSortFieldEnum, required: true }),
    direction: t.field({ type: OrderDirection, required: true }),
  }),
});

export const AlertRulesFilterInput = builder.inputType('AlertRulesFilterInput', {
  fields: (t) => ({
    pagination: t.field({ type: PageInput }),
    search: t.string(),
    alertCategoryIds: t.idList(),
    alertUrgencyTypes: t.field({ type: [AlertUrgencyTypeEnum] }),
    isActive: t.boolean(),
    alertCodes: t.intList(),
    sort: t.field({ type: AlertRuleSortInput }),
  }),
});

interface RulesData {
  data?: readonly RuleRecord[];
  pagination?: PageInfoShape;
}

const AlertRulesResult = builder.objectRef<Envelope & RulesData>('AlertRulesResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [AlertRule], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
  }),
});

const RULES = 'GraphQL Query.alertRules';

builder.queryField('alertRules', (t) =>
  t.field({
    type: AlertRulesResult,
    args: { filter: t.arg({ type: AlertRulesFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, RULES, async () => {
        const reader = ruleReader(context, RULES);
        const { db, language } = context;
        const { records, pagination } = await listRules(db, reader, filter ?? {}, language);
        return { data: records, pagination };
      }),
  }),
);

const AlertRuleResult = builder
  .objectRef<Envelope & { data?: RuleRecord }>('AlertRuleResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: AlertRule, nullable: true }) }),
  });

const RULE = 'GraphQL Query.alertRule';

builder.queryField('alertRule', (t) =>
  t.field({
    type: AlertRuleResult,
    args: { alertRuleId: t.arg.id({ required: true }) },
    resolve: (_root, { alertRuleId }, context) =>
      respond(context, RULE, async () => ({
        data: await readRule(context.db, ruleReader(context, RULE), alertRuleId),
      })),
  }),
);

const AlertCodesFilterInput = builder.inputType('AlertCodesFilterInput', {
  fields: (t) => ({
    pagination: t.field({ type: PageInput }),
    search: t.string(),
    alertCategoryIds: t.idList(),
  }),
});

interface CodesData {
  data?: readonly ReturnType<typeof toWireAlertCode>[];
  pagination?: PageInfoShape;
}

const AlertCodesResult = builder.objectRef<Envelope & CodesData>('AlertCodesResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [AlertCode], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
  }),
});

const CODES = 'GraphQL Query.alertCodesPaginated';

builder.queryField('alertCodesPaginated', (t) =>
  t.field({
    type: AlertCodesResult,
    args: { filter: t.arg({ type: AlertCodesFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, CODES, async () => {
        requireAccess(context.currentUser, CODES);
        const sizes = { standard: 20, max: 1_000 };
        const { page, show, offset } = pageOf(filter?.pagination ?? {}, sizes);
        const words = searchWords(filter?.search);
        const codes = findRuleCodes(words, filter?.alertCategoryIds ?? null);
        return {
          data: codes.slice(offset, offset + show).map(toWireAlertCode),
          pagination: { page, show, total: codes.length },
        };
      }),
  }),
);
