import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/**
 * Types a document by the contract (packages/core/src/contract/schema.graphql). The text is sent as it
 * stands; gql.tada is types only.
 */
export const graphql = documentTag<initGraphQLTada<ContractTypes>>();

/** What every result carries (spec alerts §7). */
export const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);
