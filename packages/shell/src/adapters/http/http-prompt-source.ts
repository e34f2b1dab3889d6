import {
  type ServerOptions,
  createServerClients,
  parseWire,
  unwrapEnvelope,
} from '@pantau/core/transport';
import type { Banner } from '../../engine/banner/banner.ts';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';
import {
  bannerResponse,
  feedbackStatusResponse,
  oldVersionResponse,
  referralResponse,
} from './wire-prompts.ts';

export interface HttpPromptSourceOptions extends ServerOptions {
  /** Base path of the REST endpoints. Defaults to `/api`. */
  readonly restPath?: string | undefined;
  /** Path of the GraphQL endpoint. Defaults to `/graphql`. */
  readonly graphqlPath?: string | undefined;
}

const oldVersionMutation = `
  mutation ShellBackToOldVersion($input: BackToOldVersionInput!) {
    backToOldVersion(input: $input) {
      isSuccessful
      errorCode
      errorName
      message
    }
  }
`;

/** Anything that is not truthy means that it was not stored. */
const isStored = (response: unknown): boolean =>
  Boolean((response as { readonly data?: unknown } | null | undefined)?.data);

/** Creates a `PromptSource` over the wire contract. */
export function createHttpPromptSource(options: HttpPromptSourceOptions): PromptSource {
  const client = createServerClients(options);
  const rest = client(options.restPath ?? '/api');
  const graphql = client('');

  const readBanner = async (
    path: string,
    query: { readonly domain?: string },
    signal: AbortSignal | undefined,
  ): Promise<Banner | null> => {
    const response = await rest.request('GET', path, { query, signal });
    return parseWire(bannerResponse, response, 'banners').data[0] ?? null;
  };

  return {
    async hasGivenFeedback(signal) {
      const response = await rest.request('GET', 'feedback-status', { signal });
      return parseWire(feedbackStatusResponse, response, 'the feedback status').data.status;
    },
    async sendFeedback({ point, comment }, signal) {
      return isStored(await rest.request('POST', 'feedback', { body: { point, comment }, signal }));
    },
    async hasAnsweredSatisfaction(signal) {
      const response = await rest.request('GET', 'satisfaction-status', { signal });
      return parseWire(feedbackStatusResponse, response, 'the satisfaction status').data.status;
    },
    async sendSatisfaction({ point, comment }, signal) {
      const body = { point, comment };
      return isStored(await rest.request('POST', 'satisfaction', { body, signal }));
    },
    companyBanner: (domain, signal) => readBanner('banner-active/company', { domain }, signal),
    generalBanner: (signal) => readBanner('banner-active', {}, signal),
    async saveReminder(at, signal) {
      const body = { lastReminder: new Date(at).toISOString() };
      await rest.request('PATCH', 'user/profile', { body, signal });
    },
    async leaveForOldVersion(reason, otherReason, signal) {
      const variables = { input: { reason, otherReason } };
      const path = options.graphqlPath ?? '/graphql';
      const body = { query: oldVersionMutation, variables };
      const response = await graphql.request('POST', path, { body, signal });
      const { data } = parseWire(oldVersionResponse, response, 'the way back');
      return unwrapEnvelope(data.backToOldVersion).message ?? '';
    },
    async readReferral(signal) {
      const response = await rest.request('GET', 'referral', { signal });
      return parseWire(referralResponse, response, 'the referral code').data;
    },
  };
}
