import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alertRuleUsers, users } from '../../db/schema.ts';
import { signIn } from '../../testing/client.ts';
import { addUser } from '../../testing/fixtures.ts';
import { isPresence, nextPong, stateOpen, usersOf } from '../../testing/live-presence.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { setUpLive } from '../../testing/set-up-live.ts';
import { createLiveValidator } from '../../testing/validate-live.ts';

const live = setUpLive();
const { arrive } = live;

const connect = async (...people: readonly Parameters<typeof signIn>[1][]): Promise<LiveClient[]> =>
  Promise.all(people.map(async (user) => live.listen(await signIn(live.server, user))));

const named = ({ id, fullname }: { id: number; fullname: string }) => ({
  ...{ userId: String(id), fullname },
});

const close = (clients: readonly LiveClient[]): void => {
  for (const client of clients) client.close();
};

describe('an open alert', () => {
  it('is reported to all who see it, and to no one else; several tabs of a user count once (RS-610)', async () => {
    const { one, two } = live;
    const ids = [await arrive(one.urgentRule), await arrive(one.importantRule)] as const;
    const clients = await connect(
      ...[one.manager, one.manager, one.dispatcher, one.viewer, one.unsubscribed, two.manager],
    );
    const [tab, otherTab, colleague, viewer, unsubscribed, stranger] = clients;
    if (!tab || !otherTab || !colleague || !viewer || !unsubscribed || !stranger)
      return expect.fail('Somebody does not listen.');
    await stateOpen(tab, ...ids);
    await colleague.waitFor(() => usersOf(colleague, ids[0]).length > 0);
    await stateOpen(otherTab, ids[0]);
    await stateOpen(colleague, ids[1]);
    await viewer.waitFor(() => usersOf(viewer, ids[1]).length === 2);
    await nextPong(stranger);
    for (const client of [tab, colleague]) {
      expect(usersOf(client, ids[0])).toEqual([named(one.manager)]);
      expect(usersOf(client, ids[1])).toEqual([named(one.manager), named(one.dispatcher)]);
    }
    // Without the scope for urgent alerts.
    expect(JSON.stringify(viewer.messages.filter(isPresence))).not.toContain(`"${ids[0]}"`);
    for (const client of [unsubscribed, stranger]) {
      const reported = client.messages.filter(isPresence).flatMap(({ data }) => data.alerts);
      expect(reported).toEqual([]);
    }
    const problemOf = createLiveValidator();
    const messages = clients.flatMap((client) => client.messages.filter(isPresence));
    expect(messages.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
    close(clients);
  });

  it('is told to whoever subscribes later, and closed when its connection closes (RS-611)', async () => {
    const { one } = live;
    const id = await arrive(one.importantRule);
    const clients = await connect(one.manager, one.dispatcher);
    const [opener, watcher] = clients;
    if (!opener || !watcher) return expect.fail('Somebody does not listen.');
    await stateOpen(opener, id);
    await watcher.waitFor(() => usersOf(watcher, id).length === 1);
    const [late] = await connect(one.dispatcher);
    if (!late) return expect.fail('Nobody listens.');
    const first = await late.waitFor(isPresence);
    expect(first.data).toEqual({
      isComplete: true,
      alerts: [{ rawAlertId: id, users: [named(one.manager)] }],
    });
    opener.close();
    await late.waitFor(() => usersOf(late, id).length === 0);
    await watcher.waitFor(() => usersOf(watcher, id).length === 0);
    close([watcher, late]);
  });

  it('of somebody who only looks, that its user cannot see, or in another form is not reported (RS-613)', async () => {
    const { one, two, server } = live;
    const looker = await addUser(server.db, 1, [scopes.alertCenterMain]);
    await server.db
      .insert(alertRuleUsers)
      .values({ alertRuleId: one.importantRule, userId: looker.id });
    const id = await arrive(one.importantRule);
    const urgent = await arrive(one.urgentRule);
    const theirs = await arrive(two.importantRule, two);
    const clients = await connect(looker, one.viewer, one.manager, one.dispatcher, two.manager);
    const [ofLooker, viewer, manager, watcher, stranger] = clients;
    if (!ofLooker || !viewer || !manager || !watcher || !stranger)
      return expect.fail('Somebody does not listen.');
    await stateOpen(ofLooker, id);
    await stateOpen(viewer, urgent);
    await stateOpen(viewer, theirs, urgent);
    const forms: unknown[] = [
      ...[null, 'x', [], {}, { rawAlertIds: 'x' }, { rawAlertIds: [{}] }],
      ...[{ rawAlertIds: [Number(id)] }, { rawAlertIds: ['-1'] }, { rawAlertIds: [`${id} `] }],
      { rawAlertIds: ['9'.repeat(16)] },
      { rawAlertIds: [id, ...Array.from({ length: 9 }, (_, index) => String(1_000_000 + index))] },
    ];
    await stateOpen(manager);
    for (const data of forms) manager.socket.emit('message', { type: 'presence', data });
    await nextPong(manager);
    const fence = await arrive(one.importantRule);
    await stateOpen(manager, fence);
    await watcher.waitFor(() => usersOf(watcher, fence).length === 1);
    await nextPong(stranger);
    for (const client of [ofLooker, viewer, manager, watcher]) {
      for (const hidden of [id, urgent, theirs]) expect(usersOf(client, hidden)).toEqual([]);
    }
    expect(usersOf(ofLooker, fence)).toEqual([named(one.manager)]);
    expect(usersOf(stranger, theirs)).toEqual([]);
    close(clients);
  });

  it('is closed when its user loses the right to act or to see it, and hidden from whoever loses sight of it (RS-616)', async () => {
    const { one, server } = live;
    const rights = [scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.alertAction];
    const [opener, reader] = [
      await addUser(server.db, 1, rights),
      await addUser(server.db, 1, rights),
    ];
    for (const { id: userId } of [opener, reader]) {
      for (const alertRuleId of [one.urgentRule, one.importantRule]) {
        await server.db.insert(alertRuleUsers).values({ alertRuleId, userId });
      }
    }
    const setScopes = (userId: number, held: string[]) =>
      server.db.update(users).set({ scopes: held }).where(eq(users.id, userId));
    const ids = [await arrive(one.urgentRule), await arrive(one.importantRule)] as const;
    const clients = await connect(opener, reader, one.manager);
    const [from, to, manager] = clients;
    if (!from || !to || !manager) return expect.fail('Somebody does not listen.');
    const openAt = (client: LiveClient): boolean[] =>
      ids.map((id) => usersOf(client, id).length > 0);
    const reach = (client: LiveClient, ...open: boolean[]): Promise<unknown> =>
      client.waitFor(() => String(openAt(client)) === String(open));
    await stateOpen(from, ...ids);
    await reach(to, true, true);
    await setScopes(reader.id, [scopes.alertCenterMain]);
    await reach(to, false, true);
    expect(openAt(manager)).toEqual([true, true]);
    await setScopes(opener.id, [scopes.alertCenterMain, scopes.alertAction]);
    await reach(manager, false, true);
    await setScopes(opener.id, [scopes.alertCenterMain, scopes.alertCenterUrgent]);
    await reach(manager, false, false);
    close(clients);
  });
});
