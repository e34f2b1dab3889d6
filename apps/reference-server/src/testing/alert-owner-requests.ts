import type { OperationName } from '@pantau/core/contract/operations';
import { graphql, signIn } from './client.ts';
import { openLive } from './live-client.ts';
import { alerts, one, sendQuery, server, session } from './operation-server.ts';
import { ownerMutation, possibleOwnersQuery } from './alert-owner-operations.ts';
import { payloadQuery } from './operations.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

const release = (rawAlertId: string, input: object = {}) =>
  sendQuery(ownerMutation, { input: { rawAlertId: [rawAlertId], ownerId: null, ...input } });

/** Whether the manager's live connection receives that somebody else has taken or released an alert. */
async function receivesOwner(rawAlertId: string): Promise<boolean> {
  const { payload } = await sendQuery(payloadQuery, {});
  const listener = await openLive(server, session.accessToken, payload);
  const other = await signIn(server, one.dispatcher);
  for (const ownerId of [one.dispatcher.id, null]) {
    const input = { rawAlertId: [rawAlertId], ownerId };
    const { seq } = await graphql(server, other.accessToken, ownerMutation, { input });
    await listener.waitFor((message) => message.type === 'PONG' && (message.seq ?? 0) >= seq);
  }
  listener.close();
  return listener.messages.some(({ type }) => type === 'alert-owner-1');
}

/** One request for each operation on owners. */
export const ownerRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.possibleAlertOwners': async () =>
    (await sendQuery(possibleOwnersQuery, {})).isSuccessful,
  'GraphQL Mutation.changeAlertOwner': async () => (await release(alerts.important)).isSuccessful,
  'live alert-owner-{companyId}': () => receivesOwner(alerts.important),
};

const found = async (rawAlertId: string, input: object = {}): Promise<Outcome> => {
  const result = await release(rawAlertId, input);
  return outcomeOf(result, result.items?.[0].outcome !== 'notFound');
};

/** Requests for the parts of owners that a user may not see. */
export const ownerParts: Record<string, () => Promise<Outcome>> = {
  'GraphQL Mutation.changeAlertOwner: urgent alerts': () => found(alerts.urgent),
  'GraphQL Mutation.changeAlertOwner: isSharedVehicle': () =>
    found(alerts.sharedImportant, { isSharedVehicle: true }),
  'GraphQL Mutation.changeAlertOwner: fleet orders': async () => {
    const result = await release(alerts.ofTask);
    return outcomeOf(result, result.items?.[0].alert.foNumber !== null);
  },
  'live alert-owner-{companyId}: urgent alerts': async () =>
    (await receivesOwner(alerts.urgent)) ? 'served' : 'leftOut',
};
