import type { AlertId } from '../../engine/alert/alert.ts';
import type { AlertPresence, LiveFeed } from '../../engine/list/alert-source.port.ts';
import { type Faults, type Spoil, withFeed } from './spoil.test.setup.ts';

const withStated =
  (state: (ids: readonly AlertId[], feed: LiveFeed) => void): Spoil =>
  (source) => ({
    ...source,
    subscribe(listener) {
      const feed = source.subscribe(listener);
      return { ...feed, setOpen: (ids) => state(ids, feed) };
    },
  });

const withReported = (
  change: (alerts: readonly AlertPresence[], isComplete: boolean) => readonly AlertPresence[],
): Spoil =>
  withFeed((event, emit) =>
    emit(
      event.kind === 'presence'
        ? { ...event, alerts: change(event.alerts, event.isComplete) }
        : event,
    ),
  );

export const presenceFaults: Faults = {
  'presence-open': [
    ['nobody is reported', withReported(() => [])],
    [
      'it is reported late',
      withFeed((event, emit) => {
        if (event.kind !== 'presence' || event.isComplete) emit(event);
      }),
    ],
    [
      'what was closed stays open',
      withReported((alerts) => alerts.filter(({ users }) => users.length > 0)),
    ],
    [
      'a user with two feeds is two',
      withReported((alerts) =>
        alerts.map((one) => ({ ...one, users: [...one.users, ...one.users.slice(0, 1)] })),
      ),
    ],
    [
      'what is stated is added to what was',
      (source) => {
        let all: readonly AlertId[] = [];
        return withStated((ids, feed) => {
          all = [...new Set([...all, ...ids])];
          feed.setOpen?.(all);
        })(source);
      },
    ],
    ['only the first alert is stated', withStated((ids, feed) => feed.setOpen?.(ids.slice(0, 1)))],
  ],
  'presence-late': [
    [
      'the first report names nobody',
      withReported((alerts, isComplete) => (isComplete ? [] : alerts)),
    ],
    [
      'no report is complete',
      withFeed((event, emit) =>
        emit(event.kind === 'presence' ? { ...event, isComplete: false } : event),
      ),
    ],
  ],
  'presence-leave': [
    [
      'a closed feed lives on',
      (source) => ({
        ...source,
        subscribe: (listener) => ({ ...source.subscribe(listener), close: () => undefined }),
      }),
    ],
  ],
  'presence-return': [
    [
      'what was open is forgotten',
      (source) => ({
        ...source,
        subscribe(listener) {
          const feed = source.subscribe((event) => {
            if (event.kind === 'status' && event.status.state === 'reconnecting') {
              feed.setOpen?.([]);
            }
            listener(event);
          });
          return feed;
        },
      }),
    ],
  ],
  'presence-unseen': [
    [
      'what its user cannot see is reported',
      withReported((alerts) =>
        alerts.flatMap((one) => [one, { ...one, id: String(Number(one.id) + 1) }]),
      ),
    ],
  ],
};
