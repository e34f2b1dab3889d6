import { envelopeFields, graphql } from '../envelope-fields.ts';

/* GraphQL documents about the handover of a shift, typed by the contract. */

const recordFields = graphql(`
  fragment HandoverRecordFields on ShiftHandoverRecord {
    handoverId
    createdOn
    user {
      userId
      fullname
    }
    note
  }
`);

export const handoverQuery = graphql(
  `
    query AlertHandover($filter: ShiftHandoverFilterInput) {
      shiftHandover(filter: $filter) {
        ...EnvelopeFields
        data {
          readOn
          since
          previous {
            ...HandoverRecordFields
          }
          urgent
          important
          arrived
          alerts {
            rawAlertId
            createdOn
            alert {
              alertCode
              descriptionIdn
              descriptionEng
            }
            licensePlate
            driver
            address
            isUrgent
            isRead
            owner {
              userId
              fullname
            }
          }
          snoozes {
            user {
              userId
              fullname
            }
            vehicleId
            licensePlate
            alert {
              alertCode
              descriptionIdn
              descriptionEng
            }
            endsOn
          }
          noteCount
          notes {
            logId
            createdOn
            user {
              userId
              fullname
            }
            text
            rawAlertId
            alert {
              alertCode
              descriptionIdn
              descriptionEng
            }
            licensePlate
          }
          settled {
            user {
              userId
              fullname
            }
            resolved
            falseAlerts
          }
        }
      }
    }
  `,
  [envelopeFields, recordFields],
);

export const recordMutation = graphql(
  `
    mutation AlertRecordHandover($input: RecordShiftHandoverInput!) {
      recordShiftHandover(input: $input) {
        ...EnvelopeFields
        data {
          ...HandoverRecordFields
        }
      }
    }
  `,
  [envelopeFields, recordFields],
);
