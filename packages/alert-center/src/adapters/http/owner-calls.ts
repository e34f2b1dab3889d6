import type { GraphqlClient, PantauError } from '@pantau/core/transport';
import { array, nullish, object, picklist, string, unknown } from 'valibot';
import type { User } from '../../engine/alert/alert.ts';
import type { ActionResult, OwnerRequest } from '../../engine/list/alert-source.port.ts';
import { ownerMutation, possibleOwnersQuery } from './owner-documents.ts';
import { unwrap } from './unwrap.ts';
import { instant, readAlert, sequenceNumber, user } from './wire-alert.ts';
import { envelope } from './wire-responses.ts';

const ownerResponse = object({
  items: array(
    object({
      rawAlertId: string(),
      outcome: picklist(['applied', 'unchanged', 'owned', 'settled', 'unseen', 'notFound']),
      alert: nullish(unknown(), null),
    }),
  ),
  seq: sequenceNumber,
  createdOn: instant,
  user,
});

const possibleOwnersResponse = object({ data: array(user) });

export interface OwnerCallsOptions {
  readonly client: GraphqlClient;
  /** Include alerts of vehicles that partners share with the company. */
  readonly includeShared: boolean;
  readonly onError: (error: PantauError) => void;
}

/** The requests of an `AlertSource` about the owners of alerts. Lazy: loads with the first one. */
export function createOwnerCalls({ client, includeShared, onError }: OwnerCallsOptions) {
  return {
    async changeOwner({ owner, ids }: OwnerRequest, signal?: AbortSignal): Promise<ActionResult> {
      const input = {
        rawAlertId: [...ids],
        ownerId: owner?.userId ?? null,
        ...(includeShared && { isSharedVehicle: true }),
      };
      const schema = object({ changeAlertOwner: envelope });
      const response = await client.query(ownerMutation, { input }, { schema, signal });
      const { items, ...result } = unwrap(
        response.changeAlertOwner,
        ownerResponse,
        'changeAlertOwner',
      );
      return {
        ...result,
        items: items.map(({ rawAlertId, outcome, alert }) => ({
          id: rawAlertId,
          outcome,
          alert: alert === null ? null : readAlert(alert, onError),
        })),
      };
    },

    async listPossibleOwners(search: string, signal?: AbortSignal): Promise<readonly User[]> {
      const schema = object({ possibleAlertOwners: envelope });
      const response = await client.query(possibleOwnersQuery, { search }, { schema, signal });
      return unwrap(response.possibleAlertOwners, possibleOwnersResponse, 'possibleAlertOwners')
        .data;
    },
  };
}
