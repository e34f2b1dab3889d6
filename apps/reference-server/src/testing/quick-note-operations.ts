const fields = 'isSuccessful errorCode errorName message status data { revision notes }';

export const quickNotesQuery = `query { alertQuickNotes { ${fields} } }`;

export const quickNotesMutation = `mutation($input: UpdateAlertQuickNotesInput!) {
  updateAlertQuickNotes(input: $input) { ${fields} }
}`;
