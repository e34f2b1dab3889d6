import {
  type GraphqlClient,
  PantauError,
  type ServerOptions,
  connectServer,
  createGraphqlClient,
} from '@pantau/core/transport';
import type { RuleTarget } from '../../engine/rules/rule-query.ts';
import type {
  AlertRuleSource,
  RuleReference,
  RuleTargetSource,
} from '../../engine/rules/rule-source.ts';
import {
  createMutation,
  deleteManyMutation,
  deleteMutation,
  sendTestMutation,
  updateManyMutation,
  updateMutation,
} from './change-documents.ts';
import { backTestQuery, codesQuery, ruleQuery, rulesQuery } from './documents.ts';
import { falseAlertCalls } from './false-alert-calls.ts';
import { createTargetSource } from './http-target-source.ts';
import { unwrapRule } from './unwrap-rule.ts';
import { wireQuery, wireRule, wireTarget } from './wire-requests.ts';
import {
  backTestResponse,
  codesResponse,
  createResponse,
  deleteManyResponse,
  deleteResponse,
  ruleResponse,
  rulesResponse,
  sendTestResponse,
  updateManyResponse,
  updateResponse,
} from './wire-responses.ts';

export interface HttpRuleSourceOptions extends ServerOptions {
  /** Path of the GraphQL endpoint. Defaults to `/graphql`. */
  readonly path?: string | undefined;
}

/** Sources over one connection. */
export interface HttpRuleSource {
  readonly rules: AlertRuleSource;
  readonly targets: RuleTargetSource;
}

/** Codes per request: all there are. */
const CODES_MAX = 1_000;

const missing = (): PantauError => new PantauError('invalid', { message: 'The response is empty' });

function referenceOf(result: {
  readonly alertRuleId?: string | null | undefined;
  readonly version?: number | null | undefined;
}): RuleReference {
  const { alertRuleId, version } = result;
  if (alertRuleId == null || version == null) throw missing();
  return { id: alertRuleId, version };
}

const isNothing = ({ mode, ids }: RuleTarget): boolean => mode === 'only' && ids.length === 0;

function createRuleSource(client: GraphqlClient): AlertRuleSource {
  return {
    async list(query, signal) {
      const request = { schema: rulesResponse, signal };
      const response = await client.query(rulesQuery, { filter: wireQuery(query) }, request);
      const { data, pagination } = unwrapRule(response.alertRules);
      return {
        rules: data ?? [],
        page: pagination?.page ?? query.page,
        total: pagination?.total ?? 0,
      };
    },
    async get(id, signal) {
      const response = await client.query(ruleQuery, { id }, { schema: ruleResponse, signal });
      const { data } = unwrapRule(response.alertRule);
      if (data === null) throw new PantauError('notFound');
      return data;
    },
    async codes(signal) {
      const filter = { pagination: { page: 1, show: CODES_MAX } };
      const request = { schema: codesResponse, signal };
      const response = await client.query(codesQuery, { filter }, request);
      return unwrapRule(response.alertCodesPaginated).data ?? [];
    },
    async create(rule, signal) {
      const variables = { input: wireRule(rule) };
      const request = { schema: createResponse, signal };
      const response = await client.query(createMutation, variables, request);
      return referenceOf(unwrapRule(response.createAlertRule));
    },
    async update(id, version, rule, signal) {
      const variables = { input: { alertRuleId: id, version, rule: wireRule(rule) } };
      const request = { schema: updateResponse, signal };
      const response = await client.query(updateMutation, variables, request);
      return referenceOf(unwrapRule(response.updateAlertRule));
    },
    async remove(id, version, signal) {
      const variables = { input: { alertRuleId: id, version } };
      const request = { schema: deleteResponse, signal };
      unwrapRule((await client.query(deleteMutation, variables, request)).deleteAlertRule);
    },
    async updateMany(target, { isActive, subscribe }, signal) {
      if (isNothing(target)) return 0;
      const change = { isActive: isActive ?? null, subscribe: subscribe ?? null };
      const variables = { input: { ...wireTarget(target), ...change } };
      const request = { schema: updateManyResponse, signal };
      const response = await client.query(updateManyMutation, variables, request);
      return unwrapRule(response.updateAlertRules).count ?? 0;
    },
    async removeMany(target, signal) {
      if (isNothing(target)) return 0;
      const variables = { input: wireTarget(target) };
      const request = { schema: deleteManyResponse, signal };
      const response = await client.query(deleteManyMutation, variables, request);
      return unwrapRule(response.deleteAlertRules).count ?? 0;
    },
    async backTest(rule, { ruleId, days } = {}, signal) {
      const input = { rule: wireRule(rule), alertRuleId: ruleId ?? null, days: days ?? null };
      const request = { schema: backTestResponse, signal };
      const response = await client.query(backTestQuery, { input }, request);
      const found = unwrapRule(response.backTestAlertRule);
      return {
        total: found.total ?? 0,
        totalVehicles: found.totalVehicles ?? 0,
        days: found.days ?? [],
        noisiest: found.noisiest ?? [],
        falseAlerts: found.falseAlerts,
      };
    },
    async sendTest(rule, signal) {
      const variables = { input: { rule: wireRule(rule), channel: 'email' as const } };
      const request = { schema: sendTestResponse, signal };
      const response = await client.query(sendTestMutation, variables, request);
      unwrapRule(response.sendTestNotification);
    },
    ...falseAlertCalls(client),
  };
}

/** Creates the sources of alert rules over the wire contract (GraphQL). */
export function createHttpRuleSource(options: HttpRuleSourceOptions): HttpRuleSource {
  const { origin, http } = connectServer(options);
  const client = createGraphqlClient({ ...http, url: `${origin}${options.path ?? '/graphql'}` });
  return { rules: createRuleSource(client), targets: createTargetSource(client) };
}
