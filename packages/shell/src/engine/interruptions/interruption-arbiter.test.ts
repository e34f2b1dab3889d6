import { type InterruptionKind, interruptionKinds } from '@pantau/core/interruptions';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InterruptionArbiter, createInterruptionArbiter } from './interruption-arbiter.ts';

/** What the rules say, whatever the code has. */
const PAUSE_MS = 30_000;
const SETTLE_MS = 1_000;

/** Requests turns and records which are shown. */
function setUp() {
  const clock = createManualClock();
  const arbiter = createInterruptionArbiter(clock);
  const shown: InterruptionKind[] = [];
  const request = (kind: InterruptionKind) =>
    arbiter.request({ kind, onTurn: () => void shown.push(kind) });
  return { clock, arbiter, shown, request };
}

describe('turns', () => {
  it('go to the most important of the requests that arrive within a second (SH-51)', async () => {
    const { clock, shown, request } = setUp();
    for (const kind of ['feedback', 'banner', 'contactReminder'] as const) request(kind);
    expect(shown).toEqual([]);
    await clock.advance(SETTLE_MS);
    expect(shown).toEqual(['contactReminder']);
  });

  it('end before the next one begins, 30 s later (SH-50, SH-53)', async () => {
    const { clock, shown, request } = setUp();
    const first = request('banner');
    request('announcement');
    await clock.advance(SETTLE_MS);
    request('connection');
    await clock.advance(10 * PAUSE_MS);
    expect(shown).toEqual(['announcement']);
    first.done();
    await clock.advance(10 * PAUSE_MS);
    expect(shown).toEqual(['announcement']);
  });

  it('begin 30 s after the previous one ended (SH-53)', async () => {
    const { clock, shown, request } = setUp();
    const first = request('banner');
    await clock.advance(SETTLE_MS);
    request('feedback');
    await clock.advance(5 * PAUSE_MS);
    first.done();
    await clock.advance(PAUSE_MS - 1);
    expect(shown).toEqual(['banner']);
    await clock.advance(1);
    expect(shown).toEqual(['banner', 'feedback']);
  });

  it('never begin over a blocker, nor within a second after it (SH-52)', async () => {
    const { clock, arbiter, shown, request } = setUp();
    const unblock = arbiter.block();
    const unblockOther = arbiter.block();
    request('update');
    await clock.advance(PAUSE_MS);
    unblock();
    unblock();
    await clock.advance(PAUSE_MS);
    expect(shown).toEqual([]);
    unblockOther();
    await clock.advance(SETTLE_MS - 1);
    expect(shown).toEqual([]);
    await clock.advance(1);
    expect(shown).toEqual(['update']);
  });

  it('stay with what is shown when a blocker begins (SH-54)', async () => {
    const { clock, arbiter, shown, request } = setUp();
    const banner = request('banner');
    await clock.advance(SETTLE_MS);
    arbiter.block();
    request('connection');
    await clock.advance(PAUSE_MS);
    expect(shown).toEqual(['banner']);
    banner.done();
    await clock.advance(2 * PAUSE_MS);
    expect(shown).toEqual(['banner']);
  });

  it('stay with what is shown when the blocker ends again (SH-54)', async () => {
    const { clock, arbiter, shown, request } = setUp();
    const banner = request('banner');
    await clock.advance(SETTLE_MS);
    const unblock = arbiter.block();
    request('connection');
    unblock();
    await clock.advance(2 * PAUSE_MS);
    expect(shown).toEqual(['banner']);
    banner.done();
    await clock.advance(PAUSE_MS);
    expect(shown).toEqual(['banner', 'connection']);
  });

  it('are not given to a withdrawn request (SH-55)', async () => {
    const { clock, shown, request } = setUp();
    request('banner').done();
    request('feedback');
    await clock.advance(SETTLE_MS);
    expect(shown).toEqual(['feedback']);
  });

  it('leave no timer behind (SH-55)', () => {
    const { clock, arbiter, request } = setUp();
    request('banner');
    request('feedback').done();
    expect(clock.pending()).toBe(1);
    arbiter.dispose();
    expect(clock.pending()).toBe(0);
  });
});

