import { isPantauError } from '@pantau/core/base';
import { type ContractClause, checkSame } from '@pantau/core/testing';
import type { StateChange } from '../../engine/alert/alert-action.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import {
  HANDOVER_NOTE_MAX,
  HANDOVER_WINDOW_MS,
  type ShiftHandover,
} from '../../engine/handover/handover-source.port.ts';
import { rejectionOf, resultOf, targetOf } from '../contract/harness.ts';
import type { HandoverHarness, HandoverPerson } from './handover-harness.ts';

type HandoverClause = ContractClause<HandoverHarness>;

const HOUR_MS = 3_600_000;

const read = (
  harness: HandoverHarness,
  { handover }: HandoverPerson = harness.me,
): Promise<ShiftHandover> => resultOf(harness, handover.read());

const record = (
  harness: HandoverHarness,
  previousId: string | null,
  note: string | null = null,
  { handover }: HandoverPerson = harness.me,
) => resultOf(harness, handover.record({ previousId, note }));

const arrive = (
  harness: HandoverHarness,
  hoursAgo: number,
  urgency: 'urgent' | 'important' = 'important',
): Promise<Alert> => harness.arrive({ urgency, createdOn: harness.now() - hoursAgo * HOUR_MS });

const act = (
  harness: HandoverHarness,
  alert: Alert,
  change: StateChange,
  { alerts }: HandoverPerson = harness.me,
) => resultOf(harness, alerts.act({ change, target: targetOf(alert) }));

async function checkRefused(
  harness: HandoverHarness,
  call: Promise<unknown>,
  kind: string,
  promise: string,
): Promise<void> {
  const error = await rejectionOf(harness, call, promise);
  checkSame(isPantauError(error) ? error.kind : error, kind, promise);
}

