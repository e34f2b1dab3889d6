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
  expiresAt: Number.POSITIVE_INFINITY,
};

/** A sequence that a test moves, and reads that it holds back. */
function createPump(options: {
  head?: number;
  readEvents?: (from: number) => Promise<EventRange>;
}) {
  const state = { head: options.head ?? 0, reads: [] as number[], errors: [] as unknown[] };
  const pump = new CompanyDispatcher({
    clock: quickClock,
    readHead: async () => state.head,
    readEvents: async (from) => {
      state.reads.push(from);
      if (options.readEvents !== undefined) return options.readEvents(from);
      return { upTo: state.head, head: state.head, events: [] };
    },
    onDelivered: () => {},
    onError: (error) => state.errors.push(error),
  });
  const join = async (): Promise<LiveMessage[]> => {
    const heard: LiveMessage[] = [];
    await pump.subscribe(
      (covered) => new Subscriber(tags, covered, (message) => heard.push(message)),
    );
    return heard;
  };
  return { pump, state, join };
}

/** Pauses are one turn of the event loop long. */
const quickClock: Clock = {
  ...systemClock,
  setTimeout(run) {
    const turn = setImmediate(run);
    return () => clearImmediate(turn);
  },
};

/** Enough turns for everything that is under way. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

describe('the pump of a company', () => {
  it('greets with the head from which a subscription counts', async () => {
    const { join } = createPump({ head: 7 });
    expect(await join()).toMatchObject([{ type: 'PONG', prevSeq: 7, seq: 7 }]);
  });

  it('does not read while nobody listens, and wakes at the head of that time', async () => {
    const { pump, state, join } = createPump({ head: 7 });
    pump.changed();
    pump.tick();
    await settle();
    expect(state.reads).toEqual([]);
    state.head = 20;
    expect(await join()).toMatchObject([{ prevSeq: 20, seq: 20 }]);
  });

  it('turns many changes into few reads', async () => {
    const { pump, state, join } = createPump({ head: 1 });
    await join();
    for (let change = 0; change < 1_000; change += 1) {
      state.head += 1;
      pump.changed();
    }
    await settle();
    expect(state.reads.length).toBeLessThan(5);
    expect(state.reads.length).toBeGreaterThan(0);
  });

  it('goes on with the next tick after a read that failed', async () => {
    let fails = true;
    const { pump, state, join } = createPump({
      head: 1,
      readEvents: async (from) => {
        if (fails) throw new Error('The database is away.');
        return { upTo: from + 1, head: from + 1, events: [] };
      },
    });
    const heard = await join();
    await settle();
    expect(state.errors).toHaveLength(1);
    fails = false;
    pump.tick();
    await settle();
    pump.tick();
    expect(heard.at(-1)).toMatchObject({ type: 'PONG', prevSeq: 1, seq: 2 });
  });

  it('reads a long stretch in pieces until the head', async () => {
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

  it('says nothing more to who has left', async () => {
    const { pump, join } = createPump({ head: 1 });
    const heard = await join();
    for (const subscriber of pump.subscribers) pump.remove(subscriber);
    pump.tick();
    await settle();
    expect(heard).toHaveLength(1);
    expect(pump.size).toBe(0);
  });
});
