import { isPantauError } from '@pantau/core';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  answer,
  check,
  checkSame,
  refusal,
  select,
  wide,
} from './harness.ts';
import { arriveSome, idsOf, oneAlert, queryOf } from './helpers.ts';

type Call = (signal?: AbortSignal) => Promise<unknown>;

function everyCall(harness: AlertSourceHarness, source: AlertSource): readonly Call[] {
  const target = { mode: 'selection' as const, ids: ['1'], range: wide(harness) };
  return [
    (signal) => source.loadSubscription(signal),
    (signal) => source.listAlerts(queryOf(harness, 'urgent'), signal),
    (signal) => source.readAlerts(['1'], signal),
    (signal) => source.countUnresolved(wide(harness), signal),
    (signal) => source.missedSince(0, signal),
    (signal) => source.act({ change: { type: 'read' }, target }, signal),
  ];
}

export const healClauses: readonly Clause[] = [
  {
    id: 'missed-complete',
    title: 'missedSince tells everything that arrived or changed after a point, once, as it is now',
    async run(harness) {
      const { source } = harness.me;
      const [, changed] = await arriveSome(harness, 'urgent', 2);
      const page = await answer(harness, source.listAlerts(queryOf(harness, 'urgent')));
      const since = page.head;
      const alert = page.alerts.find((one) => one.id === changed);
      check(alert !== undefined, 'the alert is listed');
      for (const change of [{ type: 'read' }, { type: 'resolve' }] as const) {
        await answer(harness, source.act({ change, target: select(alert) }));
      }
      const [arrived] = await arriveSome(harness, 'important', 1);
      const missed = await answer(harness, source.missedSince(since));
      checkSame(missed.complete, true, 'a short stretch is told whole');
      checkSame(idsOf(missed.alerts), [changed, arrived], 'each once, by number');
      check(missed.alerts[0]?.resolved === true, 'as it is now');
      const numbers = missed.alerts.map((one) => one.seq);
      check(
        numbers.every((seq) => seq > since && seq <= missed.head),
        'within the stretch',
      );
    },
  },
  {
    id: 'missed-idempotent',
    title: 'asking twice what was missed tells the same; since the head there is nothing',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 3);
      const first = await answer(harness, source.missedSince(0));
      checkSame(first.alerts.length, 3, 'everything since the beginning');
      checkSame(await answer(harness, source.missedSince(0)), first, 'the second answer');
      const nothing = await answer(harness, source.missedSince(first.head));
      checkSame(nothing, { alerts: [], head: first.head, complete: true }, 'since the head');
    },
  },
  {
    id: 'missed-beyond',
    title: 'a point that was never reached is not complete, or its head is lower: load anew',
    async run(harness) {
      await oneAlert(harness, 'urgent');
      const missed = await answer(harness, harness.me.source.missedSince(900_000_000));
      check(
        !missed.complete || missed.head < 900_000_000,
        'the caller learns that he must load anew',
      );
    },
  },
  {
    id: 'abort-before',
    title: 'a call with a signal that is aborted already is rejected',
    async run(harness) {
      const stopped = AbortSignal.abort();
      for (const call of everyCall(harness, harness.me.source)) {
        await refusal(harness, call(stopped), 'an aborted call is rejected');
      }
    },
  },
  {
    id: 'abort-during',
    title: 'a call under way is rejected when its signal is aborted',
    async run(harness) {
      for (const call of everyCall(harness, harness.me.source)) {
        const aborter = new AbortController();
        const running = call(aborter.signal);
        aborter.abort();
        await refusal(harness, running, 'an aborted call is rejected');
      }
    },
  },
  {
    id: 'errors',
    title: 'what a call rejects with is a PantauError of the fitting kind',
    async run(harness) {
      const { source } = harness.me;
      const wrong = [{ limit: 0 }, { after: 'no cursor of yours' }];
      for (const more of wrong) {
        const call = source.listAlerts(queryOf(harness, 'urgent', more));
        const error = await refusal(harness, call, 'a wrong query is rejected');
        check(isPantauError(error), 'it is a PantauError');
        checkSame(error.kind, 'invalid', 'its kind');
      }
    },
  },
];
