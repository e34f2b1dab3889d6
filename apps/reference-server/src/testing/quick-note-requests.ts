import type { OperationName } from '@pantau/core/contract/operations';
import { readQuickNotes } from '../quick-notes/quick-notes.ts';
import { one, sendQuery, server } from './operation-server.ts';
import { quickNotesMutation, quickNotesQuery } from './quick-note-operations.ts';

/** One request for each operation on quick notes. */
export const quickNoteRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertQuickNotes': async () => (await sendQuery(quickNotesQuery, {})).isSuccessful,
  'GraphQL Mutation.updateAlertQuickNotes': async () => {
    const { revision } = await readQuickNotes(server.db, one.id);
    const input = { revision, notes: ['a note'] };
    return (await sendQuery(quickNotesMutation, { input })).isSuccessful;
  },
};
