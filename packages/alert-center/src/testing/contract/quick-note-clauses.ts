import { isPantauError } from '@pantau/core/base';
import { check, checkSame } from '@pantau/core/testing';
import type { Alert } from '../../engine/alert/alert.ts';
import { QUICK_NOTES_MAX, type QuickNotes } from '../../engine/alert/quick-notes.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  rejectionOf,
  resultOf,
  targetOf,
} from './harness.ts';
import { arriveOne, arriveSome, findAlert, listenLive, queryOf, readAll } from './helpers.ts';

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('The source has no quick notes'));

const read = (harness: AlertSourceHarness, source: AlertSource = harness.me.source) =>
  resultOf(harness, source.listQuickNotes?.() ?? missing());

const saving = (source: AlertSource, change: QuickNotes): Promise<QuickNotes> =>
  source.saveQuickNotes?.(change) ?? missing();

const save = (harness: AlertSourceHarness, change: QuickNotes) =>
  resultOf(harness, saving(harness.me.source, change));

async function refusal(
  harness: AlertSourceHarness,
  call: Promise<unknown>,
  what: string,
): Promise<string> {
  const error = await rejectionOf(harness, call, what);
  return isPantauError(error) ? error.kind : String(error);
}

const resolveWith = (note: string, ...alerts: readonly Alert[]) => ({
  change: { type: 'resolve', note } as const,
  target: targetOf(...alerts),
});

const notesOf = ({ log }: Alert): readonly unknown[] =>
  log.map((entry) => [entry.type, entry.type === 'note' ? entry.text : entry.user?.userId]);

const NOTE = 'Pengemudi sudah dihubungi';

export const quickNoteClauses: readonly Clause[] = [
  {
    id: 'resolve-note',
    title:
      'a note is stored together with the resolution under one number, for those that the request resolves alone (AC-820)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const { me, colleague } = harness;
      await arriveSome(harness, 'important', 3);
      const alerts = await readAll(harness, me.source, queryOf(harness, 'important'));
      const [settled, one, other] = alerts;
      check(settled !== undefined && one !== undefined && other !== undefined, 'three alerts');
      const first = { change: { type: 'resolve' } as const, target: targetOf(settled) };
      const before = await resultOf(harness, colleague.source.act(first));
      const request = resolveWith(NOTE, settled, one, other);
      const { items, seq } = await resultOf(harness, me.source.act(request));
      checkSame(
        items.map(({ outcome }) => outcome),
        ['unchanged', 'applied', 'applied'],
        'the outcomes',
      );
      checkSame(seq, before.seq + 1, 'one number for both');
      for (const { id } of [one, other]) {
        const alert = await findAlert(harness, 'important', id);
        checkSame(alert.lastNote?.text, NOTE, 'the note is the last one');
        checkSame(alert.resolver?.userId, me.person.userId, 'it is resolved');
        checkSame(
          notesOf(alert),
          [
            ['resolve', me.person.userId],
            ['note', NOTE],
          ],
          'the log has both, the note last',
        );
      }
      const untouched = await findAlert(harness, 'important', settled.id);
      checkSame(untouched.lastNote, null, 'who was first was not noted');
      checkSame(notesOf(untouched), [['resolve', colleague.person.userId]], 'nor logged');
    },
  },
  {
    id: 'resolve-note-refused',
    title: 'with a note that is blank or too long nothing is resolved (AC-821)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const alert = await arriveOne(harness, 'urgent');
      for (const note of ['  ', 'x'.repeat(256)]) {
        const call = harness.me.source.act(resolveWith(note, alert));
        checkSame(await refusal(harness, call, 'a bad note'), 'invalid', 'the refusal');
      }
      checkSame(await findAlert(harness, 'urgent', alert.id), alert, 'nothing has changed');
    },
  },
  {
    id: 'resolve-note-feed',
    title: 'the feed reports the resolution with its note as one action (AC-820)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const alert = await arriveOne(harness, 'urgent');
      const listener = await listenLive(harness, harness.colleague.source);
      const { seq } = await resultOf(harness, harness.me.source.act(resolveWith(NOTE, alert)));
      await listener.until((event) => 'seq' in event && event.seq >= seq, 'the action arrives');
      const actions = listener.events.flatMap((event) =>
        event.kind === 'action' ? [[event.seq, event.action.change]] : [],
      );
      checkSame(actions, [[seq, { type: 'resolve', note: NOTE }]], 'one action');
      listener.feed.close();
    },
  },
  {
    id: 'quick-notes-save',
    title:
      'quick notes are read in their order by everybody who may act, and replaced as a whole; none can be left (AC-824)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const { revision } = await read(harness);
      const saved = await save(harness, { revision, notes: [' Aman ', 'Sudah\ndihubungi'] });
      checkSame(saved.notes, ['Aman', 'Sudah dihubungi'], 'trimmed, in one line each');
      check(saved.revision > revision, 'the revision rises');
      checkSame(await read(harness), saved, 'they are stored');
      checkSame(await read(harness, harness.colleague.source), saved, 'for the company');
      const ordered = { revision: saved.revision, notes: ['Sudah dihubungi', 'Aman'] };
      const again = await save(harness, ordered);
      checkSame(again.notes, ordered.notes, 'the order counts');
      checkSame((await save(harness, { ...again, notes: [] })).notes, [], 'none is left');
      checkSame((await read(harness)).notes, [], 'nor read');
    },
  },
  {
    id: 'quick-notes-conflict',
    title:
      'a change of quick notes that somebody else has changed meanwhile is a conflict (AC-824)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const before = await read(harness);
      const saved = await save(harness, { ...before, notes: ['Aman'] });
      const call = saving(harness.me.source, { ...before, notes: ['Lain'] });
      checkSame(await refusal(harness, call, 'an old revision'), 'conflict', 'the refusal');
      checkSame(await read(harness), saved, 'the first change stays');
    },
  },
  {
    id: 'quick-notes-refused',
    title:
      'quick notes that are blank, too long, too many or there twice are invalid, and users without the permission are refused (AC-825)',
    needs: ['editsQuickNotes'],
    async run(harness) {
      const before = await read(harness);
      const { revision } = before;
      const many = Array.from({ length: QUICK_NOTES_MAX + 1 }, (_, index) => `Catatan ${index}`);
      for (const notes of [[' '], ['x'.repeat(256)], ['Aman', ' Aman '], many]) {
        const call = saving(harness.me.source, { revision, notes });
        checkSame(await refusal(harness, call, 'bad notes'), 'invalid', 'the refusal');
      }
      const call = saving(harness.colleague.source, { revision, notes: ['Aman'] });
      checkSame(await refusal(harness, call, 'a colleague'), 'forbidden', 'the refusal');
      checkSame(await read(harness), before, 'nothing has changed');
    },
  },
];
