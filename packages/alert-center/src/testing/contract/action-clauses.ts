import { check, checkSame } from '@pantau/core/testing';
import type { StateChange } from '../../engine/alert/alert-action.ts';
import { applyChange } from '../../engine/alert/apply-change.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { isPantauError } from '@pantau/core/base';
import { type Clause, resultOf, rejectionOf, targetOf, wideRange } from './harness.ts';
import { arriveSome, findAlert, idsOf, arriveOne, queryOf, readAll } from './helpers.ts';

/** The state of an alert that the widget shows. */
const stateOf = (alert: Alert | null | undefined): unknown =>
  alert && {
    read: alert.read,
    resolved: alert.resolved,
    resolver: alert.resolver?.userId ?? null,
    falseAlert: alert.falseAlert,
    note: alert.lastNote?.text ?? null,
    log: alert.log.map((entry) => [entry.type, entry.user?.userId ?? null]),
  };

const changes: readonly StateChange[] = [
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
    title: 'an action changes the alert and returns it with its new sequence number',
    async run(harness) {
      const { source, person } = harness.me;
      const alert = await arriveOne(harness, 'urgent');
      const request = { change: { type: 'resolve' } as const, target: targetOf(alert) };
      const result = await resultOf(harness, source.act(request));
      const [item] = result.items;
      checkSame(item?.outcome, 'applied', 'the outcome');
      check(item?.alert?.resolved === true, 'the alert is resolved');
      checkSame(item.alert.resolver?.userId, person.userId, 'the resolver is the current user');
      checkSame(result.user.userId, person.userId, 'the result names the current user');
      checkSame(item.alert.resolvedOn, result.createdOn, 'resolvedOn is the time of the action');
      checkSame(item.alert.seq, result.seq, 'the alert has the number of the change');
      check(result.seq > alert.seq, 'the number has increased');
      const listed = await findAlert(harness, 'urgent', alert.id);
      checkSame(stateOf(listed), stateOf(item.alert), 'the list has the same state');
    },
  },
  {
    id: 'act-changes',
    title: 'read, note, false alert, resolve and check again have their specified effects',
    async run(harness) {
      const { source, person } = harness.me;
      let alert = await arriveOne(harness, 'important');
      for (const change of changes) {
        const result = await resultOf(harness, source.act({ change, target: targetOf(alert) }));
        const { seq, createdOn } = result;
        const expected = applyChange(alert, change, { user: person, createdOn, seq });
        const found = result.items[0]?.alert;
        checkSame(stateOf(found), stateOf(expected), `after ${change.type}`);
        check(found != null, 'the result contains the alert');
        alert = found;
      }
    },
  },
  {
    id: 'act-unchanged',
    title:
      'repeating a change is "unchanged", keeps the first resolver and assigns no sequence number',
    async run(harness) {
      const alert = await arriveOne(harness, 'urgent');
      const request = { change: { type: 'resolve' } as const, target: targetOf(alert) };
      const first = await resultOf(harness, harness.colleague.source.act(request));
      const second = await resultOf(harness, harness.me.source.act(request));
      const [item] = second.items;
      checkSame(item?.outcome, 'unchanged', 'the outcome');
      const { person } = harness.colleague;
      checkSame(item?.alert?.resolver?.userId, person.userId, 'the first resolver is kept');
      checkSame(item?.alert?.seq, first.seq, 'the alert has no new number');
    },
  },
  {
    id: 'act-not-found',
    title: 'an id that is unknown or outside the range is "notFound" and nothing changes',
    async run(harness) {
      const { source } = harness.me;
      const alert = await arriveOne(harness, 'urgent');
      const range = wideRange(harness);
      const target = { mode: 'selection' as const, ids: ['999999999'], range };
      const unknown = await resultOf(harness, source.act({ change: { type: 'resolve' }, target }));
      checkSame(unknown.items[0]?.outcome, 'notFound', 'an unknown id');
      checkSame(unknown.items[0]?.alert, null, 'an unknown id has no alert');
      const outOfRange = {
        ...targetOf(alert),
        range: { start: range.start, end: range.start + 1 },
      };
      const request = { change: { type: 'resolve' } as const, target: outOfRange };
      const outside = await resultOf(harness, source.act(request));
      checkSame(outside.items[0]?.outcome, 'notFound', 'out of range');
      const listed = await findAlert(harness, 'urgent', alert.id);
      check(!listed.resolved, 'the alert is unchanged');
    },
  },
  {
    id: 'act-together',
    title: 'several alerts change under one sequence number; items are in the order of the request',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'important', 3);
      const alerts = await readAll(harness, source, queryOf(harness, 'important'));
      const [newest, middle, oldest] = alerts;
      check(newest !== undefined && middle !== undefined && oldest !== undefined, 'three alerts');
      const target = targetOf(oldest, newest, middle);
      const result = await resultOf(harness, source.act({ change: { type: 'resolve' }, target }));
      const itemIds = result.items.map((item) => item.id);
      checkSame(itemIds, idsOf([oldest, newest, middle]), 'the order of the items');
      const numbers = new Set(result.items.map((item) => item.alert?.seq));
      checkSame([...numbers], [result.seq], 'one number for all');
    },
  },
  {
    id: 'act-items',
    title: 'each of several alerts has its own outcome: applied, unchanged or notFound',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'important', 3);
      const alerts = await readAll(harness, source, queryOf(harness, 'important'));
      const [open, settled, other] = alerts;
      check(open !== undefined && settled !== undefined && other !== undefined, 'three alerts');
      const change = { type: 'resolve' } as const;
      const first = { change, target: targetOf(settled) };
      await resultOf(harness, harness.colleague.source.act(first));
      const { ids, ...rest } = targetOf(open, settled);
      const target = { ...rest, mode: 'selection' as const, ids: ['999999999', ...ids] };
      const result = await resultOf(harness, source.act({ change, target }));
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
      checkSame(unchanged?.alert?.resolver?.userId, person.userId, 'the first resolver is kept');
      const listed = await findAlert(harness, 'important', other.id);
      check(!listed.resolved, 'alerts outside the target are unchanged');
    },
  },
  {
    id: 'act-refused',
    title: 'an invalid action rejects with a PantauError of kind "invalid" and changes nothing',
    async run(harness) {
      const { source } = harness.me;
      const alert = await arriveOne(harness, 'urgent');
      const invalid: readonly StateChange[] = [
        { type: 'note', text: '   ' },
        { type: 'note', text: 'x'.repeat(256) },
        { type: 'falseAlert', reason: '' },
        { type: 'falseAlert', reason: 'x'.repeat(301) },
      ];
      for (const change of invalid) {
        const call = source.act({ change, target: targetOf(alert) });
        const error = await rejectionOf(harness, call, `an invalid ${change.type} is rejected`);
        check(
          isPantauError(error) && error.kind === 'invalid',
          'the error is a PantauError of kind "invalid"',
        );
      }
      const listed = await findAlert(harness, 'urgent', alert.id);
      checkSame(listed, alert, 'the alert is unchanged');
    },
  },
  {
    id: 'act-all',
    title: '"all" and "exclude" change every alert within range and urgency, and return no items',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 1);
      await arriveSome(harness, 'important', 3);
      const [left] = await readAll(harness, source, queryOf(harness, 'important'));
      check(left !== undefined, 'there are alerts');
      const target = {
        mode: 'exclude' as const,
        ids: [left.id],
        range: wideRange(harness),
        vehicleIds: [],
        urgency: 'important' as const,
      };
      const result = await resultOf(harness, source.act({ change: { type: 'resolve' }, target }));
      checkSame(result.items, [], 'no items');
      const open = queryOf(harness, 'important', { unresolvedOnly: true });
      checkSame(idsOf(await readAll(harness, source, open)), [left.id], 'all but one');
      const urgent = queryOf(harness, 'urgent', { unresolvedOnly: true });
      checkSame((await readAll(harness, source, urgent)).length, 1, 'the other list is untouched');
      const all = { ...target, mode: 'all' as const, ids: [], urgency: null };
      await resultOf(harness, source.act({ change: { type: 'resolve' }, target: all }));
      checkSame(await readAll(harness, source, urgent), [], '"all" changes every alert');
    },
  },
];
