import { check, checkSame } from '@pantau/core/testing';
import { notificationDetailId } from '../../engine/alert/notification-detail-id.ts';
import { resultOf } from '../contract/harness.ts';
import {
  type HistoryClause,
  MINUTE_MS,
  actOn,
  arriveInOrder,
  checkRefused,
  findOf,
  listOf,
  logOf,
} from './history-helpers.ts';

const UNKNOWN_ID = '999999999';

export const historyDetailClauses: readonly HistoryClause[] = [
  {
    id: 'find-either-id',
    title: 'find returns the listed alert by its id, and by code, vehicle, time and flag (AC-455)',
    async run(harness) {
      const ids = await arriveInOrder(harness, [{}, { alertFlag: 'dms-2' }, { vehicle: 1 }]);
      const { alerts } = await listOf(harness);
      checkSame(alerts.length, ids.length, 'all are listed');
      for (const listed of alerts) {
        const named = notificationDetailId({ ...listed, id: null });
        for (const id of [listed.id, named]) {
          const found = await findOf(harness, id).catch(() => null);
          checkSame(found, listed, `found by ${id}`);
        }
      }
    },
  },
  {
    id: 'find-unknown',
    title: 'find rejects with notFound for an id of no alert that the user can see (AC-456)',
    async run(harness) {
      const [id] = await arriveInOrder(harness, [{ alertFlag: 'a' }]);
      const named = notificationDetailId({ ...(await findOf(harness, id ?? '')), id: null });
      const unseen = await harness.arriveUnseen?.();
      for (const unknown of [UNKNOWN_ID, 'x', '', named.replace(/a$/, 'b'), unseen ?? UNKNOWN_ID]) {
        await checkRefused(harness, harness.me.history.find(unknown), 'notFound', unknown);
      }
    },
  },
  {
    id: 'find-newest',
    title: 'find returns the current state and its head',
    async run(harness) {
      const [id] = await arriveInOrder(harness, [{}]);
      await actOn(harness, id, { type: 'note', text: 'sudah dihubungi' }, harness.colleague);
      const { alert, head } = await resultOf(harness, harness.me.history.find(id ?? ''));
      checkSame(alert.lastNote?.text, 'sudah dihubungi', 'the note of a colleague');
      check(head >= alert.seq, 'the head includes the alert');
    },
  },
  {
    id: 'log-actions',
    title: 'the log has what users did with which alert, newest first, but not reading (AC-460)',
    async run(harness) {
      const [one, two] = await arriveInOrder(harness, [{}, { urgency: 'urgent' }]);
      await actOn(harness, one, { type: 'read' });
      await actOn(harness, one, { type: 'resolve' });
      await harness.pass(5);
      await actOn(harness, two, { type: 'falseAlert', reason: 'salah' }, harness.colleague);
      await harness.pass(5);
      await actOn(harness, one, { type: 'note', text: 'selesai' }, harness.colleague);
      const { actions, total } = await logOf(harness);
      const brief = actions.map((action) => [action.type, action.alert.id, action.user?.fullname]);
      const { me, colleague } = harness;
      const expected = [
        ['note', one, colleague.person.fullname],
        ['falseAlert', two, colleague.person.fullname],
        ['resolve', one, me.person.fullname],
      ];
      checkSame(brief, expected, 'who did what');
      checkSame(total, 3, 'the total');
      const [note, isFalse, resolve] = actions;
      checkSame(note?.type === 'note' && note.text, 'selesai', 'the text of a note');
      checkSame(isFalse?.type === 'falseAlert' && isFalse.reason, 'salah', 'the reason');
      checkSame(resolve?.type === 'resolve' && resolve.resolved, true, 'the new state');
      checkSame(resolve?.alert.resolved, true, 'the alert as it is now');
      checkSame(new Set(actions.map(({ id }) => id)).size, 3, 'ids are unique');
    },
  },
  {
    id: 'log-pages',
    title: 'pages of the log have every action once (AC-460)',
    async run(harness) {
      const [id] = await arriveInOrder(harness, [{}]);
      for (const text of ['1', '2', '3', '4', '5']) {
        await actOn(harness, id, { type: 'note', text });
        await harness.pass(5);
      }
      const texts: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const found = await logOf(harness, { page, limit: 2 });
        checkSame([found.page, found.total], [page, 5], 'page and total');
        for (const action of found.actions) if (action.type === 'note') texts.push(action.text);
      }
      checkSame(texts, ['5', '4', '3', '2', '1'], 'newest first');
    },
  },
  {
    id: 'log-filter',
    title:
      'the log is filtered by action and time, and searched by plate, driver and user (AC-460)',
    async run(harness) {
      const [one, two] = await arriveInOrder(harness, [{ vehicle: 0 }, { vehicle: 1 }]);
      await actOn(harness, one, { type: 'resolve' });
      await actOn(harness, two, { type: 'note', text: 'x' }, harness.colleague);
      const found = async (query: Parameters<typeof logOf>[1]) => {
        const page = await logOf(harness, query);
        checkSame(page.total, page.actions.length, 'the total');
        return page.actions.map(({ type }) => type);
      };
      checkSame(await found({ types: ['note'] }), ['note'], 'by action');
      checkSame(await found({ types: [] }), [], 'no action');
      const [{ licensePlate, driver }] = harness.vehicles;
      checkSame(await found({ search: licensePlate }), ['resolve'], 'by plate');
      checkSame(await found({ search: driver ?? '' }), ['resolve'], 'by driver');
      const { fullname } = harness.colleague.person;
      checkSame(await found({ search: fullname }), ['note'], 'by user');
      const { actions } = await logOf(harness);
      const at = actions.find(({ type }) => type === 'note')?.createdOn ?? 0;
      const exactly = await found({ types: ['note'], range: { start: at, end: at } });
      checkSame(exactly, ['note'], 'by time, both ends included');
      const later = { start: harness.now() + MINUTE_MS, end: null };
      checkSame(await found({ range: later }), [], 'later');
    },
  },
  {
    id: 'log-scope',
    title: 'the log rejects with forbidden for users without its scope (AC-461)',
    async run(harness) {
      const { history } = harness.viewer;
      const query = { page: 1, limit: 10, search: '', types: null };
      const range = { start: null, end: null };
      await checkRefused(harness, history.log({ ...query, range }), 'forbidden', 'the log');
    },
  },
];