/** All clauses of the port. */
export const handoverClauses: readonly HandoverClause[] = [
  {
    id: 'handover-open',
    title: 'the open alerts of 48 hours are listed, urgent ones first, then the newest (AC-890)',
    async run(harness) {
      const old = await arrive(harness, 47);
      const urgent = await arrive(harness, 20, 'urgent');
      const young = await arrive(harness, 1);
      const settled = await arrive(harness, 2);
      await arrive(harness, 49);
      await act(harness, settled, { type: 'resolve' });
      const { alerts, urgent: urgentCount, important, readOn } = await read(harness);
      checkSame(
        alerts.map(({ id }) => id),
        [urgent.id, young.id, old.id],
        'the order of the open alerts',
      );
      checkSame([urgentCount, important], [1, 2], 'the numbers of open alerts');
      checkSame(
        alerts.map(({ urgency }) => urgency),
        ['urgent', 'important', 'important'],
        'the urgency of the open alerts',
      );
      const { licensePlate } = young.vehicle;
      checkSame(
        alerts.map((one) => [one.licensePlate, one.createdOn, one.read]).at(1),
        [licensePlate, young.createdOn, false],
        'plate, time and whether it is read',
      );
      checkSame(Math.abs(readOn - harness.now()) < 60_000, true, 'the moment of the handover');
      const limited = await read(harness, harness.viewer);
      checkSame(
        limited.alerts.map(({ id }) => id),
        [young.id, old.id],
        'a user without urgent alerts sees none',
      );
      checkSame([limited.urgent, limited.important], [0, 2], 'nor are they counted');
    },
  },
  {
    id: 'handover-owner',
    title: 'an open alert names its owner, if the source has owners (AC-891)',
    async run(harness) {
      const alert = await arrive(harness, 1);
      checkSame((await read(harness)).alerts[0]?.owner, null, 'nobody owns the alert');
      const { changeOwner } = harness.me.alerts;
      if (changeOwner === undefined) return;
      const owner = harness.me.person;
      await resultOf(harness, changeOwner({ owner, ids: [alert.id] }));
      checkSame((await read(harness, harness.colleague)).alerts[0]?.owner, owner, 'its owner');
    },
  },
  {
    id: 'handover-snoozes',
    title: 'what people snooze is listed for everybody, if the source has snoozes (AC-891)',
    async run(harness) {
      const { vehicle, alertCode } = await arrive(harness, 1);
      checkSame((await read(harness)).snoozes, [], 'nobody snoozes anything');
      const { snooze } = harness.colleague.alerts;
      if (snooze === undefined) return;
      const { vehicleId, licensePlate } = vehicle;
      await resultOf(harness, snooze({ vehicleId, alertCode, length: 'hour' }));
      const { snoozes, readOn } = await read(harness);
      checkSame(
        snoozes.map((one) => [one.user, one.vehicleId, one.licensePlate]),
        [[harness.colleague.person, vehicleId, licensePlate]],
        'who snoozes which vehicle',
      );
      const left = (snoozes[0]?.endsOn ?? 0) - readOn;
      checkSame(left > 0 && left <= HOUR_MS, true, 'the end of the snooze');
    },
  },
  {
    id: 'handover-work',
    title: 'notes and settled alerts are listed by person (AC-891)',
    async run(harness) {
      const [noted, resolved, opened, wrong, urgent] = [
        await arrive(harness, 1),
        await arrive(harness, 2),
        await arrive(harness, 3),
        await arrive(harness, 4),
        await arrive(harness, 5, 'urgent'),
      ];
      await act(harness, noted, { type: 'note', text: 'Driver called' }, harness.colleague);
      await act(harness, urgent, { type: 'note', text: 'Police called' });
      await act(harness, resolved, { type: 'resolve' });
      await act(harness, opened, { type: 'resolve' });
      await act(harness, opened, { type: 'checkAgain' });
      await act(harness, wrong, { type: 'falseAlert', reason: 'Shadow' }, harness.colleague);
      const { notes, noteCount, settled } = await read(harness);
      checkSame(
        notes.map(({ text, user, alertId }) => [text, user, alertId]),
        [
          ['Police called', harness.me.person, urgent.id],
          ['Driver called', harness.colleague.person, noted.id],
        ],
        'the notes, newest first',
      );
      checkSame(noteCount, 2, 'the number of notes');
      checkSame(
        settled
          .map(({ user, resolved: count, falseAlerts }) => [user.fullname, count, falseAlerts])
          .toSorted(),
        [
          [harness.me.person.fullname, 1, 0],
          [harness.colleague.person.fullname, 0, 1],
        ].toSorted(),
        'who settled how many',
      );
      const limited = await read(harness, harness.viewer);
      checkSame(limited.noteCount, 1, 'a user without urgent alerts sees no note to one');
    },
  },
  {
    id: 'handover-since',
    title: 'changes are counted since the previous handover (AC-892)',
    async run(harness) {
      const alert = await arrive(harness, 2);
      await act(harness, alert, { type: 'note', text: 'Before' });
      const before = await read(harness);
      checkSame(before.previous, null, 'there is no previous handover');
      checkSame(before.readOn - before.since, HANDOVER_WINDOW_MS, 'changes of 48 hours');
      checkSame([before.arrived, before.noteCount], [1, 1], 'changes of 48 hours');
      await harness.pass(50);
      const recorded = await record(harness, null, ' All quiet ');
      checkSame(
        [recorded.note, recorded.user],
        ['All quiet', harness.me.person],
        'note and person of the handover',
      );
      await harness.pass(50);
      const after = await read(harness, harness.viewer);
      checkSame(after.previous, recorded, 'the previous handover');
      checkSame(after.since, recorded.createdOn, 'changes since then');
      checkSame([after.arrived, after.noteCount], [0, 0], 'no change since then');
      checkSame(after.important, 1, 'what is still open');
      await act(harness, alert, { type: 'resolve' }, harness.colleague);
      const later = await read(harness);
      checkSame(
        later.settled,
        [{ user: harness.colleague.person, resolved: 1, falseAlerts: 0 }],
        'what has been settled since then',
      );
    },
  },
  {
    id: 'handover-record',
    title: 'one of two people records a handover, and only people who may act (AC-893)',
    async run(harness) {
      const { id } = await record(harness, null);
      const { colleague, viewer, me } = harness;
      const again = colleague.handover.record({ previousId: null, note: 'Mine' });
      await checkRefused(harness, again, 'conflict', 'a second handover after the same one');
      checkSame((await read(harness)).previous?.id, id, 'the first one stands');
      const looking = viewer.handover.record({ previousId: id, note: null });
      await checkRefused(harness, looking, 'forbidden', 'a handover by somebody who may not act');
      const note = 'a'.repeat(HANDOVER_NOTE_MAX + 1);
      const long = me.handover.record({ previousId: id, note });
      await checkRefused(harness, long, 'invalid', 'a note that is too long');
      const next = await record(harness, id, '  ', colleague);
      checkSame(next.note, null, 'a blank note is none');
    },
  },
];
