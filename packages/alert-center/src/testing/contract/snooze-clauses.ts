import { check, checkSame } from '@pantau/core/testing';
import type { Alert } from '../../engine/alert/alert.ts';
import { EMERGENCY_CODE } from '../../engine/alert/emergency.ts';
import { type Snooze, type SnoozeSubject, snoozeSubjectOf } from '../../engine/alert/snooze.ts';
import type { AlertSource, SnoozeRequest } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  rejectionOf,
  resultOf,
  wideRange,
} from './harness.ts';
import { type Listener, MINUTE_MS, arriveOne, listenLive, queryOf, readAll } from './helpers.ts';

type Length = SnoozeRequest['length'];

const missing = (): Promise<never> => Promise.reject(new TypeError('The source has no snoozing'));

const listed = (harness: AlertSourceHarness, source: AlertSource = harness.me.source) =>
  resultOf(harness, source.listSnoozes?.() ?? missing());

const snoozing = (
  { me }: AlertSourceHarness,
  subject: SnoozeSubject,
  length: Length = 'hour',
): Promise<readonly Snooze[]> => me.source.snooze?.({ ...subject, length }) ?? missing();

const snooze = (harness: AlertSourceHarness, subject: SnoozeSubject, length?: Length) =>
  resultOf(harness, snoozing(harness, subject, length));

const end = (harness: AlertSourceHarness, source: AlertSource, subject: SnoozeSubject) =>
  resultOf(harness, source.endSnooze?.(subject) ?? missing());

const subjectsOf = (snoozes: readonly Snooze[]): readonly SnoozeSubject[] =>
  snoozes.map(({ vehicleId, alertCode }) => ({ vehicleId, alertCode }));

/** Two events that one user can snooze; they may be on the same vehicle. */
async function arriveBoth(harness: AlertSourceHarness): Promise<readonly [Alert, Alert]> {
  return [await arriveOne(harness, 'urgent'), await arriveOne(harness, 'important')];
}

