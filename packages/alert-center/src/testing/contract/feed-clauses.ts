import { checkSame } from '@pantau/core/testing';
import type { FeedEvent } from '../../engine/list/alert-source.port.ts';
import { type Clause, resultOf, targetOf, until } from './harness.ts';
import {
  arriveOne,
  arriveSome,
  checkContinuous,
  findAlert,
  listen,
  listenLive,
} from './helpers.ts';

type NumberedEvent = Extract<FeedEvent, { readonly seq: number }>;

const numbered = (events: readonly FeedEvent[]): readonly NumberedEvent[] =>
  events.filter((event): event is NumberedEvent => 'seq' in event);

export const feedClauses: readonly Clause[] = [
  {
    id: 'feed-status-first',
    title: 'a feed first reports its status, becomes live and then reports its head',
    async run(harness) {
      const subscriber = listen(harness, harness.me.source);
      await subscriber.until((event) => event.kind === 'head', 'the feed reports its head');
      checkSame(subscriber.events[0]?.kind, 'status', 'the first event');
      const states = subscriber.events.flatMap((e) =>
        e.kind === 'status' ? [e.status.state] : [],
      );
      checkSame(states.at(-1), 'live', 'it is live before it reports its head');
      checkContinuous(subscriber.events);
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-arrival',
    title: 'a new alert is sent once, complete, under its sequence number',
    async run(harness) {
      const subscriber = await listenLive(harness, harness.me.source);
      const ids = [
        ...(await arriveSome(harness, 'urgent', 2)),
        ...(await arriveSome(harness, 'important', 1)),
      ];
      for (const id of ids) {
        const matches = (event: FeedEvent): boolean =>
          event.kind === 'alert' && event.alert.id === id;
        await subscriber.until(matches, 'a new alert is sent');
        checkSame(subscriber.events.filter(matches).length, 1, 'it is sent once');
      }
      for (const event of subscriber.events) {
        if (event.kind !== 'alert') continue;
        const urgency = event.alert.id === ids[2] ? 'important' : 'urgent';
        const listed = await findAlert(harness, urgency, event.alert.id);
        checkSame(event.alert, listed, 'it equals the listed alert');
        checkSame(event.seq, event.alert.seq, 'the event has the alert’s sequence number');
      }
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-continuous',
    title: 'ranges follow each other without a gap',
    async run(harness) {
      const { source } = harness.me;
      const subscriber = await listenLive(harness, source);
      const alert = await arriveOne(harness, 'urgent');
      await resultOf(harness, source.act({ change: { type: 'read' }, target: targetOf(alert) }));
      await arriveSome(harness, 'important', 3);
      const result = await resultOf(
        harness,
        harness.colleague.source.act({ change: { type: 'resolve' }, target: targetOf(alert) }),
      );
      await until(
        harness,
        () => subscriber.head() >= result.seq,
        'the feed reaches the last change',
      );
      checkContinuous(subscriber.events);
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-unseen',
    title: 'an alert that a subscriber cannot see advances the head without being sent',
    needs: ['arriveUnseen'],
    async run(harness) {
      const subscriber = await listenLive(harness, harness.me.source);
      const before = subscriber.head();
      await harness.arriveUnseen?.();
      await until(harness, () => subscriber.head() > before, 'the head advances');
      checkSame(
        numbered(subscriber.events).filter((event) => event.kind !== 'head'),
        [],
        'nothing is sent',
      );
      checkContinuous(subscriber.events);
      subscriber.feed.close();
    },
  },
  {
    id: 'feed-close',
    title: 'a closed feed sends nothing more, and other feeds continue',
    async run(harness) {
      const { source } = harness.me;
      const closed = await listenLive(harness, source);
      const open = await listenLive(harness, source);
      closed.feed.close();
      const heard = closed.events.length;
      const id = await harness.arrive({ urgency: 'urgent', createdOn: harness.now() });
      await open.until(
        (event) => event.kind === 'alert' && event.alert.id === id,
        'the other feed continues',
      );
      await harness.pass(200);
      checkSame(closed.events.length, heard, 'the closed feed is silent');
      open.feed.close();
    },
  },
];
