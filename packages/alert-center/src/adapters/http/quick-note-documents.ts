import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents about quick notes, which load with the first request. */

export const quickNotesQuery = graphql(
  `
    query AlertCenterQuickNotes {
      alertQuickNotes {
        ...EnvelopeFields
        data {
          revision
          notes
        }
      }
    }
  `,
  [envelopeFields],
);

export const quickNotesMutation = graphql(
  `
    mutation AlertCenterSaveQuickNotes($input: UpdateAlertQuickNotesInput!) {
      updateAlertQuickNotes(input: $input) {
        ...EnvelopeFields
        data {
          revision
          notes
        }
      }
    }
  `,
  [envelopeFields],
);
