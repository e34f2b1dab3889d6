import type { AlertChange, ActionTarget } from '../../engine/alert/alert-action.ts';
import { applyChange, hasEffect } from '../../engine/alert/apply-change.ts';
import type { Alert, Urgency } from '../../engine/alert/alert.ts';
import { isTargeted } from '../../engine/alert/action-target.ts';
import type { ActionRequest } from '../../engine/list/alert-source.port.ts';
import { isPantauError } from '@pantau/core';
import { type Clause, answer, check, checkSame, refusal, select, wide } from './harness.ts';
import { arriveSome, findAlert, idsOf, listenLive, oneAlert, queryOf, readAll } from './helpers.ts';

/** What the widget shows of an alert's state. */
const stateOf = (alert: Alert | null | undefined): unknown =>
  alert && {
    read: alert.read,
    resolved: alert.resolved,
    resolver: alert.resolver?.userId ?? null,
    falseAlert: alert.falseAlert,
    note: alert.lastNote?.text ?? null,
    log: alert.log.map((entry) => [entry.type, entry.user?.userId ?? null]),
  };

const changes: readonly AlertChange[] = [
  { type: 'read' },
  { type: 'note', text: 'Pengemudi sudah dihubungi' },
  { type: 'falseAlert', reason: 'no occurrences' },
  { type: 'checkAgain' },
  { type: 'resolve' },
  { type: 'checkAgain' },
];

