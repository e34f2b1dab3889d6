import { check, checkSame } from '@pantau/core/testing';
import { scopes } from '@pantau/core/base';
import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import { urgencyOf } from '../../engine/alert/urgency.ts';
import { type Clause, resultOf, targetOf, wideRange } from './harness.ts';
import {
  MINUTE_MS,
  arriveSome,
  findAlert,
  idsOf,
  listen,
  listenLive,
  arriveOne,
  queryOf,
  readAll,
} from './helpers.ts';

const fleetTaskScopes: readonly string[] = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** The maximum difference between the reported and the backend's time. */
const SERVER_TIME_TOLERANCE_MS = 10_000;

export const listClauses: readonly Clause[] = [
  {
    id: 'rules-sort',
    title: 'the subscribed rules assign an alert to the list whose pages include it (AC-23)',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 2);
      await arriveSome(harness, 'important', 2);
      const { rules } = await resultOf(harness, source.loadSubscription());
      for (const urgency of ['urgent', 'important'] as const) {
        const alerts = await readAll(harness, source, queryOf(harness, urgency));
        checkSame(alerts.length, 2, `the ${urgency} list has its alerts and no others`);
        for (const alert of alerts) {
          checkSame(urgencyOf(alert, rules), urgency, 'the rules agree with the list');
        }
      }
    },
  },
  {
    id: 'current-user',
    title: 'a reported current user is correct, and sees urgent alerts exactly if they are counted',
    async run(harness) {
      for (const { source, person } of [harness.me, harness.colleague]) {
        const { currentUser } = await resultOf(harness, source.loadSubscription());
        if (currentUser === undefined) continue;
        const { urgent } = await resultOf(harness, source.countUnresolved(wideRange(harness)));
        checkSame(currentUser.canSeeUrgent, urgent !== null, 'whether the user sees urgent alerts');
        checkSame(currentUser.user.userId, person.userId, 'the user’s id');
        checkSame(currentUser.user.fullname, person.fullname, 'the user’s name');
      }
    },
  },
  {
    id: 'caller-scopes',
    title: 'reported scopes of the current user agree with the alerts that are served',
    async run(harness) {
      for (const { source } of [harness.me, harness.colleague]) {
        const { currentUser } = await resultOf(harness, source.loadSubscription());
        if (currentUser?.scopes === undefined) continue;
        const holds = currentUser.scopes.includes(scopes.alertCenterUrgent);
        checkSame(holds, currentUser.canSeeUrgent, 'the scope of urgent alerts');
        check(
          currentUser.scopes.includes(scopes.alertCenterMain),
          'a user who is served holds the main scope',
        );
      }
    },
  },
  {
    id: 'fleet-order',
    title: 'a fleet task is sent to users who hold all four scopes, and to no others',
    needs: ['arriveOfTask'],
    async run(harness) {
      const subscribers = [
        await listenLive(harness, harness.me.source),
        await listenLive(harness, harness.colleague.source),
      ];
      const id = await harness.arriveOfTask?.(harness.now() - MINUTE_MS);
      for (const [index, { source }] of [harness.me, harness.colleague].entries()) {
        const { currentUser } = await resultOf(harness, source.loadSubscription());
        if (currentUser?.scopes === undefined) continue;
        const holds = fleetTaskScopes.every((scope) => currentUser.scopes?.includes(scope));
        const listed = await readAll(harness, source, queryOf(harness, 'important'));
        const alert = listed.find((one) => one.id === id);
        check(alert !== undefined, 'it is listed');
        checkSame(alert.fleetOrder !== null, holds, 'whether its task is included');
        const event = await subscribers[index]?.until(
          (one) => one.kind === 'alert' && one.alert.id === id,
          'the feed sends it',
        );
        const sent = event?.kind === 'alert' ? event.alert.fleetOrder : undefined;
        checkSame(sent, alert.fleetOrder, 'the feed sends the same task as the list');
      }
      for (const subscriber of subscribers) subscriber.feed.close();
      const other = await arriveOne(harness, 'urgent');
      checkSame(other.fleetOrder, null, 'other alerts have none');
    },
  },
  {
    id: 'server-time',
    title: 'a reported server time is the backend’s',
    async run(harness) {
      const isCurrent = (time: number): boolean =>
        Math.abs(time - harness.now()) < SERVER_TIME_TOLERANCE_MS;
      const { serverNow } = await resultOf(harness, harness.me.source.loadSubscription());
      check(serverNow === undefined || isCurrent(serverNow), 'with the subscription');
      const subscriber = listen(harness, harness.me.source);
      const event = await subscriber.until(
        (one) => one.kind === 'head',
        'the feed reports its head',
      );
      const sent = event.kind === 'head' ? event.serverNow : undefined;
      check(sent === undefined || isCurrent(sent), 'with the head of the feed');
      subscriber.feed.close();
    },
  },
  {
    id: 'order',
    title: 'a list is sorted newest first by createdOn, then by id within a millisecond',
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
    title: 'pages have no duplicates or gaps, even while alerts arrive',
    async run(harness) {
      const expected = await arriveSome(harness, 'important', 12);
      const arriveNow = async (): Promise<void> => {
        await harness.arrive({ urgency: 'important', createdOn: harness.now() });
      };
      const query = queryOf(harness, 'important', { limit: 5 });
      const alerts = await readAll(harness, harness.me.source, query, arriveNow);
      checkSame(idsOf(alerts), expected, 'every earlier alert, once, in order');
    },
  },
  {
    id: 'limit',
    title: 'a page respects the limit and reports whether there are more alerts',
    async run(harness) {
      await arriveSome(harness, 'urgent', 4);
      const { source } = harness.me;
      const page = await resultOf(
        harness,
        source.listAlerts(queryOf(harness, 'urgent', { limit: 3 })),
      );
      checkSame([page.alerts.length, page.hasMore], [3, true], 'three of four');
      check(page.endCursor !== null, 'there is a cursor');
      const rest = queryOf(harness, 'urgent', { limit: 3, after: page.endCursor });
      const last = await resultOf(harness, source.listAlerts(rest));
      checkSame([last.alerts.length, last.hasMore], [1, false], 'the rest');
    },
  },
  {
    id: 'range',
    title: 'lists and counts respect the range, including both ends',
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
      const counts = await resultOf(harness, source.countUnresolved(range));
      checkSame(counts.urgent, 3, 'the count within');
    },
  },
  {
    id: 'unresolved-only',
    title: 'unresolvedOnly excludes resolved and false alerts',
    async run(harness) {
      const { source } = harness.me;
      const [open, resolved, isFalse] = await arriveSome(harness, 'urgent', 3);
      const act = async (id: string | undefined, isReal: boolean): Promise<void> => {
        const alert = await findAlert(harness, 'urgent', id ?? '');
        const change = isReal
          ? ({ type: 'resolve' } as const)
          : ({ type: 'falseAlert', reason: 'no occurrences' } as const);
        await resultOf(harness, source.act({ change, target: targetOf(alert) }));
      };
      await act(resolved, true);
      await act(isFalse, false);
      const query = queryOf(harness, 'urgent', { unresolvedOnly: true });
      checkSame(idsOf(await readAll(harness, source, query)), [open], 'the unresolved alerts');
      const all = await readAll(harness, source, queryOf(harness, 'urgent'));
      checkSame(all.length, 3, 'without the filter all are listed');
    },
  },
  {
    id: 'fresh',
    title: 'pages, counts and missed changes include everything the feed sent before the request',
    async run(harness) {
      const { source } = harness.me;
      const subscriber = await listenLive(harness, source);
      const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      const event = await subscriber.until(
        (one) => one.kind === 'alert' && one.alert.id === id,
        'the feed sends the alert',
      );
      const seq = 'seq' in event ? event.seq : 0;
      const page = await resultOf(harness, source.listAlerts(queryOf(harness, 'urgent')));
      check(page.head >= seq, 'the head of a page is not behind the feed');
      check(idsOf(page.alerts).includes(id), 'the page includes the alert');
      const counts = await resultOf(harness, source.countUnresolved(wideRange(harness)));
      check(counts.head >= seq && counts.urgent === 1, 'the counts include it');
      subscriber.feed.close();
    },
  },
  {
    id: 'counts',
    title: 'counts include the unresolved alerts of each urgency and follow every change (AC-54)',
    async run(harness) {
      const { source } = harness.me;
      const count = async (): Promise<unknown> => {
        const { urgent, important } = await resultOf(
          harness,
          source.countUnresolved(wideRange(harness)),
        );
        return { urgent, important };
      };
      checkSame(await count(), { urgent: 0, important: 0 }, 'nothing yet');
      await arriveSome(harness, 'important', 2);
      const alert = await arriveOne(harness, 'urgent');
      checkSame(await count(), { urgent: 1, important: 2 }, 'all are unresolved');
      await resultOf(harness, source.act({ change: { type: 'resolve' }, target: targetOf(alert) }));
      checkSame(await count(), { urgent: 0, important: 2 }, 'one is resolved');
      const before = await resultOf(harness, source.countUnresolved(wideRange(harness)));
      const result = await resultOf(
        harness,
        source.act({ change: { type: 'checkAgain' }, target: targetOf(alert) }),
      );
      const after = await resultOf(harness, source.countUnresolved(wideRange(harness)));
      checkSame(after.urgent, 1, 'it is unresolved again');
      check(before.head < result.seq && after.head >= result.seq, 'counts include their head');
    },
  },
  {
    id: 'counts-unread',
    title: 'unread counts leave out alerts that are read or settled (AC-200)',
    async run(harness) {
      const { source } = harness.me;
      const count = async (range = wideRange(harness)): Promise<unknown> => {
        const { unread } = await resultOf(harness, source.countUnresolved(range));
        return [unread.urgent, unread.important];
      };
      checkSame(await count(), [0, 0], 'nothing yet');
      await arriveSome(harness, 'important', 2);
      const alert = await arriveOne(harness, 'urgent');
      checkSame(await count(), [1, 2], 'all are unread');
      await resultOf(harness, source.act({ change: { type: 'resolve' }, target: targetOf(alert) }));
      checkSame(await count(), [0, 2], 'a settled alert is not unread');
      const reopen = { change: { type: 'checkAgain' } as const, target: targetOf(alert) };
      await resultOf(harness, source.act(reopen));
      checkSame(await count(), [1, 2], 'unresolved again, nobody has read it');
      const read = { change: { type: 'read' } as const, target: targetOf(alert) };
      await resultOf(harness, harness.colleague.source.act(read));
      checkSame(await count(), [0, 2], 'a colleague has read it');
      const before = wideRange(harness).start;
      checkSame(await count({ start: before, end: before + 1 }), [0, 0], 'outside the range');
    },
  },
];
