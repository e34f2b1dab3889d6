import { eq } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { userLogs } from '../db/schema.ts';
import { readHead } from '../db/sequence.ts';
import { createSchema } from '../graphql/schema.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { addAlert } from '../testing/fixtures.ts';
import type { LiveClient, LiveMessage } from '../testing/live-client.ts';
import { actionMutation, anyDate } from '../testing/operations.ts';
import { covers, isAlert, isPong, setUpLive } from '../testing/set-up-live.ts';
import { createLiveValidator } from '../testing/validate-live.ts';
import { readEvents } from './read-events.ts';

const live = setUpLive();
const { arrive, listen } = live;

const act = (who: SignedIn, input: object): ReturnType<typeof graphql> =>
  graphql(live.server, who.accessToken, actionMutation, {
    input: {
      actionType: 'Resolve',
      data: '{"isResolved": true}',
      rawAlertId: [],
      selectionMode: 'Selection',
      dateRange: anyDate,
      ...input,
    },
  });

describe('live messages', () => {
  it('include what rules and scopes allow; PONG covers the rest (RS-63)', async () => {
    const people = [
      live.one.manager,
      live.one.viewer,
      live.one.outsider,
      live.one.unsubscribed,
      live.two.manager,
    ];
    const clients = [];
    for (const person of people) clients.push(await listen(await signIn(live.server, person)));
    const urgent = await arrive(live.one.urgentRule);
    const important = await arrive(live.one.importantRule);
    const theirs = await arrive(live.two.importantRule, live.two);
    await clients[0]?.waitFor(isAlert(important));
    await clients[4]?.waitFor((message) => message.data?.rawAlertId === theirs);
    const { seq = 0 } = clients[0]?.messages.find(isAlert(important)) ?? {};
    for (const client of clients.slice(0, 4)) {
      await client.waitFor((message) => isPong(message) && covers(seq)(message));
    }
    const received = clients.map(({ messages }) =>
      messages
        .filter(({ seq }) => seq !== undefined)
        .filter((message) => !isPong(message))
        .map(({ data }) => data.rawAlertId),
    );
    expect(received).toEqual([[urgent, important], [important], [], [], [theirs]]);
    for (const client of clients) client.close();
  });

  it('of an alert that was acted on before its delivery include what was done (RS-636)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const { db, clock } = live.server;
    const from = await readHead(db, live.one.id);
    const values = { vehicle: live.one.vehicle, alertRuleIds: [live.one.importantRule] };
    const { id } = await addAlert(db, clock, values);
    const logged = async (): Promise<string[]> => {
      const { events } = await readEvents(db, live.one.id, from);
      return events.flatMap((event) =>
        event.kind === 'arrival' ? event.record.logs.map(({ typeField }) => typeField) : [],
      );
    };
    expect(await logged()).toEqual([]);
    await act(manager, { rawAlertId: [String(id)] });
    expect(await logged()).toEqual(['Resolve']);
  });

  it('list the alerts of an action that each receiver can see (RS-64)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const ids = [await arrive(live.one.urgentRule), await arrive(live.one.importantRule)];
    const [dispatcher, viewer, unsubscribed, stranger] = [
      await listen(await signIn(live.server, live.one.dispatcher)),
      await listen(await signIn(live.server, live.one.viewer)),
      await listen(await signIn(live.server, live.one.unsubscribed)),
      await listen(await signIn(live.server, live.two.manager)),
    ];
    const data = JSON.stringify({ isFalseAlert: true, reason: 'detected as another occurrence' });
    const { seq } = await act(manager, {
      actionType: 'FalseAlert',
      data,
      selectionMode: 'All',
      dateRange: {
        start: new Date(live.server.clock.now() - 5_000).toISOString(),
        end: anyDate.end,
      },
    });
    const isAction = ({ type }: LiveMessage): boolean => type === 'alert-center-resolve-1';
    const message = await dispatcher.waitFor(isAction);
    expect(message).toMatchObject({
      seq,
      data: {
        actionType: 'FalseAlert',
        mode: 'selection',
        isFalseAlert: true,
        data,
        user: { userId: String(live.one.manager.id), fullname: live.one.manager.fullname },
      },
    });
    expect(message.data).not.toHaveProperty('isResolved');
    expect(message.data.rawAlertIds).toEqual(expect.arrayContaining(ids));
    expect((await viewer.waitFor(isAction)).data.rawAlertIds).toContain(ids[1]);
    expect((await viewer.waitFor(isAction)).data.rawAlertIds).not.toContain(ids[0]);
    await unsubscribed.waitFor((message) => isPong(message) && covers(seq)(message));
    for (const client of [unsubscribed, stranger])
      expect(client.messages.filter(isAction)).toEqual([]);
    for (const client of [dispatcher, viewer, unsubscribed, stranger]) client.close();
  });

  it('arrive even when the notification was lost (RS-66)', async () => {
    const client = await listen(await signIn(live.server, live.one.manager));
    const values = { vehicle: live.one.vehicle, alertRuleIds: [live.one.importantRule] };
    const alert = await addAlert(live.server.db, live.server.clock, values);
    await client.waitFor(isAlert(String(alert.id)));
    client.close();
  });

  it('cover every number in order without gaps, each alert once, under load (RS-65)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const dispatcher = await signIn(live.server, live.one.dispatcher);
    const clients: LiveClient[] = [];
    const expected: string[] = [];
    const join = async (): Promise<void> => void clients.push(await listen(dispatcher));
    await join();
    for (let round = 0; round < 12; round += 1) {
      const rules = [live.one.urgentRule, live.one.importantRule, 999_999];
      const ids = await Promise.all(rules.map((rule) => arrive(rule)));
      expected.push(...ids.slice(0, 2));
      await act(manager, { rawAlertId: ids, actionType: 'Read', data: null });
      if (round % 5 === 2) void join();
    }
    const { seq } = await act(manager, {
      actionType: 'Feedback',
      data: 'end',
      rawAlertId: [expected[0]],
    });
    for (const client of clients) await client.waitFor(covers(seq));
    for (const { messages } of clients) {
      const stretches = messages.filter((message) => message.seq !== undefined);
      expect(stretches[0]?.prevSeq).toBe(stretches[0]?.seq);
      for (const [index, message] of stretches.entries()) {
        if (index > 0) expect(message.prevSeq).toBe(stretches[index - 1]?.seq);
      }
    }
    const arrived = clients[0]?.messages.filter(({ type }) => type === 'alert-center-1') ?? [];
    expect(arrived.map(({ data }) => data.rawAlertId).toSorted()).toEqual(expected.toSorted());
    for (const client of clients) client.close();
  });

  it('conform to the contract (RS-70)', async () => {
    const problemOf = createLiveValidator();
    const manager = await signIn(live.server, live.one.manager);
    const client = await listen(await signIn(live.server, live.one.dispatcher));
    const id = await arrive(live.one.importantRule);
    await act(manager, { rawAlertId: [id], actionType: 'Read', data: null });
    await act(manager, { rawAlertId: [id], actionType: 'Feedback', data: 'a note' });
    await act(manager, { rawAlertId: [id] });
    const last = await act(manager, { rawAlertId: [id], data: '{"isResolved":false}' });
    live.server.app.liveFeed.position(1, {
      vehicleId: 1,
      isShared: false,
      latitude: -6.2,
      longitude: 106.8,
      speed: 40.5,
      course: 359,
      ignition: true,
      odometer: 12_345.6,
      recordedOn: new Date(live.server.clock.now()),
    });
    await client.waitFor(covers(last.seq));
    live.server.clock.shift(16 * 60_000);
    await client.waitFor(({ type }) => type === 'closing');

    const kinds = new Set(client.messages.map(({ type }) => type));
    expect([...kinds].toSorted()).toEqual([
      'PONG',
      'alert-center-1',
      'alert-center-resolve-1',
      'alert-presence-1',
      'closing',
      'vehicle-position-1',
    ]);
    for (const message of client.messages) expect(problemOf(message), message.type).toBeNull();
    expect(problemOf({ type: 'PONG' })).not.toBeNull();

    const rawAlert = createSchema().getType('RawAlert');
    const fields = isObjectType(rawAlert) ? Object.keys(rawAlert.getFields()) : [];
    const alert = client.messages.find(isAlert(id));
    expect(Object.keys(alert?.data ?? {}).toSorted()).toEqual(fields.toSorted());
    expect(await live.server.db.$count(userLogs, eq(userLogs.rawAlertId, Number(id)))).toBe(3);
  });
});
