import { check, checkSame } from '@pantau/core/testing';
import { noHistoryFilter } from '../../engine/history/history-query.ts';
import { resultOf } from '../contract/harness.ts';
import {
  DAY_MS,
  type HistoryClause,
  MINUTE_MS,
  actOn,
  arriveInOrder,
  checkFound,
  checkRefused,
  idsOf,
  listOf,
} from './history-helpers.ts';

/** Of the groups value and dms in the contract table. */
const SPEED = 8;
const IDLE = 15;
const YAWN = 51;

export const historyListClauses: readonly HistoryClause[] = [
  {
    id: 'history-pages',
    title: 'pages list every alert once, newest first, with the total and the ids of all (AC-447)',
    async run(harness) {
      const ids = (
        await arriveInOrder(
          harness,
          Array.from({ length: 7 }, () => ({})),
        )
      ).toReversed();
      for (const page of [1, 2, 3, 4]) {
        const found = await listOf(harness, { page, limit: 3 });
        checkSame(idsOf(found), ids.slice((page - 1) * 3, page * 3), `page ${page}`);
        checkSame(found.ids, ids, 'the ids of all pages');
        checkSame([found.page, found.total], [page, 7], 'page and total');
      }
    },
  },
  {
    id: 'history-age',
    title: 'alerts of any age are listed (AC-447)',
    async run(harness) {
      const old = await harness.arrive({
        ...{ urgency: 'important', createdOn: harness.now() - 40 * DAY_MS },
      });
      const recent = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      checkSame(idsOf(await listOf(harness)), [recent, old], 'recent and old');
    },
  },
  {
    id: 'history-state',
    title: 'an alert is in one state, and false takes precedence over resolved (AC-448)',
    async run(harness) {
      const [open, resolved, isFalse, both] = await arriveInOrder(harness, [{}, {}, {}, {}]);
      const markFalse = { type: 'falseAlert', reason: 'no occurrences' } as const;
      await actOn(harness, resolved, { type: 'resolve' });
      await actOn(harness, isFalse, markFalse);
      await actOn(harness, both, { type: 'resolve' });
      await actOn(harness, both, markFalse);
      await checkFound(harness, { states: ['unresolved'] }, [open], 'unresolved');
      await checkFound(harness, { states: ['resolved'] }, [resolved], 'resolved');
      await checkFound(harness, { states: ['falseAlert'] }, [isFalse, both], 'false');
      const states = ['unresolved', 'resolved'] as const;
      await checkFound(harness, { states }, [open, resolved], 'two states');
      await checkFound(harness, { states: [] }, [], 'no state');
    },
  },
  {
    id: 'history-read',
    title: 'alerts are filtered by whether anyone has opened them (AC-448)',
    async run(harness) {
      const [opened, unread] = await arriveInOrder(harness, [{}, {}]);
      await actOn(harness, opened, { type: 'read' }, harness.colleague);
      await checkFound(harness, { read: true }, [opened], 'read');
      await checkFound(harness, { read: false }, [unread], 'unread');
    },
  },
  {
    id: 'history-kind',
    title: 'alerts are filtered by urgency, group and code, and must meet all conditions (AC-448)',
    async run(harness) {
      const [speed, idle, yawn] = await arriveInOrder(harness, [
        { alertCode: SPEED, urgency: 'urgent' },
        { alertCode: IDLE },
        { alertCode: YAWN },
      ]);
      await checkFound(harness, { urgency: 'urgent' }, [speed], 'urgent');
      await checkFound(harness, { urgency: 'important' }, [idle, yawn], 'important');
      await checkFound(harness, { groups: ['value'] }, [speed, idle], 'one group');
      await checkFound(harness, { groups: ['dms', 'value'] }, [speed, idle, yawn], 'two groups');
      await checkFound(harness, { groups: [] }, [], 'no group');
      await checkFound(harness, { alertCodes: [SPEED, YAWN] }, [speed, yawn], 'codes');
      await checkFound(harness, { groups: ['value'], urgency: 'important' }, [idle], 'both');
    },
  },
  {
    id: 'history-vehicle-groups',
    title: 'alerts are filtered by vehicle group, and the page names the vehicles (AC-580, AC-582)',
    async run(harness) {
      if (harness.vehicleGroups === undefined) return;
      const [{ id: first }, { id: second }] = harness.vehicleGroups;
      const [one, two] = await arriveInOrder(harness, [{ vehicle: 0 }, { vehicle: 1 }]);
      await checkFound(harness, { vehicleGroups: [first] }, [one], 'one group');
      await checkFound(harness, { vehicleGroups: [first, second] }, [one, two], 'two groups');
      await checkFound(harness, { vehicleGroups: [] }, [], 'no group');
      await checkFound(harness, { vehicleGroups: ['999999999'] }, [], 'an unknown group');
      const search = harness.vehicles[1].licensePlate;
      await checkFound(harness, { vehicleGroups: [first], search }, [], 'both conditions');
      const { alerts } = await listOf(harness);
      const [ofSecond, ofFirst] = alerts.map(({ vehicle }) => vehicle.vehicleId);
      const { vehiclesOfGroups } = await listOf(harness, { vehicleGroups: [first] });
      check(
        vehiclesOfGroups?.includes(ofFirst ?? '') === true,
        'the vehicle of the group is named',
      );
      check(!vehiclesOfGroups.includes(ofSecond ?? ''), 'the vehicle of another group is not');
      const without = await listOf(harness);
      checkSame(without.vehiclesOfGroups ?? null, null, 'without the condition');
    },
  },
  {
    id: 'history-offered-groups',
    title: 'the vehicle groups are offered by name, to users who may see them (AC-581)',
    async run(harness) {
      const { me, viewer, vehicleGroups } = harness;
      if (vehicleGroups === undefined) return;
      const offered = await resultOf(harness, me.history.vehicleGroups?.() ?? Promise.resolve([]));
      const names = offered.map(({ name }) => name);
      checkSame(names, names.toSorted(), 'by name');
      for (const group of vehicleGroups) {
        const found = offered.find(({ id }) => id === group.id);
        checkSame(found, group, 'a group with its name');
      }
      const others = viewer.history.vehicleGroups?.() ?? Promise.resolve([]);
      checkSame(await resultOf(harness, others), [], 'without permission');
      const [{ id }] = vehicleGroups;
      const query = { ...noHistoryFilter, page: 1, limit: 10, sorts: [], vehicleGroups: [id] };
      await checkRefused(harness, viewer.history.list(query), 'forbidden', 'their filter');
    },
  },
  {
    id: 'history-range',
    title: 'the range of creation times includes both ends, and each may be open (AC-448)',
    async run(harness) {
      const at = harness.now() - 10 * MINUTE_MS;
      const ids = [];
      for (const ms of [-1, 0, 1_000, 1_001]) {
        ids.push(await harness.arrive({ urgency: 'important', createdOn: at + ms }));
      }
      const within = (start: number | null, end: number | null) => ({ range: { start, end } });
      await checkFound(harness, within(at, at + 1_000), [ids[1], ids[2]], 'both ends');
      await checkFound(harness, within(at, null), ids.slice(1), 'without an end');
      await checkFound(harness, within(null, at), ids.slice(0, 2), 'without a start');
    },
  },
  {
    id: 'history-search',
    title:
      'every word of a search occurs in the plate or the driver’s name, ignoring case (AC-448)',
    async run(harness) {
      const [one, other] = await arriveInOrder(harness, [{ vehicle: 0 }, { vehicle: 1 }]);
      const [{ licensePlate, driver }, { licensePlate: second }] = harness.vehicles;
      const found = (search: string, ids: readonly (string | undefined)[]) =>
        checkFound(harness, { search }, ids, search);
      await found(licensePlate.toLowerCase(), [one]);
      await found(licensePlate.replaceAll(' ', ''), [one]);
      await found(second, [other]);
      await found((driver ?? '').toUpperCase(), [one]);
      const [firstName = ''] = (driver ?? '').split(' ');
      const [word = ''] = licensePlate.split(' ').slice(1);
      await found(`${firstName} ${word}`, [one]);
      await found(`${firstName} ${second}`, []);
      await found('%', []);
    },
  },
  {
    id: 'history-sorts',
    title:
      'alerts are sorted both ways; those without a driver come last, ties newest first (AC-447)',
    async run(harness) {
      const [one, two, three] = await arriveInOrder(harness, [
        { vehicle: 0 },
        { vehicle: 1 },
        { vehicle: 0 },
      ]);
      const sorted = async (
        key: 'createdOn' | 'licensePlate' | 'driver',
        direction: 'asc' | 'desc',
      ) => idsOf(await listOf(harness, { sorts: [{ key, direction }] }));
      checkSame(await sorted('createdOn', 'asc'), [one, two, three], 'oldest first');
      checkSame(await sorted('licensePlate', 'asc'), [three, one, two], 'by plate');
      checkSame(await sorted('licensePlate', 'desc'), [two, three, one], 'by plate, descending');
      checkSame((await sorted('driver', 'asc')).at(-1), two, 'without a driver, ascending');
      checkSame((await sorted('driver', 'desc')).at(-1), two, 'without a driver, descending');
      const page = await listOf(harness, { sorts: [{ key: 'createdOn', direction: 'asc' }] });
      checkSame(page.ids, [one, two, three], 'the ids have the same order');
    },
  },
  {
    id: 'history-visible',
    title: 'users get the alerts that they can see, in pages, totals and ids (AC-449)',
    async run(harness) {
      const [urgent, important] = await arriveInOrder(harness, [{ urgency: 'urgent' }, {}]);
      const unseen = await harness.arriveUnseen?.();
      const mine = await listOf(harness);
      checkSame(idsOf(mine), [important, urgent], 'for who can see urgent alerts');
      check(unseen === undefined || !mine.ids.includes(unseen), 'an invisible alert has no id');
      const theirs = await listOf(harness, {}, harness.viewer);
      checkSame(idsOf(theirs), [important], 'for others');
      checkSame([theirs.ids, theirs.total], [[important], 1], 'ids and total');
      const { history } = harness.viewer;
      await checkRefused(harness, history.find(urgent ?? ''), 'notFound', 'find');
    },
  },
  {
    id: 'history-fresh',
    title: 'a page includes every change up to its head (AC-447)',
    async run(harness) {
      const [id] = await arriveInOrder(harness, [{}]);
      const before = await listOf(harness);
      await actOn(harness, id, { type: 'resolve' }, harness.colleague);
      const after = await listOf(harness);
      check(after.alerts[0]?.resolved === true, 'the change of a colleague');
      checkSame(after.alerts[0].resolver, harness.colleague.person, 'and who made it');
      check(after.head > before.head, 'the head moves on');
      check(after.head >= after.alerts[0].seq, 'the head includes the alert');
    },
  },
  {
    id: 'history-abort',
    title: 'a call rejects when its signal is aborted',
    async run(harness) {
      const aborter = new AbortController();
      aborter.abort(new Error('enough'));
      const { history } = harness.me;
      for (const call of [
        history.find('1', aborter.signal),
        history.list({ ...noHistoryFilter, page: 1, limit: 10, sorts: [] }, aborter.signal),
      ]) {
        const outcome = await call.then(
          () => 'resolved',
          () => 'rejected',
        );
        checkSame(outcome, 'rejected', 'an aborted call');
      }
    },
  },
];
