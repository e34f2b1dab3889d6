import type { FeedStatus, LiveFeed } from '../../engine/list/alert-source.port.ts';
import { type Faults, type Spoil, withFeed } from './spoil.test.setup.ts';

const withDeclared =
  (expectEvery: number): Spoil =>
  (source) => ({
    ...source,
    subscribe: (listener) => ({ ...source.subscribe(listener), expectEvery }),
  });

/** Opens a new feed instead of reconnecting, but only on `retryNow`. */
const reconnectsOnlyOnRetry: Spoil = (source) => ({
  ...source,
  subscribe(listener) {
    let isLost = false;
    const open = (): LiveFeed =>
      source.subscribe((event) => {
        if (isLost) return;
        listener(event);
        isLost = event.kind === 'status' && event.status.state === 'reconnecting';
      });
    let feed = open();
    return {
      expectEvery: feed.expectEvery,
      retryNow() {
        feed.close();
        isLost = false;
        feed = open();
      },
      close: () => feed.close(),
    };
  },
});

/** In every other state, `close` only stops passing events on. */
const closesOnlyWhile =
  (isClosed: (state: FeedStatus['state']) => boolean): Spoil =>
  (source) => ({
    ...source,
    subscribe(listener) {
      let isMuted = false;
      let state: FeedStatus['state'] = 'connecting';
      const feed = source.subscribe((event) => {
        if (event.kind === 'status') state = event.status.state;
        if (!isMuted) listener(event);
      });
      return {
        ...feed,
        close() {
          isMuted = true;
          if (isClosed(state)) feed.close();
        },
      };
    },
  });

export const feedFaults: Faults = {
  'feed-status-first': [
    [
      'the status is not reported',
      withFeed((event, emit) => event.kind !== 'status' && emit(event)),
    ],
    [
      'the first head is not an empty range',
      withFeed((event, emit) =>
        emit(event.kind === 'head' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
  ],
  'feed-arrival': [
    [
      'alerts are sent twice',
      withFeed((event, emit) => {
        emit(event);
        if (event.kind === 'alert') emit(event);
      }),
    ],
    ['alerts are not sent', withFeed((event, emit) => event.kind !== 'alert' && emit(event))],
    [
      'the alerts sent are incomplete',
      withFeed((event, emit) =>
        emit(
          event.kind === 'alert' ? { ...event, alert: { ...event.alert, driver: null } } : event,
        ),
      ),
    ],
  ],
  'feed-continuous': [
    [
      'a range includes numbers that were never sent',
      withFeed((event, emit) =>
        emit(event.kind === 'alert' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
    ['a message is missing', withFeed((event, emit) => event.kind !== 'action' && emit(event))],
  ],
  'feed-unseen': [
    [
      'the head does not advance for invisible alerts',
      (source) => {
        let hasHead = false;
        return withFeed((event, emit) => {
          if (event.kind === 'head' && hasHead) return;
          if (event.kind === 'head') hasHead = true;
          emit(event);
        })(source);
      },
    ],
  ],
  'feed-expect-every': [
    ['an idle feed is silent', withFeed((event, emit) => event.kind !== 'head' && emit(event))],
    [
      'a feed is silent after its first head',
      (source) => {
        let hasHead = false;
        return withFeed((event, emit) => {
          if (event.kind !== 'head' || !hasHead) emit(event);
          if (event.kind === 'head') hasHead = true;
        })(source);
      },
    ],
    ['the declared time is too short', withDeclared(1_000)],
    ['no time is declared', withDeclared(Number.POSITIVE_INFINITY)],
  ],
  'feed-reconnect': [
    [
      'a cut is not reported',
      withFeed((event, emit) => {
        if (event.kind !== 'status' || event.status.state !== 'reconnecting') emit(event);
      }),
    ],
    [
      'missed changes are lost',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          return { ...(await source.missedSince(since, signal)), alerts: [] };
        },
      }),
    ],
    [
      'it does not reconnect',
      (source) => {
        let isCut = false;
        return withFeed((event, emit) => {
          if (event.kind === 'status' && event.status.state === 'reconnecting') isCut = true;
          if (!isCut || event.kind === 'status') emit(event);
        })(source);
      },
    ],
    ['it reconnects only when retryNow is called', reconnectsOnlyOnRetry],
  ],
  'feed-stalled': [
    [
      'a stalled feed claims to be live',
      withFeed((event, emit) => {
        if (event.kind !== 'status' || event.status.state !== 'reconnecting') emit(event);
      }),
    ],
    ['a stall is reported too late', withDeclared(6_000)],
    ['it reconnects only when retryNow is called', reconnectsOnlyOnRetry],
  ],
  'feed-close-ends': [
    ['closing only detaches the listener', closesOnlyWhile(() => false)],
    ['a feed that is connecting is not closed', closesOnlyWhile((state) => state !== 'connecting')],
    [
      'a feed that is reconnecting is not closed',
      closesOnlyWhile((state) => state !== 'reconnecting'),
    ],
  ],
  'feed-close': [
    [
      'closing has no effect',
      (source) => ({
        ...source,
        subscribe: (listener) => ({ ...source.subscribe(listener), close: () => {} }),
      }),
    ],
    [
      'closing one feed closes all',
      (source) => {
        const open = new Set<() => void>();
        return {
          ...source,
          subscribe(listener) {
            const feed = source.subscribe(listener);
            open.add(() => feed.close());
            return { ...feed, close: () => open.forEach((close) => close()) };
          },
        };
      },
    ],
  ],
};
