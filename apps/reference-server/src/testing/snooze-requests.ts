import type { OperationName } from '@pantau/core/contract/operations';
import { alertSnoozes } from '../db/schema.ts';
import type { graphql } from './client.ts';
import { openLive } from './live-client.ts';
import { one, sendQuery, server, session, type Vehicle } from './operation-server.ts';
import { payloadQuery } from './operations.ts';
import { endSnoozeMutation, snoozeMutation, snoozesQuery } from './snooze-operations.ts';

const CODE = 15;

export const snoozeVehicle = ({ id }: Vehicle): ReturnType<typeof graphql> =>
  sendQuery(snoozeMutation, { input: { vehicleId: id, alertCode: CODE, length: 'hour' } });

const endSnooze = () =>
  sendQuery(endSnoozeMutation, { input: { vehicleId: one.vehicle.id, alertCode: CODE } });

/** Whether the manager's live connection receives a message when the manager's snoozes change. */
async function receivesSnoozes(): Promise<boolean> {
  const { payload } = await sendQuery(payloadQuery, {});
  const listener = await openLive(server, session.accessToken, payload);
  const type = `alert-snoozes-${one.manager.id}`;
  server.app.liveFeed.users.alert(one.manager.id, { type });
  const seen = listener.messages.length;
  await listener.waitFor(
    (message) => message.type === 'PONG' && listener.messages.indexOf(message) >= seen,
  );
  listener.close();
  return listener.messages.some((message) => message.type === type);
}

/** One request for each operation on snoozes. */
export const snoozeRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertSnoozes': async () => (await sendQuery(snoozesQuery, {})).isSuccessful,
  'GraphQL Mutation.endAlertSnooze': async () => (await endSnooze()).isSuccessful,
  'live alert-snoozes-{userId}': receivesSnoozes,
};

type Outcome = 'served' | 'leftOut';

/** Whether the response lists the snooze of a shared vehicle. */
async function lists(ask: () => ReturnType<typeof graphql>): Promise<Outcome> {
  const [now, hour] = [server.clock.now(), 3_600_000];
  const times = { startedOn: new Date(now), endsOn: new Date(now + hour) };
  const vehicleId = one.sharedVehicle.id;
  await server.db
    .insert(alertSnoozes)
    .values({ userId: one.manager.id, vehicleId, alertCode: CODE, ...times })
    .onConflictDoNothing();
  const { data } = await ask();
  const isThere = data.some((row: { vehicleId: string }) => row.vehicleId === String(vehicleId));
  return isThere ? 'served' : 'leftOut';
}

/** Requests for the parts of snoozes that a user may not see. */
export const snoozeParts = {
  'GraphQL Query.alertSnoozes: shared vehicles': () => lists(() => sendQuery(snoozesQuery, {})),
  'GraphQL Mutation.endAlertSnooze: shared vehicles': () => lists(endSnooze),
} as const;
