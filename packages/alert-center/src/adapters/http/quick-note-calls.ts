import type { GraphqlClient } from '@pantau/core/transport';
import { array, number, object, string } from 'valibot';
import type { QuickNotes } from '../../engine/list/alert-source.port.ts';
import { quickNotesMutation, quickNotesQuery } from './quick-note-documents.ts';
import { unwrap } from './unwrap.ts';
import { envelope } from './wire-responses.ts';

const quickNotesResponse = object({
  data: object({ revision: number(), notes: array(string()) }),
});

/** The requests of an `AlertSource` about quick notes. Lazy: loads with the first one. */
export const createQuickNoteCalls = (client: GraphqlClient) => ({
  async listQuickNotes(signal?: AbortSignal): Promise<QuickNotes> {
    const schema = object({ alertQuickNotes: envelope });
    const response = await client.query(quickNotesQuery, {}, { schema, signal });
    return unwrap(response.alertQuickNotes, quickNotesResponse, 'alertQuickNotes').data;
  },

  async saveQuickNotes({ revision, notes }: QuickNotes, signal?: AbortSignal): Promise<QuickNotes> {
    const input = { revision, notes: [...notes] };
    const schema = object({ updateAlertQuickNotes: envelope });
    const response = await client.query(quickNotesMutation, { input }, { schema, signal });
    return unwrap(response.updateAlertQuickNotes, quickNotesResponse, 'updateAlertQuickNotes').data;
  },
});
