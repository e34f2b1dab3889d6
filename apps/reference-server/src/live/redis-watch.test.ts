import { describe, expect, it } from 'vitest';
import type { Clock } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { watchRedis } from './redis-watch.ts';

/** Watches a Redis that answers or hangs, for as long as the test says. */
function setUp() {
  let now = 0;
  let tick = (): void => {};
  let answer: () => Promise<unknown> = () => Promise.resolve('PONG');
  const clock: Clock = {
    now: () => now,
    setTimeout: () => () => {},
    setInterval(run) {
      tick = run;
      return () => {
        tick = () => {};
      };
    },
  };
  const lines: string[] = [];
  const changes: boolean[] = [];
  let pings = 0;
  const watch = watchRedis({
    clock,
    logger: createLogger((line) => lines.push(JSON.parse(line).level)),
    ping: () => {
      pings += 1;
      return answer();
    },
    onChange: (isLost) => changes.push(isLost),
  });
  return {
    watch,
    changes,
    lines,
    pings: () => pings,
    answerWith(next: typeof answer) {
      answer = next;
    },
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        tick();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('Redis', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('that %s counts as lost after 6 s, no sooner (RS-548)', async (_, gone) => {
    const redis = setUp();
    await redis.pass(60);
    redis.answerWith(gone);
    await redis.pass(6);
    expect([redis.watch.isLost(), redis.changes]).toEqual([false, []]);
    await redis.pass(2);
    expect([redis.watch.isLost(), redis.changes]).toEqual([true, [true]]);
    await redis.pass(600);
    expect([redis.changes, redis.lines]).toEqual([[true], ['error']]);
  });

  it('is back as soon as it answers (RS-548)', async () => {
    const redis = setUp();
    let resolve = (): void => {};
    redis.answerWith(() => new Promise<void>((done) => (resolve = done)));
    await redis.pass(10);
    expect([redis.watch.isLost(), redis.pings()]).toEqual([true, 1]);
    redis.answerWith(() => Promise.resolve('PONG'));
    resolve();
    await redis.pass(2);
    expect([redis.watch.isLost(), redis.changes]).toEqual([false, [true, false]]);
    expect(redis.lines).toEqual(['error', 'info']);
  });
});
