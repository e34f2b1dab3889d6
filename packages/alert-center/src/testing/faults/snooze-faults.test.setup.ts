import type { Snooze } from '../../engine/alert/snooze.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import { type Faults, type Spoil, withCounts, withFeed, withLists } from './spoil.test.setup.ts';

type Snoozing = Required<Pick<AlertSource, 'listSnoozes' | 'snooze' | 'endSnooze'>>;

/** A source whose snoozing is different. */
const withSnoozing =
  (change: (own: Snoozing) => Partial<Snoozing>): Spoil =>
  (source) => {
    const { listSnoozes, snooze, endSnooze } = source;
    if (!listSnoozes || !snooze || !endSnooze) throw new TypeError('The source has no snoozing');
    return { ...source, ...change({ listSnoozes, snooze, endSnooze }) };
  };

const withSnoozes = (change: (snoozes: readonly Snooze[]) => readonly Snooze[]): Spoil =>
  withSnoozing((own) => ({
    listSnoozes: async (signal) => change(await own.listSnoozes(signal)),
    snooze: async (request, signal) => change(await own.snooze(request, signal)),
    endSnooze: async (subject, signal) => change(await own.endSnooze(subject, signal)),
  }));

/** What the first user has snoozed, to everybody. */
function shared(): Spoil {
  let first: AlertSource['listSnoozes'];
  return withSnoozing((own) => {
    first ??= own.listSnoozes;
    return { listSnoozes: first };
  });
}

/** The feed's events without those that report snoozes. */
const silent: Spoil = withFeed((event, emit) => {
  if (event.kind !== 'snoozesChanged') emit(event);
});

export const snoozeFaults: Faults = {
  'snooze-list': [
    ['nothing is listed', withSnoozing(() => ({ listSnoozes: () => Promise.resolve([]) }))],
    ['the last to end is first', withSnoozes((snoozes) => snoozes.toReversed())],
    ['colleagues see it', shared()],
    [
      'the plate is missing',
      withSnoozes((snoozes) => snoozes.map((one) => ({ ...one, licensePlate: '' }))),
    ],
    [
      'every snooze lasts an hour',
      withSnoozing((own) => ({
        snooze: (request, signal) => own.snooze({ ...request, length: 'hour' }, signal),
      })),
    ],
    [
      'snoozing again is ignored',
      withSnoozing((own) => ({
        snooze: async (request, signal) => {
          const snoozes = await own.listSnoozes(signal);
          const { alertCode } = request;
          if (snoozes.some((one) => one.alertCode === alertCode)) return snoozes;
          return own.snooze(request, signal);
        },
      })),
    ],
  ],
  'snooze-end': [
    [
      'a snooze never ends',
      withSnoozing((own) => {
        const all = new Map<number, Snooze>();
        return {
          async listSnoozes(signal) {
            for (const one of await own.listSnoozes(signal)) all.set(one.alertCode, one);
            return [...all.values()];
          },
          async endSnooze({ alertCode, ...subject }, signal) {
            await own.endSnooze({ alertCode, ...subject }, signal);
            all.delete(alertCode);
            return own.listSnoozes(signal);
          },
        };
      }),
    ],
    [
      'the user cannot end it',
      withSnoozing((own) => ({ endSnooze: (_subject, signal) => own.listSnoozes(signal) })),
    ],
    [
      'ending none is refused',
      withSnoozing((own) => ({
        async endSnooze(subject, signal) {
          const before = await own.listSnoozes(signal);
          const after = await own.endSnooze(subject, signal);
          if (before.length > 0 && before.length === after.length) return after;
          if (before.length === 0)
            return [{ ...subject, licensePlate: '', event: noText, endsOn: 0 }];
          return after;
        },
      })),
    ],
  ],
  'snooze-refused': [
    [
      'an emergency is snoozed',
      withSnoozing((own) => ({
        snooze: (request, signal) =>
          request.alertCode === 1 ? own.listSnoozes(signal) : own.snooze(request, signal),
      })),
    ],
    [
      'any vehicle is accepted',
      withSnoozing((own) => ({
        snooze: (request, signal) =>
          request.vehicleId === '999999999' ? own.listSnoozes(signal) : own.snooze(request, signal),
      })),
    ],
  ],
  'snooze-feed': [
    ['no feed reports it', silent],
    [
      'it is reported twice',
      withFeed((event, emit) => {
        emit(event);
        if (event.kind === 'snoozesChanged') emit(event);
      }),
    ],
    [
      'it is reported to everybody',
      (source) => ({
        ...source,
        subscribe: (listener) =>
          source.subscribe((event) => {
            listener(event);
            // Heads come to everybody.
            if (event.kind === 'head' && event.prevSeq !== event.seq) return;
            if (event.kind === 'head') listener({ kind: 'snoozesChanged' });
          }),
      }),
    ],
  ],
  'snooze-counts': [
    ['they are never counted', withoutThem(true)],
    ['they are always counted', withoutThem(false)],
    ['they are not listed', withLists(() => [])],
    ['everything counts as none', withCounts((counts) => ({ ...counts, important: 0 }))],
  ],
};

const noText = { id: '', en: '' };

function withoutThem(withoutSnoozed: boolean): Spoil {
  return (source) => ({
    ...source,
    countUnresolved: (range, signal) =>
      source.countUnresolved({ ...range, withoutSnoozed }, signal),
  });
}
