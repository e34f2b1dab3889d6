import { check, checkSame } from '@pantau/core/testing';
import { EXPECT_EVERY_MAX_MS, type FeedEvent } from '../../engine/list/alert-source.port.ts';
import { type AlertSourceHarness, type Clause, resultOf, until, within } from './harness.ts';
import { type Listener, arriveOne, checkContinuous, listen, listenLive } from './helpers.ts';

const isLost = (event: FeedEvent): boolean =>
  event.kind === 'status' && event.status.state === 'reconnecting';

/** Long enough for a closed feed to reconnect if it still could. */
const AFTER_CLOSE_MS = 1_500;

/** Interrupts the connection, then checks that the feed recovers by itself and that nothing is lost. */
async function checkRecovery(
  harness: AlertSourceHarness,
  subscriber: Listener,
  interrupt: () => Promise<void>,
): Promise<void> {
  const { source } = harness.me;
  const before = await arriveOne(harness, 'urgent');
  await until(harness, () => subscriber.head() >= before.seq, 'the feed reaches the alert');
  const head = subscriber.head();
  await interrupt();
  const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
  const interruptedAt = subscriber.events.length;
  await harness.restore?.();
  const isBack = (): boolean =>
    subscriber.events.slice(interruptedAt).some((event) => event.kind === 'head');
  await until(harness, isBack, 'the feed reconnects by itself');
  const missed = await resultOf(harness, source.missedSince(head));
  check(
    missed.alerts.some((alert) => alert.id === id),
    'missed changes can be loaded',
  );
  checkContinuous(subscriber.events);
}

/** Checks that a closed feed sends nothing more and has no connection. */
async function checkEnded(harness: AlertSourceHarness, closed: Listener): Promise<void> {
  const received = closed.events.length;
  await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
  for (let passed = 0; passed < AFTER_CLOSE_MS; passed += 50) await harness.pass(50);
  checkSame(closed.events.length, received, 'the closed feed is silent');
  checkSame(harness.connections?.(), 0, 'the connections of a closed feed');
}

export const connectionClauses: readonly Clause[] = [
  {
    id: 'feed-expect-every',
    title: 'a live feed sends an event within expectEvery, even if nothing happens (AC-280)',
    async run(harness) {
      const subscriber = await listenLive(harness, harness.me.source);
      const { expectEvery } = subscriber.feed;
      check(
        expectEvery > 0 && expectEvery <= EXPECT_EVERY_MAX_MS,
        `expectEvery is from 1 to ${EXPECT_EVERY_MAX_MS} ms`,
      );
      for (let turn = 0; turn < 3; turn += 1) {
        const { length } = subscriber.events;
        const hasNext = (): boolean => subscriber.events.length > length;
        await within(harness, expectEvery, hasNext, 'an idle feed sends an event');
      }
      check(!subscriber.events.some(isLost), 'an idle feed stays live');
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-reconnect',
    title: 'a cut feed reports it and reconnects by itself; missed changes can be loaded (AC-281)',
    needs: ['cut'],
    async run(harness) {
      const subscriber = await listenLive(harness, harness.me.source);
      await checkRecovery(harness, subscriber, async () => {
        await harness.cut?.();
        await subscriber.until(isLost, 'the feed reports that it is cut');
      });
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-stalled',
    title: 'a stalled feed reports it within expectEvery and recovers by itself (AC-280, AC-281)',
    needs: ['stall'],
    async run(harness) {
      const subscriber = await listenLive(harness, harness.me.source);
      await checkRecovery(harness, subscriber, async () => {
        await harness.stall?.();
        const hasNoticed = (): boolean => subscriber.events.some(isLost);
        const { expectEvery } = subscriber.feed;
        await within(harness, expectEvery, hasNoticed, 'the feed reports that it is stalled');
      });
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-close-ends',
    title: 'closing a feed ends its connection, whatever its status (AC-281)',
    needs: ['cut', 'connections'],
    async run(harness) {
      const { source } = harness.me;
      const live = await listenLive(harness, source);
      checkSame(harness.connections?.(), 1, 'the connections of a live feed');
      live.feed.close();
      await checkEnded(harness, live);

      const connecting = listen(harness, source);
      connecting.feed.close();
      await checkEnded(harness, connecting);

      const cut = await listenLive(harness, source);
      await harness.cut?.();
      await cut.until(isLost, 'the feed reports that it is cut');
      cut.feed.close();
      await harness.restore?.();
      await checkEnded(harness, cut);
    },
  },
];
