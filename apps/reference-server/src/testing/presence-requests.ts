import type { OperationName } from '@pantau/core/contract/operations';
import { graphql, signIn } from './client.ts';
import type { LiveClient } from './live-client.ts';
import { openLive } from './live-client.ts';
import { alerts, one, sendQuery, server, session } from './operation-server.ts';
import { payloadQuery } from './operations.ts';
import { nextPong, stateOpen, usersOf } from './live-presence.ts';
import type { Outcome } from './outcome.ts';

/** How often another presence has to be reported until one that was not reported counts as left out. */
const FENCE_ROUNDS = 3;

async function openDispatcher(): Promise<LiveClient> {
  const { accessToken } = await signIn(server, one.dispatcher);
  const { payload } = await graphql(server, accessToken, payloadQuery);
  return openLive(server, accessToken, payload);
}

/** Whether one of two users learns that the other one has an alert open. The manager has the scopes of the test. */
async function reports(rawAlertId: string, to: 'manager' | 'dispatcher'): Promise<boolean> {
  const { payload } = await sendQuery(payloadQuery, {});
  const manager = await openLive(server, session.accessToken, payload);
  const dispatcher = await openDispatcher();
  const fence = await openDispatcher();
  const [reader, opener] = to === 'manager' ? [manager, dispatcher] : [dispatcher, manager];
  const isReported = (): boolean => usersOf(reader, rawAlertId).length > 0;
  await stateOpen(opener, rawAlertId);
  // The server reads statements concurrently, so that a later one may be reported first: once perhaps, but not each time.
  for (let round = 0; round < FENCE_ROUNDS && !isReported(); round += 1) {
    for (const open of [[alerts.ofTask], []]) {
      await stateOpen(fence, ...open);
      await fence.waitFor(() => usersOf(fence, alerts.ofTask).length === open.length);
    }
    await nextPong(reader);
  }
  const result = isReported();
  for (const client of [manager, dispatcher]) client.close();
  // Whoever subscribes next must not find the presence that ends here.
  await fence.waitFor(() => usersOf(fence, rawAlertId).length === 0);
  fence.close();
  return result;
}

/** The request for the operation on presence. */
export const presenceRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'live alert-presence-{companyId}': () => reports(alerts.important, 'manager'),
};

const outcome = async (...of: Parameters<typeof reports>): Promise<Outcome> =>
  (await reports(...of)) ? 'served' : 'leftOut';

/** Requests for the parts of presence that depend on a scope. */
export const presenceParts: Record<string, () => Promise<Outcome>> = {
  'live alert-presence-{companyId}: urgent alerts': () => outcome(alerts.urgent, 'manager'),
  'live alert-presence-{companyId}: presence of the user': () =>
    outcome(alerts.important, 'dispatcher'),
};
