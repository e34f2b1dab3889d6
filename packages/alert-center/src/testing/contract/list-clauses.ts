import { scopes } from '@pantau/core';
import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import { urgencyOf } from '../../engine/alert/urgency.ts';
import { type Clause, answer, check, checkSame, select, wide } from './harness.ts';
import {
  MINUTE_MS,
  arriveSome,
  findAlert,
  idsOf,
  listen,
  listenLive,
  oneAlert,
  queryOf,
  readAll,
} from './helpers.ts';

const fleetTaskScopes: readonly string[] = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** How long the telling may take. */
const TIME_TOLD_WITHIN_MS = 10_000;

export const listClauses: readonly Clause[] = [
  {
    id: 'rules-sort',
    title: 'the subscribed rules say which list an alert belongs to, as its page does (AC-23)',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 2);
      await arriveSome(harness, 'important', 2);
      const { rules } = await answer(harness, source.loadSubscription());
      for (const urgency of ['urgent', 'important'] as const) {
        const alerts = await readAll(harness, source, queryOf(harness, urgency));
        checkSame(alerts.length, 2, `the ${urgency} list has its alerts and no others`);
        for (const alert of alerts) {
          checkSame(urgencyOf(alert, rules), urgency, 'rules and list agree');
        }
      }
    },
  },
  {
    id: 'current-user',
    title: 'who calls, where the source says it, is he, and sees urgent alerts if they are counted',
    async run(harness) {
      for (const { source, person } of [harness.me, harness.colleague]) {
        const { currentUser } = await answer(harness, source.loadSubscription());
        if (currentUser === undefined) continue;
        const { urgent } = await answer(harness, source.countUnresolved(wide(harness)));
        checkSame(currentUser.canSeeUrgent, urgent !== null, 'whether he sees urgent alerts');
        checkSame(currentUser.user.userId, person.userId, 'his id');
        checkSame(currentUser.user.fullname, person.fullname, 'his name');
      }
    },
  },
  {
    id: 'caller-scopes',
    title:
      'the scopes of the current user, where the source tells them, agree with what he is served',
    async run(harness) {
      for (const { source } of [harness.me, harness.colleague]) {
        const { currentUser } = await answer(harness, source.loadSubscription());
        if (currentUser?.scopes === undefined) continue;
        const holds = currentUser.scopes.includes(scopes.alertCenterUrgent);
        checkSame(holds, currentUser.canSeeUrgent, 'the scope of urgent alerts');
        check(
          currentUser.scopes.includes(scopes.alertCenterMain),
          'who is served holds the main scope',
        );
      }
    },
  },
  {
    id: 'fleet-order',
    title: 'a fleet task is told whole to who holds its four scopes, and to nobody else (spec §6)',
    needs: ['arriveOfTask'],
    async run(harness) {
      const ears = [
        await listenLive(harness, harness.me.source),
        await listenLive(harness, harness.colleague.source),
      ];
      const id = await harness.arriveOfTask?.(harness.now() - MINUTE_MS);
      for (const [index, { source }] of [harness.me, harness.colleague].entries()) {
        const { currentUser } = await answer(harness, source.loadSubscription());
        if (currentUser?.scopes === undefined) continue;
        const holds = fleetTaskScopes.every((scope) => currentUser.scopes?.includes(scope));
        const listed = await readAll(harness, source, queryOf(harness, 'important'));
        const alert = listed.find((one) => one.id === id);
        check(alert !== undefined, 'it is listed');
        checkSame(alert.fleetOrder !== null, holds, 'whether its task is told');
        const event = await ears[index]?.until(
          (one) => one.kind === 'alert' && one.alert.id === id,
          'the feed tells it',
        );
        const told = event?.kind === 'alert' ? event.alert.fleetOrder : undefined;
        checkSame(told, alert.fleetOrder, 'the feed tells of the task what the list does');
      }
      for (const ear of ears) ear.feed.close();
      const other = await oneAlert(harness, 'urgent');
      checkSame(other.fleetOrder, null, 'other alerts have none');
    },
  },
  {
    id: 'server-time',
    title: 'the time that the source tells, where it does, is that of the backend',
    async run(harness) {
      const isRight = (told: number): boolean =>
        Math.abs(told - harness.now()) < TIME_TOLD_WITHIN_MS;
      const { serverNow } = await answer(harness, harness.me.source.loadSubscription());
      check(serverNow === undefined || isRight(serverNow), 'with the subscription');
      const ear = listen(harness, harness.me.source);
      const event = await ear.until((one) => one.kind === 'head', 'the feed tells its head');
      const told = event.kind === 'head' ? event.serverNow : undefined;
      check(told === undefined || isRight(told), 'with the head of the feed');
      ear.feed.close();
    },
  },
  {
    id: 'order',
    title: 'a list is newest first by createdOn, then by id; also for alerts of one millisecond',
    async run(harness) {
      const at = harness.now() - 30 * MINUTE_MS;
      for (const minutes of [0, 5, 0, -3, 0, 2]) {
        await harness.arrive({ urgency: 'urgent', createdOn: at + minutes * MINUTE_MS });
      }
      const alerts = await readAll(harness, harness.me.source, queryOf(harness, 'urgent'));
      checkSame(alerts.length, 6, 'every alert is listed');
      checkSame(idsOf(alerts), idsOf([...alerts].sort(compareNewestFirst)), 'the order');
    },
  },
  {
    id: 'paging',
    title: 'pages follow each other without doubles or holes, also while alerts arrive',
    async run(harness) {
      const wanted = await arriveSome(harness, 'important', 12);
      const arriveNow = async (): Promise<void> => {
        await harness.arrive({ urgency: 'important', createdOn: harness.now() });
      };
      const query = queryOf(harness, 'important', { limit: 5 });
      const alerts = await readAll(harness, harness.me.source, query, arriveNow);
      checkSame(idsOf(alerts), wanted, 'everything that was there, once, in order');
    },
  },
  {
    id: 'limit',
    title: 'a page holds as many alerts as were asked for, and says whether there are more',
    async run(harness) {
      await arriveSome(harness, 'urgent', 4);
      const { source } = harness.me;
      const page = await answer(
        harness,
        source.listAlerts(queryOf(harness, 'urgent', { limit: 3 })),
      );
      checkSame([page.alerts.length, page.hasMore], [3, true], 'three of four');
      check(page.endCursor !== null, 'the way on is given');
      const rest = queryOf(harness, 'urgent', { limit: 3, after: page.endCursor });
      const last = await answer(harness, source.listAlerts(rest));
      checkSame([last.alerts.length, last.hasMore], [1, false], 'the rest');
    },
  },
  {
    id: 'range',
    title: 'a list and the counts keep to the range, both ends included',
    async run(harness) {
      const { source } = harness.me;
      const at = harness.now() - 30 * MINUTE_MS;
      const ids = [];
      for (const ms of [-1, 0, 500, 1_000, 1_001]) {
        ids.push(await harness.arrive({ urgency: 'urgent', createdOn: at + ms }));
      }
      const range = { start: at, end: at + 1_000 };
      const alerts = await readAll(harness, source, queryOf(harness, 'urgent', { range }));
      checkSame(idsOf(alerts), [ids[3], ids[2], ids[1]], 'the alerts within');
      const counts = await answer(harness, source.countUnresolved(range));
      checkSame(counts.urgent, 3, 'the count within');
    },
  },
  {
    id: 'unresolved-only',
    title: 'unresolvedOnly leaves out what is resolved and what is false (spec §7)',
    async run(harness) {
      const { source } = harness.me;
      const [open, resolved, isFalse] = await arriveSome(harness, 'urgent', 3);
      const act = async (id: string | undefined, isReal: boolean): Promise<void> => {
        const alert = await findAlert(harness, 'urgent', id ?? '');
        const change = isReal
          ? ({ type: 'resolve' } as const)
          : ({ type: 'falseAlert', reason: 'no occurrences' } as const);
        await answer(harness, source.act({ change, target: select(alert) }));
      };
      await act(resolved, true);
      await act(isFalse, false);
      const query = queryOf(harness, 'urgent', { unresolvedOnly: true });
      checkSame(idsOf(await readAll(harness, source, query)), [open], 'what is left to judge');
      const all = await readAll(harness, source, queryOf(harness, 'urgent'));
      checkSame(all.length, 3, 'without the filter everything is listed');
    },
  },
  {
    id: 'fresh',
    title:
      'a page, counts and what was missed hold what the feed has told before they were asked for',
    async run(harness) {
      const { source } = harness.me;
      const ear = await listenLive(harness, source);
      const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      const event = await ear.until(
        (one) => one.kind === 'alert' && one.alert.id === id,
        'the feed tells the alert',
      );
      const seq = 'seq' in event ? event.seq : 0;
      const page = await answer(harness, source.listAlerts(queryOf(harness, 'urgent')));
      check(page.head >= seq, 'the head of a page is not behind what the feed told');
      check(idsOf(page.alerts).includes(id), 'the page holds the alert');
      const counts = await answer(harness, source.countUnresolved(wide(harness)));
      check(counts.head >= seq && counts.urgent === 1, 'the counts hold it');
      ear.feed.close();
    },
  },
  {
    id: 'counts',
    title: 'counts are the unresolved alerts of each urgency, and follow every verdict (AC-54)',
    async run(harness) {
      const { source } = harness.me;
      const count = async (): Promise<unknown> => {
        const { urgent, important } = await answer(harness, source.countUnresolved(wide(harness)));
        return { urgent, important };
      };
      checkSame(await count(), { urgent: 0, important: 0 }, 'nothing yet');
      await arriveSome(harness, 'important', 2);
      const alert = await oneAlert(harness, 'urgent');
      checkSame(await count(), { urgent: 1, important: 2 }, 'all are open');
      await answer(harness, source.act({ change: { type: 'resolve' }, target: select(alert) }));
      checkSame(await count(), { urgent: 0, important: 2 }, 'one is resolved');
      const before = await answer(harness, source.countUnresolved(wide(harness)));
      const result = await answer(
        harness,
        source.act({ change: { type: 'checkAgain' }, target: select(alert) }),
      );
      const after = await answer(harness, source.countUnresolved(wide(harness)));
      checkSame(after.urgent, 1, 'it is to be judged again');
      check(
        before.head < result.seq && after.head >= result.seq,
        'counts say at which head they are',
      );
    },
  },
  {
    id: 'counts-unread',
    title:
      'unread counts are the alerts of each urgency that nobody has read, whatever the verdict',
    async run(harness) {
      const { source } = harness.me;
      const count = async (range = wide(harness)): Promise<unknown> => {
        const { unread } = await answer(harness, source.countUnresolved(range));
        return [unread.urgent, unread.important];
      };
      checkSame(await count(), [0, 0], 'nothing yet');
      await arriveSome(harness, 'important', 2);
      const alert = await oneAlert(harness, 'urgent');
      checkSame(await count(), [1, 2], 'nobody has read any');
      await answer(harness, source.act({ change: { type: 'resolve' }, target: select(alert) }));
      checkSame(await count(), [1, 2], 'a resolved alert is unread until it is read');
      const read = { change: { type: 'read' } as const, target: select(alert) };
      await answer(harness, harness.colleague.source.act(read));
      checkSame(await count(), [0, 2], 'a colleague has read it');
      const before = wide(harness).start;
      checkSame(await count({ start: before, end: before + 1 }), [0, 0], 'outside of the range');
    },
  },
];
