import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../lib/clock.ts';
import { CompanyDispatcher } from './company-dispatcher.ts';
import type { EventRange } from './read-events.ts';
import type { LiveMessage } from './live-messages.ts';
import { Subscriber } from './subscriber.ts';

const tags = {
  userId: 1,
  receivesAlerts: true,
  receivesNotifications: false,
  visibility: {
    companyId: 1,
    rules: { urgent: [], important: [], autoPopup: [] },
    includeUrgent: true,
    includeShared: false,
  },
  multiImei: false,
  includeFleetOrders: false,
  rights: '',
  expiresAt: Number.POSITIVE_INFINITY,
};

/** A sequence under the control of a test, whose reads can be delayed. */
function createPump(options: {
  head?: number;
  readEvents?: (from: number) => Promise<EventRange>;
}) {
  const state = { head: options.head ?? 0, reads: [] as number[], errors: [] as unknown[] };
  const dispatcher = new CompanyDispatcher({
    clock: quickClock,
    readHead: async () => state.head,
    readEvents: async (from) => {
      state.reads.push(from);
      if (options.readEvents !== undefined) return options.readEvents(from);
      return { upTo: state.head, head: state.head, events: [] };
    },
    sendToAll: () => {},
    onDelivered: () => {},
    onError: (error) => state.errors.push(error),
  });
  const join = async (): Promise<LiveMessage[]> => {
    const received: LiveMessage[] = [];
    await dispatcher.subscribe(
      (covered) => new Subscriber('socket', tags, covered, (message) => received.push(message)),
    );
    return received;
  };
  return { dispatcher, state, join };
}

/** Pauses last one turn of the event loop. */
const quickClock: Clock = {
  ...systemClock,
  setTimeout(run) {
    const turn = setImmediate(run);
    return () => clearImmediate(turn);
  },
};

/** Enough turns for all pending work. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

describe('the company dispatcher', () => {
  it('sends the head at which a subscription starts (RS-65)', async () => {
    const { join } = createPump({ head: 7 });
    expect(await join()).toMatchObject([{ type: 'PONG', prevSeq: 7, seq: 7 }]);
  });

  it('does not read without subscribers, and resumes at the present head', async () => {
    const { dispatcher, state, join } = createPump({ head: 7 });
    dispatcher.changed();
    dispatcher.tick();
    await settle();
    expect(state.reads).toEqual([]);
    state.head = 20;
    expect(await join()).toMatchObject([{ prevSeq: 20, seq: 20 }]);
  });

  it('combines many changes into few reads', async () => {
    const { dispatcher, state, join } = createPump({ head: 1 });
    await join();
    for (let change = 0; change < 1_000; change += 1) {
      state.head += 1;
      dispatcher.changed();
    }
    await settle();
    expect(state.reads.length).toBeLessThan(5);
    expect(state.reads.length).toBeGreaterThan(0);
  });

  it('retries a failed read on the next tick (RS-66)', async () => {
    let fails = true;
    const { dispatcher, state, join } = createPump({
      head: 1,
      readEvents: async (from) => {
        if (fails) throw new Error('The database is away.');
        return { upTo: from + 1, head: from + 1, events: [] };
      },
    });
    const received = await join();
    await settle();
    expect(state.errors).toHaveLength(1);
    fails = false;
    dispatcher.tick();
    await settle();
    dispatcher.tick();
    expect(received.at(-1)).toMatchObject({ type: 'PONG', prevSeq: 1, seq: 2 });
  });

  it('reads a long range in parts up to the head (RS-65)', async () => {
    const { state, join } = createPump({
      head: 1_000,
      readEvents: async (from) => ({
        upTo: Math.min(from + 400, 2_500),
        head: 2_500,
        events: [],
      }),
    });
    await join();
    await settle();
    expect(state.reads).toEqual([1_000, 1_400, 1_800, 2_200]);
  });

  it('sends nothing after a subscriber has left', async () => {
    const { dispatcher, join } = createPump({ head: 1 });
    const received = await join();
    for (const subscriber of dispatcher.subscribers) dispatcher.remove(subscriber);
    dispatcher.tick();
    await settle();
    expect(received).toHaveLength(1);
    expect(dispatcher.size).toBe(0);
  });
});
