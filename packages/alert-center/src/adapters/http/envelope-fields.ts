import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/**
 * Types a document by the contract (packages/core/src/contract/schema.graphql). The text is sent
 * unchanged; only the types of gql.tada are used.
 */
export const graphql = documentTag<initGraphQLTada<ContractTypes>>();

/** The fields of every result. */
export const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);
