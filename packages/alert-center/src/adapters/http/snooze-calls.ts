import type { GraphqlClient } from '@pantau/core/transport';
import { array, number, object, string } from 'valibot';
import type { Snooze, SnoozeSubject } from '../../engine/alert/snooze.ts';
import type { SnoozeRequest } from '../../engine/list/alert-source.port.ts';
import { endSnoozeMutation, snoozeMutation, snoozesQuery } from './snooze-documents.ts';
import { unwrap } from './unwrap.ts';
import { instant } from './wire-alert.ts';
import { envelope } from './wire-responses.ts';

const snoozesResponse = object({
  data: array(
    object({
      vehicleId: string(),
      licensePlate: string(),
      alertCode: number(),
      endsOn: instant,
      alert: object({ shortDescriptionIdn: string(), shortDescriptionEng: string() }),
    }),
  ),
});

const readSnoozes = (response: unknown, name: string): readonly Snooze[] =>
  unwrap(response, snoozesResponse, name).data.map(({ alert, ...snooze }) => ({
    ...snooze,
    event: { id: alert.shortDescriptionIdn, en: alert.shortDescriptionEng },
  }));

/** The requests of an `AlertSource` about what the user snoozes. Lazy: loads with the first one. */
export function createSnoozeCalls(client: GraphqlClient) {
  return {
    async listSnoozes(signal?: AbortSignal): Promise<readonly Snooze[]> {
      const schema = object({ alertSnoozes: envelope });
      const response = await client.query(snoozesQuery, {}, { schema, signal });
      return readSnoozes(response.alertSnoozes, 'alertSnoozes');
    },

    async snooze(
      { vehicleId, alertCode, length }: SnoozeRequest,
      signal?: AbortSignal,
    ): Promise<readonly Snooze[]> {
      const schema = object({ snoozeAlerts: envelope });
      const input = { vehicleId, alertCode, length };
      const response = await client.query(snoozeMutation, { input }, { schema, signal });
      return readSnoozes(response.snoozeAlerts, 'snoozeAlerts');
    },

    async endSnooze(
      { vehicleId, alertCode }: SnoozeSubject,
      signal?: AbortSignal,
    ): Promise<readonly Snooze[]> {
      const schema = object({ endAlertSnooze: envelope });
      const input = { vehicleId, alertCode };
      const response = await client.query(endSnoozeMutation, { input }, { schema, signal });
      return readSnoozes(response.endAlertSnooze, 'endAlertSnooze');
    },
  };
}