interface World {
  readonly clock: ManualClock;
  /** Sets the device's clock. Timers do not follow it. */
  jump(ms: number): void;
  readonly arbiter: InterruptionArbiter;
  readonly waiting: Map<number, InterruptionKind>;
  readonly ends: Map<number, () => void>;
  readonly unblocks: (() => void)[];
  readonly shown: Set<number>;
  /** How many turns were granted. */
  granted: number;
  endedAt: number;
  last: number;
}

type Step =
  | readonly ['request', InterruptionKind]
  | readonly ['endShown' | 'block' | 'unblock']
  | readonly ['withdraw', number]
  | readonly ['advance' | 'jump', number];

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constant('request'), fc.constantFrom(...interruptionKinds)),
    fc.tuple(fc.constantFrom('endShown', 'block', 'unblock')),
    fc.tuple(fc.constant('withdraw'), fc.nat(9)),
    fc.tuple(fc.constant('advance'), fc.integer({ min: 1, max: 2 * PAUSE_MS })),
  ),
  { maxLength: 60 },
);

function createWorld(): World {
  const clock = createManualClock();
  let offset = 0;
  return {
    clock,
    arbiter: createInterruptionArbiter({ ...clock, now: () => clock.now() + offset }),
    jump: (ms) => void (offset += ms),
    waiting: new Map(),
    ends: new Map(),
    unblocks: [],
    shown: new Set(),
    granted: 0,
    endedAt: -PAUSE_MS,
    last: 0,
  };
}

const rank = (kind: InterruptionKind | undefined): number =>
  kind === undefined ? Infinity : interruptionKinds.indexOf(kind);

function request(world: World, kind: InterruptionKind): void {
  const id = (world.last += 1);
  world.waiting.set(id, kind);
  const onTurn = (): void => {
    expect(world.shown.size, 'one at a time').toBe(0);
    expect(world.unblocks, 'no blocker').toEqual([]);
    const best = Math.min(...[...world.waiting.values()].map(rank));
    expect(rank(world.waiting.get(id)), 'the most important one').toBe(best);
    world.waiting.delete(id);
    world.shown.add(id);
    world.granted += 1;
  };
  const turn = world.arbiter.request({ kind, onTurn });
  world.ends.set(id, turn.done);
}

function endShown(world: World): void {
  for (const id of world.shown) {
    world.shown.delete(id);
    world.endedAt = world.clock.now();
    world.ends.get(id)?.();
  }
}

async function take(world: World, step: Step): Promise<void> {
  const [action, value] = step;
  if (action === 'request') request(world, value);
  if (action === 'endShown') endShown(world);
  if (action === 'block') world.unblocks.push(world.arbiter.block());
  if (action === 'unblock') world.unblocks.shift()?.();
  if (action === 'withdraw') {
    const id = [...world.waiting.keys()][value];
    if (id !== undefined) {
      world.waiting.delete(id);
      world.ends.get(id)?.();
    }
  }
  if (action === 'advance') await world.clock.advance(value);
  if (action === 'jump') world.jump(value);
}

/** Ends blockers and turns until nobody waits. */
async function drain(world: World): Promise<void> {
  for (const unblock of world.unblocks.splice(0)) unblock();
  for (let left = world.waiting.size + 1; left > 0; left -= 1) {
    endShown(world);
    await world.clock.advance(PAUSE_MS);
  }
}

describe('any order of requests, ends, blockers and pauses', () => {
  it('shows one at a time, never over a blocker, the most important first (SH-50, SH-51, SH-52)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const world = createWorld();
        for (const step of taken) await take(world, step);
      }),
    );
  });

  it('gives everyone who waits a turn in the end, also after the clock was set back (SH-56)', async () => {
    const jumps = fc.tuple(fc.constant('jump' as const), fc.integer({ min: -1e9, max: 1e9 }));
    await fc.assert(
      fc.asyncProperty(steps, jumps, async (taken, jump) => {
        const world = createWorld();
        for (const step of taken) await take(world, step);
        await take(world, jump);
        await world.clock.advance(PAUSE_MS);
        await drain(world);
        expect([...world.waiting.values()]).toEqual([]);
      }),
    );
  });

  it('pauses for 30 s between two turns (SH-53)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const world = createWorld();
        for (const step of taken) {
          const before = world.granted;
          await take(world, step);
          if (world.granted === before || world.endedAt < 0) continue;
          expect(world.clock.now() - world.endedAt).toBeGreaterThanOrEqual(PAUSE_MS);
        }
      }),
    );
  });
});
