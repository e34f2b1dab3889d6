import type { OperationName } from '@pantau/core/contract/operations';
import { ANNOUNCEMENTS, linkTo } from './announcements.ts';
import { postJson, signIn } from './client.ts';
import { openLive } from './live-client.ts';
import { canGet, one, sendQuery, server, session } from './operation-server.ts';
import { addUser } from './fixtures.ts';
import { payloadQuery } from './operations.ts';
import { scopes } from '@pantau/core/contract';

const authorized = (): Record<string, string> => ({
  authorization: `Bearer ${session.accessToken}`,
});

const publish = async (headers = authorized()): Promise<number> =>
  (await postJson(server, ANNOUNCEMENTS, linkTo('/route/'), headers)).status;

/** Another user, who keeps all scopes. */
let publisher: Promise<string> | undefined;

const publisherToken = (): Promise<string> => {
  publisher ??= (async () => {
    const both = [scopes.systemNotification, scopes.systemNotificationCreate];
    return (await signIn(server, await addUser(server.db, one.id, both))).accessToken;
  })();
  return publisher;
};

/** Whether a subscription receives an announcement that is published to everybody. */
export async function receivesAnnouncement(payload: string): Promise<boolean> {
  const listener = await openLive(server, session.accessToken, payload);
  const token = await publisherToken();
  if ((await publish({ authorization: `Bearer ${token}` })) !== 201) throw new Error('Refused.');
  const seen = listener.messages.length;
  await listener.waitFor(
    (message) => message.type === 'PONG' && listener.messages.indexOf(message) >= seen,
  );
  listener.close();
  return listener.messages.some(({ type }) => type === `system-notif-${one.manager.id}`);
}

/** One request for each operation on announcements. */
export const announcementRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'REST GET /api/system-notification': () => canGet(ANNOUNCEMENTS),
  'REST GET /api/system-notification/unread-count': () => canGet(`${ANNOUNCEMENTS}/unread-count`),
  // No announcement has this id.
  'REST GET /api/system-notification/{id}': async () => {
    const headers = authorized();
    return (await fetch(`${server.url}${ANNOUNCEMENTS}/0`, { headers })).status === 404;
  },
  'REST PATCH /api/system-notification': async () => {
    const body = { is_read: true, updated_on: new Date().toISOString() };
    const response = await fetch(server.url + ANNOUNCEMENTS, {
      method: 'PATCH',
      headers: { ...authorized(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok;
  },
  'REST POST /api/system-notification': async () => {
    // Somebody has to be there to receive it.
    await publisherToken();
    return (await publish()) === 201;
  },
  'live system-notif-{userId}': async () => {
    const { payload } = await sendQuery(payloadQuery, {});
    return receivesAnnouncement(payload);
  },
};
