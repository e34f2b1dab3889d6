import type { FeedEvent } from '../../engine/list/alert-source.port.ts';
import { type Clause, answer, check, checkSame, select, until } from './harness.ts';
import { arriveSome, findAlert, listen, listenLive, oneAlert } from './helpers.ts';

type Told = Extract<FeedEvent, { readonly seq: number }>;

const told = (events: readonly FeedEvent[]): readonly Told[] =>
  events.filter((event): event is Told => 'seq' in event);

/** Each message begins where the one before it ended; the first of a connection sets the start. */
function checkContinuous(events: readonly FeedEvent[]): void {
  let covered: number | null = null;
  for (const event of events) {
    if (event.kind === 'status' && event.status.state !== 'live') covered = null;
    if (!('seq' in event)) continue;
    check(event.seq >= event.prevSeq, 'a stretch does not run backwards');
    if (covered === null) {
      checkSame(event.kind, 'head', 'the first message of a connection is its head');
      checkSame(event.prevSeq, event.seq, 'the first head covers nothing: prevSeq === seq');
    } else {
      checkSame(event.prevSeq, covered, 'a message begins where the one before it ended');
    }
    covered = event.seq;
  }
}

export const feedClauses: readonly Clause[] = [
  {
    id: 'feed-status-first',
    title: 'the first event of a feed tells its status; it becomes live and then tells its head',
    async run(harness) {
      const ear = listen(harness, harness.me.source);
      await ear.until((event) => event.kind === 'head', 'the feed comes to tell its head');
      checkSame(ear.events[0]?.kind, 'status', 'the first event');
      const states = ear.events.flatMap((e) => (e.kind === 'status' ? [e.status.state] : []));
      checkSame(states.at(-1), 'live', 'it is live before it tells its head');
      checkContinuous(ear.events);
      ear.feed.close();
    },
  },
  {
    id: 'feed-arrival',
    title: 'a new alert is told once, whole, under its number',
    async run(harness) {
      const ear = await listenLive(harness, harness.me.source);
      const ids = [
        ...(await arriveSome(harness, 'urgent', 2)),
        ...(await arriveSome(harness, 'important', 1)),
      ];
      for (const id of ids) {
        const isIt = (event: FeedEvent): boolean => event.kind === 'alert' && event.alert.id === id;
        await ear.until(isIt, 'a new alert is told');
        checkSame(ear.events.filter(isIt).length, 1, 'it is told once');
      }
      for (const event of ear.events) {
        if (event.kind !== 'alert') continue;
        const urgency = event.alert.id === ids[2] ? 'important' : 'urgent';
        const listed = await findAlert(harness, urgency, event.alert.id);
        checkSame(event.alert, listed, 'it is as the list has it');
        checkSame(event.seq, event.alert.seq, 'it comes under its own number');
      }
      ear.feed.close();
    },
  },
  {
    id: 'feed-continuous',
    title: 'stretches follow each other without a gap, whatever happens',
    async run(harness) {
      const { source } = harness.me;
      const ear = await listenLive(harness, source);
      const alert = await oneAlert(harness, 'urgent');
      await answer(harness, source.act({ change: { type: 'read' }, target: select(alert) }));
      await arriveSome(harness, 'important', 3);
      const result = await answer(
        harness,
        harness.colleague.source.act({ change: { type: 'resolve' }, target: select(alert) }),
      );
      await until(harness, () => ear.covered() >= result.seq, 'everything is covered');
      checkContinuous(ear.events);
      ear.feed.close();
    },
  },
  {
    id: 'feed-unseen',
    title: 'what a subscriber may not see still moves his head, without being told',
    needs: ['arriveUnseen'],
    async run(harness) {
      const ear = await listenLive(harness, harness.me.source);
      const before = ear.covered();
      await harness.arriveUnseen?.();
      await until(harness, () => ear.covered() > before, 'the head moves on');
      checkSame(
        told(ear.events).filter((event) => event.kind !== 'head'),
        [],
        'nothing is told',
      );
      checkContinuous(ear.events);
      ear.feed.close();
    },
  },
  {
    id: 'feed-reconnect',
    title: 'a cut feed says so, comes back by itself, and what it missed can be asked for',
    needs: ['cut'],
    async run(harness) {
      const { source } = harness.me;
      const ear = await listenLive(harness, source);
      const before = await oneAlert(harness, 'urgent');
      await ear.until((event) => event.kind === 'alert', 'the feed is heard');
      await until(harness, () => ear.covered() >= before.seq, 'everything is covered');
      const head = ear.covered();
      await harness.cut?.();
      await ear.until(
        (event) => event.kind === 'status' && event.status.state === 'reconnecting',
        'the feed says that it is cut',
      );
      const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      const cutAt = ear.events.length;
      await harness.restore?.();
      ear.feed.retryNow();
      const isBack = (): boolean => ear.events.slice(cutAt).some((event) => event.kind === 'head');
      await until(harness, isBack, 'the feed comes back');
      const missed = await answer(harness, source.missedSince(head));
      check(
        missed.alerts.some((alert) => alert.id === id),
        'what was missed can be asked for',
      );
      checkContinuous(ear.events);
      ear.feed.close();
    },
  },
  {
    id: 'feed-close',
    title: 'a closed feed says nothing more, and others go on',
    async run(harness) {
      const { source } = harness.me;
      const closed = await listenLive(harness, source);
      const open = await listenLive(harness, source);
      closed.feed.close();
      const heard = closed.events.length;
      const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      await open.until(
        (event) => event.kind === 'alert' && event.alert.id === id,
        'the other feed goes on',
      );
      await harness.pass(200);
      checkSame(closed.events.length, heard, 'the closed one is silent');
      open.feed.close();
    },
  },
];
