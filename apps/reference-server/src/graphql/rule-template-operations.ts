import { inArray } from 'drizzle-orm';
import { requireAccess } from '../access/operation-access.ts';
import { createFromTemplates } from '../alert-rules/templates/create-from-templates.ts';
import { listTemplates, type WireTemplate } from '../alert-rules/templates/list-templates.ts';
import { selectRules, type RuleRecord } from '../alert-rules/rule/read-rules.ts';
import { RuleTargets } from '../alert-rules/rule/rule-targets.ts';
import { alertRules } from '../db/schema.ts';
import { pageOf } from '../lib/page-of.ts';
import {
  AlertRule,
  FieldErrorType,
  PageInfo,
  PageInput,
  type PageInfoShape,
} from './alert-rule-types.ts';
import { builder, type Envelope } from './builder.ts';
import { changeRules } from './change-rules.ts';
import { respond, type FieldError } from './respond.ts';

const AlertRuleTemplateCategoryEnum = builder.enumType('AlertRuleTemplateCategory', {
  values: ['Recommendation'] as const,
});

const AlertRuleTemplatesFilterInput = builder.inputType('AlertRuleTemplatesFilterInput', {
  fields: (t) => ({
    category: t.field({ type: AlertRuleTemplateCategoryEnum }),
    pagination: t.field({ type: PageInput }),
  }),
});

type WireCode = WireTemplate['defaultAlertCodes'][number];

const AlertRuleReference = builder
  .objectRef<NonNullable<WireCode['alertRule']>>('AlertRuleReference')
  .implement({
    fields: (t) => ({ alertRuleId: t.exposeID('alertRuleId'), label: t.exposeString('label') }),
  });

const AlertRuleTemplateCode = builder.objectRef<WireCode>('AlertRuleTemplateCode').implement({
  fields: (t) => ({
    alertCode: t.exposeInt('alertCode'),
    descriptionEng: t.exposeString('descriptionEng'),
    descriptionIdn: t.exposeString('descriptionIdn'),
    fullDescriptionEng: t.exposeString('fullDescriptionEng'),
    fullDescriptionIdn: t.exposeString('fullDescriptionIdn'),
    isAlreadyActive: t.exposeBoolean('isAlreadyActive'),
    alertRule: t.expose('alertRule', { type: AlertRuleReference, nullable: true }),
  }),
});

const AlertRuleTemplate = builder.objectRef<WireTemplate>('AlertRuleTemplate').implement({
  fields: (t) => ({
    templateId: t.exposeID('templateId'),
    category: t.expose('category', { type: AlertRuleTemplateCategoryEnum }),
    nameEng: t.exposeString('nameEng'),
    nameIdn: t.exposeString('nameIdn'),
    descriptionEng: t.exposeString('descriptionEng'),
    descriptionIdn: t.exposeString('descriptionIdn'),
    iconUrl: t.exposeString('iconUrl'),
    defaultAlertCodes: t.expose('defaultAlertCodes', { type: [AlertRuleTemplateCode] }),
    additionalAlertCodes: t.expose('additionalAlertCodes', { type: [AlertRuleTemplateCode] }),
  }),
});

interface TemplatesData {
  data?: readonly WireTemplate[];
  pagination?: PageInfoShape;
}

const AlertRuleTemplatesResult = builder
  .objectRef<Envelope & TemplatesData>('AlertRuleTemplatesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [AlertRuleTemplate], nullable: true }),
      pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
    }),
  });

const TEMPLATES = 'GraphQL Query.alertRuleTemplates';

builder.queryField('alertRuleTemplates', (t) =>
  t.field({
    type: AlertRuleTemplatesResult,
    args: { filter: t.arg({ type: AlertRuleTemplatesFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, TEMPLATES, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, TEMPLATES);
        const sizes = { standard: 20, max: 1_000 };
        const { page, show, offset } = pageOf(filter?.pagination ?? {}, sizes);
        const found = await listTemplates(db, currentUser, filter?.category ?? null);
        const pagination = { page, show, total: found.length };
        return { data: found.slice(offset, offset + show), pagination };
      }),
  }),
);

const TemplateChoiceInput = builder.inputType('TemplateChoiceInput', {
  fields: (t) => ({
    templateId: t.id({ required: true }),
    alertCodes: t.intList({ required: true }),
  }),
});

const CreateAlertRulesInput = builder.inputType('CreateAlertRulesInput', {
  fields: (t) => ({ templates: t.field({ type: [TemplateChoiceInput], required: true }) }),
});

interface CreatedData {
  data?: readonly RuleRecord[];
  pagination?: PageInfoShape;
  skippedAlertCodes?: readonly number[];
  fieldErrors?: readonly FieldError[];
}

const CreateAlertRulesResult = builder
  .objectRef<Envelope & CreatedData>('CreateAlertRulesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [AlertRule], nullable: true }),
      pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
      skippedAlertCodes: t.exposeIntList('skippedAlertCodes', { nullable: true }),
      fieldErrors: t.expose('fieldErrors', { type: [FieldErrorType], nullable: true }),
    }),
  });

const CREATE = 'GraphQL Mutation.createAlertRules';

builder.mutationField('createAlertRules', (t) =>
  t.field({
    type: CreateAlertRulesResult,
    args: { input: t.arg({ type: CreateAlertRulesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, CREATE, async () => {
        const { skipped, data } = await changeRules(context, CREATE, async (tx, editor) => {
          const created = await createFromTemplates(tx, editor, input.templates, context.language);
          const ids = [...created.alertRuleIds];
          const where = inArray(alertRules.id, ids);
          const found = ids.length === 0 ? [] : await selectRules(tx, editor, { where });
          const targets = new RuleTargets(context.db, editor, ids);
          return { ...created, data: found.map((one) => ({ ...one, reader: editor, targets })) };
        });
        return {
          data,
          pagination: { page: 1, show: Math.max(1, data.length), total: data.length },
          skippedAlertCodes: skipped,
        };
      }),
  }),
);