export const actionClauses: readonly Clause[] = [
  {
    id: 'act-applied',
    title: 'an action changes the alert, says so, and gives it is now with its new number',
    async run(harness) {
      const { source, person } = harness.me;
      const alert = await oneAlert(harness, 'urgent');
      const request = { change: { type: 'resolve' } as const, target: select(alert) };
      const result = await answer(harness, source.act(request));
      const [item] = result.items;
      checkSame(item?.outcome, 'applied', 'the outcome');
      check(item?.alert?.resolved === true, 'the alert is resolved');
      checkSame(item.alert.resolver?.userId, person.userId, 'the resolver is the caller');
      checkSame(result.user.userId, person.userId, 'the result names the caller');
      checkSame(item.alert.resolvedOn, result.createdOn, 'resolvedOn is when the action was taken');
      checkSame(item.alert.seq, result.seq, 'the alert carries the number of the change');
      check(result.seq > alert.seq, 'the number has grown');
      const listed = await findAlert(harness, 'urgent', alert.id);
      checkSame(stateOf(listed), stateOf(item.alert), 'the list shows the same');
    },
  },
  {
    id: 'act-changes',
    title: 'read, note, false alert, resolve and check again do what spec §4 says',
    async run(harness) {
      const { source, person } = harness.me;
      let alert = await oneAlert(harness, 'important');
      for (const change of changes) {
        const result = await answer(harness, source.act({ change, target: select(alert) }));
        const { seq, createdOn } = result;
        const wanted = applyChange(alert, change, { user: person, createdOn, seq });
        const found = result.items[0]?.alert;
        checkSame(stateOf(found), stateOf(wanted), `after ${change.type}`);
        check(found != null, 'the alert comes with the answer');
        alert = found;
      }
    },
  },
  {
    id: 'act-unchanged',
    title:
      'who was first keeps the credit: the same verdict again is "unchanged" and takes no number',
    async run(harness) {
      const alert = await oneAlert(harness, 'urgent');
      const request = { change: { type: 'resolve' } as const, target: select(alert) };
      const first = await answer(harness, harness.colleague.source.act(request));
      const second = await answer(harness, harness.me.source.act(request));
      const [item] = second.items;
      checkSame(item?.outcome, 'unchanged', 'the outcome');
      const { person } = harness.colleague;
      checkSame(item?.alert?.resolver?.userId, person.userId, 'the first resolver stays');
      checkSame(item?.alert?.seq, first.seq, 'the alert has no new number');
    },
  },
  {
    id: 'act-not-found',
    title: 'an id that is not there, or not within the range, is "notFound" and nothing changes',
    async run(harness) {
      const { source } = harness.me;
      const alert = await oneAlert(harness, 'urgent');
      const { range } = wideSelection(harness);
      const target = { mode: 'selection' as const, ids: ['999999999'], range };
      const unknown = await answer(harness, source.act({ change: { type: 'resolve' }, target }));
      checkSame(unknown.items[0]?.outcome, 'notFound', 'an unknown id');
      checkSame(unknown.items[0]?.alert, null, 'there is no alert to it');
      const elsewhere = { ...select(alert), range: { start: range.start, end: range.start + 1 } };
      const request = { change: { type: 'resolve' } as const, target: elsewhere };
      const outside = await answer(harness, source.act(request));
      checkSame(outside.items[0]?.outcome, 'notFound', 'out of range');
      const listed = await findAlert(harness, 'urgent', alert.id);
      check(!listed.resolved, 'it is as it was');
    },
  },
  {
    id: 'act-together',
    title: 'several alerts change under one number, and are answered in the order they were named',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'important', 3);
      const alerts = await readAll(harness, source, queryOf(harness, 'important'));
      const [newest, middle, oldest] = alerts;
      check(newest !== undefined && middle !== undefined && oldest !== undefined, 'three alerts');
      const target = select(oldest, newest, middle);
      const result = await answer(harness, source.act({ change: { type: 'resolve' }, target }));
      const answered = result.items.map((item) => item.id);
      checkSame(answered, idsOf([oldest, newest, middle]), 'the order of the items');
      const numbers = new Set(result.items.map((item) => item.alert?.seq));
      checkSame([...numbers], [result.seq], 'one number for all');
    },
  },
  {
    id: 'act-items',
    title: 'of several alerts each has its own outcome: applied, unchanged, or notFound',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'important', 3);
      const alerts = await readAll(harness, source, queryOf(harness, 'important'));
      const [open, settled, other] = alerts;
      check(open !== undefined && settled !== undefined && other !== undefined, 'three alerts');
      const change = { type: 'resolve' } as const;
      const first = { change, target: select(settled) };
      await answer(harness, harness.colleague.source.act(first));
      const { ids, ...meant } = select(open, settled);
      const target = { ...meant, mode: 'selection' as const, ids: ['999999999', ...ids] };
      const result = await answer(harness, source.act({ change, target }));
      checkSame(
        result.items.map(({ id: alertId, outcome }) => [alertId, outcome]),
        [
          ['999999999', 'notFound'],
          [open.id, 'applied'],
          [settled.id, 'unchanged'],
        ],
        'the outcomes',
      );
      const [, , unchanged] = result.items;
      const { person } = harness.colleague;
      checkSame(
        unchanged?.alert?.resolver?.userId,
        person.userId,
        'who was first keeps the credit',
      );
      const listed = await findAlert(harness, 'important', other.id);
      check(!listed.resolved, 'what was not named is as it was');
    },
  },
  {
    id: 'act-refused',
    title: 'a refused action rejects with a PantauError of kind "invalid" and changes nothing',
    async run(harness) {
      const { source } = harness.me;
      const alert = await oneAlert(harness, 'urgent');
      const refused: readonly AlertChange[] = [
        { type: 'note', text: '   ' },
        { type: 'note', text: 'x'.repeat(256) },
        { type: 'falseAlert', reason: '' },
        { type: 'falseAlert', reason: 'x'.repeat(301) },
      ];
      for (const change of refused) {
        const call = source.act({ change, target: select(alert) });
        const error = await refusal(harness, call, `${change.type} is refused (spec §5)`);
        check(
          isPantauError(error) && error.kind === 'invalid',
          'the error is a PantauError: invalid',
        );
      }
      const listed = await findAlert(harness, 'urgent', alert.id);
      checkSame(listed, alert, 'the alert is as it was');
    },
  },
  {
    id: 'act-all',
    title: '"all" and "exclude" reach every alert within range and urgency, and answer no items',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 1);
      await arriveSome(harness, 'important', 3);
      const [left] = await readAll(harness, source, queryOf(harness, 'important'));
      check(left !== undefined, 'there are alerts');
      const target = {
        mode: 'exclude' as const,
        ids: [left.id],
        range: wide(harness),
        vehicleIds: [],
        urgency: 'important' as const,
      };
      const result = await answer(harness, source.act({ change: { type: 'resolve' }, target }));
      checkSame(result.items, [], 'no items');
      const open = queryOf(harness, 'important', { unresolvedOnly: true });
      checkSame(idsOf(await readAll(harness, source, open)), [left.id], 'all but one');
      const urgent = queryOf(harness, 'urgent', { unresolvedOnly: true });
      checkSame((await readAll(harness, source, urgent)).length, 1, 'the other list is untouched');
      const all = { ...target, mode: 'all' as const, ids: [], urgency: null };
      await answer(harness, source.act({ change: { type: 'resolve' }, target: all }));
      checkSame(await readAll(harness, source, urgent), [], 'all means all');
    },
  },
  {
    id: 'act-told',
    title:
      'an action reaches other subscribers with its number, what was done, and by whom (spec §4)',
    async run(harness) {
      const { source, person } = harness.me;
      const ear = await listenLive(harness, harness.colleague.source);
      const alert = await oneAlert(harness, 'urgent');
      const change = { type: 'falseAlert', reason: 'detected as another occurrence' } as const;
      const result = await answer(harness, source.act({ change, target: select(alert) }));
      const event = await ear.until(
        (one) => one.kind === 'action' && one.seq === result.seq,
        'the colleague hears of it',
      );
      check(event.kind === 'action', 'as an action');
      checkSame(event.action.user, person, 'who did it');
      checkSame(event.action.change, change, 'what was done');
      checkSame(event.action.createdOn, result.createdOn, 'when');
      checkSame(event.action.seq, result.seq, 'under which number');
      const { target } = event.action;
      const isMeant = target.mode === 'selection' ? target.ids.includes(alert.id) : true;
      check(isMeant, 'to which alert');
      ear.feed.close();
    },
  },
  {
    id: 'act-told-many',
    title:
      'whatever the mode, what a subscriber is told of an action fits the alerts that it changed',
    async run(harness) {
      const { source } = harness.me;
      const ear = await listenLive(harness, source);
      await arriveSome(harness, 'urgent', 1);
      await arriveSome(harness, 'important', 4);
      const known = async (): Promise<readonly (readonly [Alert, Urgency])[]> => {
        const lists = (['urgent', 'important'] as const).map(async (urgency) => {
          const alerts = await readAll(harness, source, queryOf(harness, urgency));
          return alerts.map((alert) => [alert, urgency] as const);
        });
        return (await Promise.all(lists)).flat();
      };
      const [, newest, left] = (await known()).map(([alert]) => alert);
      check(newest !== undefined && left !== undefined, 'there are alerts');
      const any = { range: wide(harness), vehicleIds: [], urgency: 'important' as const };
      const deeds: readonly ActionRequest[] = [
        {
          change: { type: 'resolve' },
          target: { ...any, mode: 'exclude', ids: [left.id] },
        },
        {
          change: { type: 'checkAgain' },
          target: {
            mode: 'all',
            ids: [],
            range: { start: newest.createdOn, end: newest.createdOn },
            vehicleIds: [newest.vehicle.vehicleId],
            urgency: null,
          },
        },
        { change: { type: 'read' }, target: { ...any, mode: 'all', ids: [], urgency: null } },
      ];
      for (const deed of deeds) {
        const before = await known();
        const { seq } = await answer(harness, harness.colleague.source.act(deed));
        const changed = (await known()).filter(([alert]) => alert.seq === seq);
        const reached = (target: ActionTarget): readonly string[] =>
          before
            .filter(([alert, urgency]) => isTargeted(target, alert, urgency))
            .filter(([alert]) => hasEffect(alert, deed.change))
            .map(([alert]) => alert.id);
        const ids = idsOf(changed.map(([alert]) => alert));
        check(ids.length > 0, 'something has changed');
        checkSame(ids, reached(deed.target), `${deed.target.mode}: what was meant`);
        const event = await ear.until(
          (one) => one.kind === 'action' && one.seq === seq,
          'it is told',
        );
        check(event.kind === 'action', 'as an action');
        checkSame(reached(event.action.target), ids, `${deed.target.mode}: what was told`);
        checkSame(event.action.change, deed.change, 'what was done');
        checkSame(event.action.user, harness.colleague.person, 'by whom');
      }
      ear.feed.close();
    },
  },
];

function wideSelection(harness: Parameters<Clause['run']>[0]) {
  return { range: wide(harness) };
}
