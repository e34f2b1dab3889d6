import { PantauError } from '@pantau/core/base';
import type { Alert } from '../../engine/alert/alert.ts';
import type {
  ActionRequest,
  AlertSource,
  QuickNotes,
} from '../../engine/list/alert-source.port.ts';
import { type Faults, type Spoil, withFeed, withLists } from './spoil.test.setup.ts';

type Noting = Required<Pick<AlertSource, 'listQuickNotes' | 'saveQuickNotes'>>;

const withNotes =
  (change: (own: Noting) => Partial<Noting>): Spoil =>
  (source) => {
    const { listQuickNotes, saveQuickNotes } = source;
    if (!listQuickNotes || !saveQuickNotes) throw new TypeError('The source has no quick notes');
    return { ...source, ...change({ listQuickNotes, saveQuickNotes }) };
  };

const withSaving = (change: (notes: QuickNotes) => QuickNotes): Spoil =>
  withNotes(({ saveQuickNotes }) => ({
    saveQuickNotes: (notes, signal) => saveQuickNotes(change(notes), signal),
  }));

const withRequest =
  (change: (request: ActionRequest) => ActionRequest): Spoil =>
  (source) => ({ ...source, act: (request, signal) => source.act(change(request), signal) });

const withoutNote = (request: ActionRequest): ActionRequest =>
  request.change.type === 'resolve' ? { ...request, change: { type: 'resolve' } } : request;

const withLog = (change: (alert: Alert) => Alert['log']): Spoil =>
  withLists((alerts) => alerts.map((alert) => ({ ...alert, log: change(alert) })));

/** Sends the note after the resolution, as an action of its own. */
const inTwoSteps: Spoil = (source) => ({
  ...source,
  async act(request, signal) {
    const { change, target } = request;
    if (change.type !== 'resolve' || change.note === undefined) return source.act(request, signal);
    const resolved = await source.act(withoutNote(request), signal);
    const note = { type: 'note', text: change.note } as const;
    const { items, ...result } = await source.act({ change: note, target }, signal);
    return {
      ...result,
      items: items.map((item, index) => ({
        ...item,
        outcome: resolved.items[index]?.outcome ?? item.outcome,
      })),
    };
  },
});

/** Replaces the notes for one user, and remembers them for that user alone. */
const ofTheirOwn: Spoil = withNotes(({ listQuickNotes, saveQuickNotes }) => {
  let own: QuickNotes | null = null;
  return {
    listQuickNotes: async (signal) => own ?? listQuickNotes(signal),
    async saveQuickNotes({ revision, notes }) {
      if (own === null) await saveQuickNotes({ revision, notes: ['Aman'] });
      own = {
        revision: revision + 1,
        notes: notes.map((note) => note.trim().replaceAll('\n', ' ')),
      };
      return own;
    },
  };
});

export const quickNoteFaults: Faults = {
  'resolve-note': [
    ['the note is lost', withRequest(withoutNote)],
    ['what a colleague resolved is noted, too', inTwoSteps],
    ['the log has no note', withLog(({ log }) => log.filter(({ type }) => type !== 'note'))],
    ['the note comes before the resolution', withLog(({ log }) => log.toReversed())],
  ],
  'resolve-note-refused': [
    [
      'alerts are resolved without the bad note',
      (source) => ({
        ...source,
        async act(request, signal) {
          try {
            return await source.act(request, signal);
          } catch (error) {
            await source.act(withoutNote(request), signal);
            throw error;
          }
        },
      }),
    ],
    [
      'a long note is cut',
      withRequest((request) =>
        request.change.type === 'resolve' && request.change.note !== undefined
          ? {
              ...request,
              change: { type: 'resolve', note: request.change.note.slice(0, 255) },
            }
          : request,
      ),
    ],
  ],
  'resolve-note-feed': [
    [
      'the feed leaves the note out',
      withFeed((event, emit) =>
        emit(
          event.kind === 'action' && event.action.change.type === 'resolve'
            ? { ...event, action: { ...event.action, change: { type: 'resolve' } } }
            : event,
        ),
      ),
    ],
    ['the feed reports two actions', inTwoSteps],
  ],
  'quick-notes-save': [
    [
      'nothing is stored',
      withNotes(() => ({ saveQuickNotes: (change) => Promise.resolve(change) })),
    ],
    ['they are the user’s own', ofTheirOwn],
    ['they are sorted', withSaving((change) => ({ ...change, notes: change.notes.toSorted() }))],
    [
      'the last ones cannot be removed',
      withNotes(({ listQuickNotes, saveQuickNotes }) => ({
        saveQuickNotes: (change, signal) =>
          change.notes.length === 0 ? listQuickNotes(signal) : saveQuickNotes(change, signal),
      })),
    ],
  ],
  'quick-notes-conflict': [
    [
      'the last change wins',
      withNotes(({ listQuickNotes, saveQuickNotes }) => ({
        async saveQuickNotes({ notes }, signal) {
          const { revision } = await listQuickNotes(signal);
          return saveQuickNotes({ revision, notes }, signal);
        },
      })),
    ],
  ],
  'quick-notes-refused': [
    [
      'bad notes are left out',
      withSaving((change) => ({
        ...change,
        notes: change.notes.filter((note) => note.trim() !== '' && note.length < 256).slice(0, 1),
      })),
    ],
    [
      'users without the permission find nothing',
      withNotes(({ saveQuickNotes }) => ({
        async saveQuickNotes(change, signal) {
          try {
            return await saveQuickNotes(change, signal);
          } catch (error) {
            if (error instanceof PantauError && error.kind === 'forbidden') {
              throw new PantauError('notFound');
            }
            throw error;
          }
        },
      })),
    ],
  ],
};
