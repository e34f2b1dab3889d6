import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/** Types documents by the contract; their text is sent unchanged. */
export const graphql = documentTag<initGraphQLTada<ContractTypes>>();

export const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);

export const contactFields = graphql(`
  fragment ContactFields on RuleContact {
    contactId
    label
    email
    phoneNumber
    userId
    user {
      fullname
    }
  }
`);

export const geofenceFields = graphql(`
  fragment GeofenceFields on RuleGeofence {
    geofenceId
    fenceName
    address
    radius
    center {
      latitude
      longitude
    }
    ring {
      latitude
      longitude
    }
  }
`);
