import { findAlertCode } from '@pantau/core/contract';
import {
  type Envelope,
  type ServerOptions,
  connectServer,
  createGraphqlClient,
  envelopeEntries,
  parseWire,
  unwrapEnvelope,
} from '@pantau/core/transport';
import {
  type GenericSchema,
  array,
  looseObject,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import type { OnboardingSource } from '../../../engine/onboarding/onboarding-source.port.ts';
import type { RuleTemplate, TemplateCode } from '../../../engine/onboarding/rule-template.ts';
import { completeMutation, createRulesMutation, templatesQuery } from './documents.ts';

export interface HttpOnboardingSourceOptions extends ServerOptions {
  /** The company that completes the onboarding. */
  readonly companyId: number;
  /** Path of the GraphQL endpoint. Defaults to `/graphql`. */
  readonly graphqlPath?: string | undefined;
}

const envelope = looseObject(envelopeEntries);

const templateCode = pipe(
  object({
    alertCode: number(),
    descriptionIdn: string(),
    descriptionEng: string(),
    fullDescriptionIdn: string(),
    fullDescriptionEng: string(),
    alertRule: nullable(object({ alertRuleId: string(), label: string() })),
  }),
  transform(({ alertRule, ...code }): TemplateCode => ({
    ...code,
    icon: findAlertCode(code.alertCode)?.icon ?? 'generic',
    rule: alertRule === null ? null : { id: alertRule.alertRuleId, label: alertRule.label },
  })),
);

const templates = array(
  pipe(
    object({
      templateId: string(),
      nameIdn: string(),
      nameEng: string(),
      descriptionIdn: string(),
      descriptionEng: string(),
      defaultAlertCodes: array(templateCode),
      additionalAlertCodes: array(templateCode),
    }),
    transform(
      ({ templateId, defaultAlertCodes, additionalAlertCodes, ...texts }): RuleTemplate => ({
        ...texts,
        id: templateId,
        icon: [...defaultAlertCodes, ...additionalAlertCodes][0]?.icon ?? 'generic',
        defaultCodes: defaultAlertCodes,
        additionalCodes: additionalAlertCodes,
      }),
    ),
  ),
);

/** As many as a company can have. */
const ALL = { page: 1, show: 999 };

function unwrap<T>(result: Envelope, schema: GenericSchema<unknown, T>, what: string): T {
  return parseWire(schema, (unwrapEnvelope(result) as { readonly data?: unknown }).data, what);
}

/** Creates an `OnboardingSource` over the wire contract. */
export function createHttpOnboardingSource(options: HttpOnboardingSourceOptions): OnboardingSource {
  const { companyId, graphqlPath = '/graphql' } = options;
  const { origin, http } = connectServer(options);
  const client = createGraphqlClient({ ...http, url: `${origin}${graphqlPath}` });
  return {
    async templates(signal) {
      const filter = { category: 'Recommendation', pagination: ALL } as const;
      const { alertRuleTemplates } = await client.query(
        templatesQuery,
        { filter },
        { schema: object({ alertRuleTemplates: envelope }), signal },
      );
      return unwrap(alertRuleTemplates, templates, 'the recommended rules');
    },
    async createFromTemplates(choices, signal) {
      const input = {
        templates: choices.map(({ templateId, alertCodes }) => ({
          templateId,
          alertCodes: [...alertCodes],
        })),
      };
      const { createAlertRules } = await client.query(
        createRulesMutation,
        { input },
        { schema: object({ createAlertRules: envelope }), signal },
      );
      return unwrap(createAlertRules, array(unknown()), 'the new rules').length;
    },
    async complete(signal) {
      const input = { id: String(companyId), setupNotifCompleted: true };
      const { updateCompany } = await client.query(
        completeMutation,
        { input },
        { schema: object({ updateCompany: envelope }), signal },
      );
      unwrapEnvelope(updateCompany);
    },
  };
}
