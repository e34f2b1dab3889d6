import { check, checkSame } from '@pantau/core/testing';
import { isPantauError } from '@pantau/core/base';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  resultOf,
  rejectionOf,
  targetOf,
  wideRange,
} from './harness.ts';
import { arriveSome, idsOf, arriveOne, queryOf } from './helpers.ts';

type Call = (signal?: AbortSignal) => Promise<unknown>;

function everyCall(harness: AlertSourceHarness, source: AlertSource): readonly Call[] {
  const target = { mode: 'selection' as const, ids: ['1'], range: wideRange(harness) };
  return [
    (signal) => source.loadSubscription(signal),
    (signal) => source.listAlerts(queryOf(harness, 'urgent'), signal),
    (signal) => source.readAlerts(['1'], signal),
    (signal) => source.countUnresolved(wideRange(harness), signal),
    (signal) => source.missedSince(0, signal),
    (signal) => source.act({ change: { type: 'read' }, target }, signal),
  ];
}

export const recoveryClauses: readonly Clause[] = [
  {
    id: 'missed-complete',
    title: 'missedSince returns each alert that arrived or changed, once, in its current state',
    async run(harness) {
      const { source } = harness.me;
      const [, changed] = await arriveSome(harness, 'urgent', 2);
      const page = await resultOf(harness, source.listAlerts(queryOf(harness, 'urgent')));
      const since = page.head;
      const alert = page.alerts.find((one) => one.id === changed);
      check(alert !== undefined, 'the alert is listed');
      for (const change of [{ type: 'read' }, { type: 'resolve' }] as const) {
        await resultOf(harness, source.act({ change, target: targetOf(alert) }));
      }
      const [arrived] = await arriveSome(harness, 'important', 1);
      const missed = await resultOf(harness, source.missedSince(since));
      checkSame(missed.complete, true, 'a short range is complete');
      checkSame(idsOf(missed.alerts), [changed, arrived], 'each once, by sequence number');
      check(missed.alerts[0]?.resolved === true, 'in its current state');
      const numbers = missed.alerts.map((one) => one.seq);
      check(
        numbers.every((seq) => seq > since && seq <= missed.head),
        'within the range',
      );
    },
  },
  {
    id: 'missed-idempotent',
    title: 'missedSince is repeatable, and returns nothing since the head',
    async run(harness) {
      const { source } = harness.me;
      await arriveSome(harness, 'urgent', 3);
      const first = await resultOf(harness, source.missedSince(0));
      checkSame(first.alerts.length, 3, 'everything since the start');
      checkSame(await resultOf(harness, source.missedSince(0)), first, 'the second result');
      const nothing = await resultOf(harness, source.missedSince(first.head));
      checkSame(nothing, { alerts: [], head: first.head, complete: true }, 'since the head');
    },
  },
  {
    id: 'missed-beyond',
    title: 'a number above the head is incomplete or has a lower head, which requires a reload',
    async run(harness) {
      await arriveOne(harness, 'urgent');
      const missed = await resultOf(harness, harness.me.source.missedSince(900_000_000));
      check(
        !missed.complete || missed.head < 900_000_000,
        'the caller can detect that a reload is required',
      );
    },
  },
  {
    id: 'abort-before',
    title: 'a call with an already aborted signal rejects',
    async run(harness) {
      const aborted = AbortSignal.abort();
      for (const call of everyCall(harness, harness.me.source)) {
        await rejectionOf(harness, call(aborted), 'an aborted call is rejected');
      }
    },
  },
  {
    id: 'abort-during',
    title: 'a pending call rejects when its signal is aborted',
    async run(harness) {
      for (const call of everyCall(harness, harness.me.source)) {
        const aborter = new AbortController();
        const running = call(aborter.signal);
        aborter.abort();
        await rejectionOf(harness, running, 'an aborted call is rejected');
      }
    },
  },
  {
    id: 'errors',
    title: 'an invalid query rejects with a PantauError of kind "invalid"',
    async run(harness) {
      const { source } = harness.me;
      const invalid = [{ limit: 0 }, { after: 'not a cursor' }];
      for (const more of invalid) {
        const call = source.listAlerts(queryOf(harness, 'urgent', more));
        const error = await rejectionOf(harness, call, 'an invalid query is rejected');
        check(isPantauError(error), 'it is a PantauError');
        checkSame(error.kind, 'invalid', 'its kind');
      }
    },
  },
];