export const snoozeClauses: readonly Clause[] = [
  {
    id: 'snooze-list',
    title:
      'a snooze lists vehicle, event and end, the first to end first, for its user alone; snoozing again replaces its end (AC-712)',
    needs: ['skipTime'],
    async run(harness) {
      const [urgent, important] = await arriveBoth(harness);
      const [one, other] = [snoozeSubjectOf(urgent), snoozeSubjectOf(important)];
      const first = await snooze(harness, one, 'hour');
      checkSame(subjectsOf(first), [one], 'the snooze is returned');
      const { licensePlate, event, endsOn = 0 } = first[0] ?? {};
      checkSame(
        [licensePlate, event],
        [urgent.vehicle.licensePlate, urgent.shortDescription],
        'it is named like its alerts',
      );
      const left = endsOn - harness.now();
      check(left > 59 * MINUTE_MS && left <= 60 * MINUTE_MS, 'an hour');
      const both = await snooze(harness, other, 'quarterHour');
      checkSame(subjectsOf(both), [other, one], 'the first to end is first');
      const short = (both[0]?.endsOn ?? 0) - harness.now();
      check(short > 14 * MINUTE_MS && short <= 15 * MINUTE_MS, '15 minutes');
      checkSame(await listed(harness), both, 'they are listed');
      checkSame(await listed(harness, harness.colleague.source), [], 'not to a colleague');
      const again = await snooze(harness, one, 'shift');
      checkSame(again.length, 2, 'snoozing again replaces the end');
      const shift = again.find(({ alertCode }) => alertCode === one.alertCode);
      const end = (shift?.endsOn ?? 0) - harness.now();
      check(end > 0 && end <= 24 * 60 * MINUTE_MS, 'the shift ends within a day');
      check(shift?.endsOn !== endsOn, 'at another time than after an hour');
    },
  },
  {
    id: 'snooze-end',
    title: 'a snooze ends by itself, or when its user ends it, which may be repeated (AC-713)',
    needs: ['skipTime'],
    async run(harness) {
      const { me, colleague } = harness;
      const [urgent, important] = await arriveBoth(harness);
      const [one, other] = [snoozeSubjectOf(urgent), snoozeSubjectOf(important)];
      await snooze(harness, one, 'quarterHour');
      await snooze(harness, other, 'hour');
      await end(harness, colleague.source, one);
      checkSame((await listed(harness)).length, 2, 'a colleague cannot end it');
      await harness.skipTime?.(15 * MINUTE_MS);
      checkSame(subjectsOf(await listed(harness)), [other], 'its time is over');
      checkSame(await end(harness, me.source, other), [], 'the user ends it');
      checkSame(await end(harness, me.source, other), [], 'again, without effect');
      checkSame(await listed(harness), [], 'none is left');
    },
  },
  {
    id: 'snooze-refused',
    title: 'emergencies and unknown vehicles are not snoozed (AC-714)',
    needs: ['skipTime'],
    async run(harness) {
      const { vehicleId, alertCode } = snoozeSubjectOf(await arriveOne(harness, 'urgent'));
      const refused = async (subject: SnoozeSubject, what: string): Promise<unknown> =>
        (
          (await rejectionOf(harness, snoozing(harness, subject), what)) as {
            readonly kind?: unknown;
          }
        ).kind;
      const sos = { vehicleId, alertCode: EMERGENCY_CODE };
      checkSame(await refused(sos, 'no emergency is snoozed'), 'invalid', 'an emergency');
      const nowhere = { vehicleId: '999999999', alertCode };
      checkSame(await refused(nowhere, 'no vehicle is invented'), 'notFound', 'a vehicle');
      checkSame(await listed(harness), [], 'nothing is snoozed');
    },
  },
  {
    id: 'snooze-feed',
    title:
      'every feed of the user reports that snoozes were started or ended, and no feed of a colleague (AC-715)',
    needs: ['skipTime'],
    async run(harness) {
      const subject = snoozeSubjectOf(await arriveOne(harness, 'urgent'));
      const [tab, otherTab, colleague] = [
        await listenLive(harness, harness.me.source),
        await listenLive(harness, harness.me.source),
        await listenLive(harness, harness.colleague.source),
      ];
      const reports = (subscriber: Listener): number =>
        subscriber.events.filter(({ kind }) => kind === 'snoozesChanged').length;
      const reported = async (count: number, what: string): Promise<void> => {
        for (const one of [tab, otherTab]) await one.until(() => reports(one) >= count, what);
        checkSame([reports(tab), reports(otherTab)], [count, count], `${what}, once`);
      };
      await snooze(harness, subject);
      await reported(1, 'a snooze is reported');
      await end(harness, harness.me.source, subject);
      await reported(2, 'its end is reported');
      const heads = colleague.events.length;
      await colleague.until((event) => colleague.events.indexOf(event) >= heads, 'a head follows');
      checkSame(reports(colleague), 0, 'nothing is reported to a colleague');
      for (const { feed } of [tab, otherTab, colleague]) feed.close();
    },
  },
  {
    id: 'snooze-counts',
    title: 'snoozed alerts stay in lists and counts, unless only the others are counted (AC-716)',
    needs: ['skipTime'],
    async run(harness) {
      const { source } = harness.me;
      const [urgent, important] = await arriveBoth(harness);
      await snooze(harness, snoozeSubjectOf(urgent));
      const range = wideRange(harness);
      const counted = async (withoutSnoozed?: boolean) => {
        const counts = await resultOf(
          harness,
          source.countUnresolved({ ...range, withoutSnoozed }),
        );
        return [counts.urgent, counts.important, counts.unread.urgent];
      };
      checkSame(await counted(), [1, 1, 1], 'all are counted');
      checkSame(await counted(true), [0, 1, 0], 'those that are not snoozed');
      const rows = await readAll(harness, source, queryOf(harness, 'urgent'));
      checkSame(rows, [urgent], 'it is listed');
      await end(harness, source, snoozeSubjectOf(urgent));
      checkSame(await counted(true), [1, 1, 1], 'none is snoozed any more');
      check(important.id !== urgent.id, 'they are two alerts');
    },
  },
];
