import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { ANNOUNCEMENTS, linkTo } from '../testing/announcements.ts';
import { postJson, signIn } from '../testing/client.ts';
import { addUser } from '../testing/fixtures.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { setUpLive } from '../testing/set-up-live.ts';
import { createLiveValidator } from '../testing/validate-live.ts';

const live = setUpLive();
const both = [scopes.systemNotification, scopes.systemNotificationCreate];

const notificationsOf = ({ messages }: LiveClient): readonly string[] =>
  messages.flatMap(({ type, data }) =>
    type.startsWith('system-notif-') ? [`${type} ${data.system_notif_header}`] : [],
  );

it('announcements are delivered live to the subscriptions of their receivers (RS-186)', async () => {
  const { server } = live;
  const publisher = await addUser(server.db, 1, both);
  const reader = await addUser(server.db, 1, [scopes.systemNotification]);
  const reading = await signIn(server, reader);
  const clients = {
    reader: await live.listen(reading),
    withoutThem: await live.listen(reading, { filterByType: ['AlertCenter'] }),
    withoutTags: await openLive(server, reading.accessToken),
    withoutScope: await live.listen(await signIn(server, live.one.manager)),
    stranger: await live.listen(await signIn(server, await addUser(server.db, 2, both))),
  };
  const { accessToken } = await signIn(server, publisher);
  const publish = (title: string) =>
    postJson(server, ANNOUNCEMENTS, linkTo('/route/', title), {
      authorization: `Bearer ${accessToken}`,
    });

  expect((await publish('Satu')).status).toBe(201);
  const message = await clients.reader.waitFor(({ type }) => type === `system-notif-${reader.id}`);
  expect(createLiveValidator()(message)).toBeNull();
  expect(message.data).toMatchObject({ system_notif_header: 'Satu', is_read: false });

  // A subscription can be replaced by one with or without them.
  clients.withoutThem.updateTags(await live.payloadOf(reading));
  clients.reader.updateTags(await live.payloadOf(reading, { filterByType: ['AlertCenter'] }));
  for (const client of [clients.withoutThem, clients.reader]) {
    const before = client.messages.length;
    await client.waitFor((one) => one.type === 'PONG' && client.messages.indexOf(one) >= before);
  }
  await publish('Dua');
  await clients.withoutThem.waitFor(({ data }) => data?.system_notif_header === 'Dua');

  await server.db.update(users).set({ scopes: [] }).where(eq(users.id, reader.id));
  await publish('Tiga');
  const pong = clients.withoutThem.messages.length;
  await clients.withoutThem.waitFor(
    (one) => one.type === 'PONG' && clients.withoutThem.messages.indexOf(one) >= pong,
  );
  expect(
    Object.fromEntries(
      Object.entries(clients).map(([name, client]) => [name, notificationsOf(client)]),
    ),
  ).toEqual({
    reader: [`system-notif-${reader.id} Satu`],
    withoutThem: [`system-notif-${reader.id} Dua`],
    withoutTags: [],
    withoutScope: [],
    stranger: [],
  });
  for (const client of Object.values(clients)) client.close();
});
