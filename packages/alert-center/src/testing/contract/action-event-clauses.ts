import { check, checkSame } from '@pantau/core/testing';
import type { ActionTarget } from '../../engine/alert/alert-action.ts';
import { isTargeted } from '../../engine/alert/action-target.ts';
import type { Alert, Urgency } from '../../engine/alert/alert.ts';
import { hasEffect } from '../../engine/alert/apply-change.ts';
import type { ActionRequest } from '../../engine/list/alert-source.port.ts';
import { type Clause, resultOf, targetOf, wideRange } from './harness.ts';
import { arriveOne, arriveSome, idsOf, listenLive, queryOf, readAll } from './helpers.ts';

/** What subscribers receive about an action. */
export const actionEventClauses: readonly Clause[] = [
  {
    id: 'act-reported',
    title: 'other subscribers receive an action with its sequence number, its change and its user',
    async run(harness) {
      const { source, person } = harness.me;
      const subscriber = await listenLive(harness, harness.colleague.source);
      const alert = await arriveOne(harness, 'urgent');
      const change = { type: 'falseAlert', reason: 'detected as another occurrence' } as const;
      const result = await resultOf(harness, source.act({ change, target: targetOf(alert) }));
      const event = await subscriber.until(
        (one) => one.kind === 'action' && one.seq === result.seq,
        'the colleague receives the action',
      );
      check(event.kind === 'action', 'the event is an action');
      checkSame(event.action.user, person, 'the user');
      checkSame(event.action.change, change, 'the change');
      checkSame(event.action.createdOn, result.createdOn, 'the time');
      checkSame(event.action.seq, result.seq, 'the sequence number');
      const { target } = event.action;
      const includesAlert = target.mode === 'selection' ? target.ids.includes(alert.id) : true;
      check(includesAlert, 'the target includes the alert');
      subscriber.feed.close();
    },
  },
  {
    id: 'act-reported-many',
    title: 'in every mode, the action that subscribers receive matches the alerts it changed',
    async run(harness) {
      const { source } = harness.me;
      const subscriber = await listenLive(harness, source);
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
      const any = { range: wideRange(harness), vehicleIds: [], urgency: 'important' as const };
      const requests: readonly ActionRequest[] = [
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
      for (const request of requests) {
        const before = await known();
        const { seq } = await resultOf(harness, harness.colleague.source.act(request));
        const changed = (await known()).filter(([alert]) => alert.seq === seq);
        const reached = (target: ActionTarget): readonly string[] =>
          before
            .filter(([alert, urgency]) => isTargeted(target, alert, urgency))
            .filter(([alert]) => hasEffect(alert, request.change))
            .map(([alert]) => alert.id);
        const ids = idsOf(changed.map(([alert]) => alert));
        check(ids.length > 0, 'some alerts have changed');
        checkSame(
          ids,
          reached(request.target),
          `${request.target.mode}: the targeted alerts changed`,
        );
        const event = await subscriber.until(
          (one) => one.kind === 'action' && one.seq === seq,
          'the action is received',
        );
        check(event.kind === 'action', 'the event is an action');
        checkSame(reached(event.action.target), ids, `${request.target.mode}: the received target`);
        checkSame(event.action.change, request.change, 'the change');
        checkSame(event.action.user, harness.colleague.person, 'the user');
      }
      subscriber.feed.close();
    },
  },
];
