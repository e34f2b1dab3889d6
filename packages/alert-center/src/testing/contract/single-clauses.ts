import { check, checkSame } from '@pantau/core/testing';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import { type AlertSourceHarness, type Clause, resultOf, targetOf } from './harness.ts';
import { arriveSome, findAlert, idsOf, arriveOne } from './helpers.ts';

/** An id that no backend has assigned. */
const UNKNOWN_ID = '999999999';

const read = (harness: AlertSourceHarness, ids: readonly AlertId[]): Promise<readonly Alert[]> =>
  resultOf(harness, harness.me.source.readAlerts(ids));

export const singleClauses: readonly Clause[] = [
  {
    id: 'single-found',
    title: 'readAlerts returns exactly the requested alerts, equal to those in the lists',
    async run(harness) {
      const [first, , third] = await arriveSome(harness, 'urgent', 3);
      const [important] = await arriveSome(harness, 'important', 1);
      const expected = await Promise.all([
        findAlert(harness, 'urgent', first ?? ''),
        findAlert(harness, 'urgent', third ?? ''),
        findAlert(harness, 'important', important ?? ''),
      ]);
      const found = await read(harness, idsOf(expected));
      checkSame(idsOf(found).toSorted(), idsOf(expected).toSorted(), 'the requested alerts');
      for (const alert of expected) {
        const same = found.find(({ id }) => id === alert.id);
        checkSame(same, alert, 'equal to the listed alert');
      }
    },
  },
  {
    id: 'single-unseen',
    title: 'readAlerts omits unknown and invisible alerts without affecting the others',
    async run(harness) {
      const alert = await arriveOne(harness, 'urgent');
      const unseen = (await harness.arriveUnseen?.()) ?? UNKNOWN_ID;
      const found = await read(harness, [UNKNOWN_ID, alert.id, unseen]);
      checkSame(idsOf(found), [alert.id], 'only the visible alert');
    },
  },
  {
    id: 'single-none',
    title: 'readAlerts returns nothing for no ids',
    async run(harness) {
      await arriveOne(harness, 'urgent');
      checkSame(await read(harness, []), [], 'no ids');
    },
  },
  {
    id: 'single-newest',
    title: 'readAlerts returns the current state',
    async run(harness) {
      const alert = await arriveOne(harness, 'urgent');
      const [before] = await read(harness, [alert.id]);
      checkSame(before?.resolved, false, 'before');
      const request = { change: { type: 'resolve' } as const, target: targetOf(alert) };
      const { seq } = await resultOf(harness, harness.colleague.source.act(request));
      const [after] = await read(harness, [alert.id]);
      check(after?.resolved === true, 'resolved by a colleague');
      checkSame(after.seq, seq, 'with the sequence number of that change');
    },
  },
];
