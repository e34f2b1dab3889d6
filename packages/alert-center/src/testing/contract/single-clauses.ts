import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import {
  type AlertSourceHarness,
  type Clause,
  answer,
  check,
  checkSame,
  select,
} from './harness.ts';
import { arriveSome, findAlert, idsOf, oneAlert } from './helpers.ts';

/** An id that no backend has given. */
const NOBODYS = '999999999';

const read = (harness: AlertSourceHarness, ids: readonly AlertId[]): Promise<readonly Alert[]> =>
  answer(harness, harness.me.source.readAlerts(ids));

export const singleClauses: readonly Clause[] = [
  {
    id: 'single-found',
    title: 'single alerts are read as their list has them: those that were named and no others',
    async run(harness) {
      const [first, , third] = await arriveSome(harness, 'urgent', 3);
      const [important] = await arriveSome(harness, 'important', 1);
      const wanted = await Promise.all([
        findAlert(harness, 'urgent', first ?? ''),
        findAlert(harness, 'urgent', third ?? ''),
        findAlert(harness, 'important', important ?? ''),
      ]);
      const found = await read(harness, idsOf(wanted));
      checkSame(idsOf(found).toSorted(), idsOf(wanted).toSorted(), 'those that were named');
      for (const alert of wanted) {
        const same = found.find(({ id }) => id === alert.id);
        checkSame(same, alert, 'as the list has it');
      }
    },
  },
  {
    id: 'single-unseen',
    title: 'single alerts that are not there, or not to be seen, are left out and hinder no other',
    async run(harness) {
      const alert = await oneAlert(harness, 'urgent');
      const unseen = (await harness.arriveUnseen?.()) ?? NOBODYS;
      const found = await read(harness, [NOBODYS, alert.id, unseen]);
      checkSame(idsOf(found), [alert.id], 'only what he may see');
    },
  },
  {
    id: 'single-none',
    title: 'of no single alerts there are none',
    async run(harness) {
      await oneAlert(harness, 'urgent');
      checkSame(await read(harness, []), [], 'nothing was asked for');
    },
  },
  {
    id: 'single-newest',
    title: 'single alerts are read as they are now',
    async run(harness) {
      const alert = await oneAlert(harness, 'urgent');
      const [before] = await read(harness, [alert.id]);
      checkSame(before?.resolved, false, 'before');
      const request = { change: { type: 'resolve' } as const, target: select(alert) };
      const { seq } = await answer(harness, harness.colleague.source.act(request));
      const [after] = await read(harness, [alert.id]);
      check(after?.resolved === true, 'as somebody else has left it');
      checkSame(after.seq, seq, 'with the number of that change');
    },
  },
];
