import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/index.ts';
import { setUp } from '../testing/live-channel.test.setup.ts';

describe('live channel: reconnecting', () => {
  it('waits for a random part of a doubling delay of at most 30 s (CO-18)', async () => {
    const { channel, clock, server } = setUp({ random: () => 0.999_999 });
    channel.connect();
    await clock.advance(0);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      server.latest().receive('connect_error', new Error('websocket error'));
      const status = channel.getStatus();
      expect(status).toMatchObject({ state: 'reconnecting', attempt: attempt + 1 });
      waits.push(Math.round((status.nextAttemptAt as number) - clock.now()));
      const before = server.sockets.length;
      await clock.advance(waits.at(-1) as number);
      expect(server.sockets).toHaveLength(before + 1);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('returns to short delays only after it was live', async () => {
    const { channel, clock, server, goLive } = setUp();
    await goLive();
    server.latest().receive('disconnect', 'transport close');
    await clock.advance(500);
    server.latest().receive('connect');
    server.latest().receive('disconnect', 'transport close');
    expect(channel.getStatus()).toMatchObject({ attempt: 2, nextAttemptAt: clock.now() + 1000 });
  });

  it('sends the tags again and delivers the new head (CO-22)', async () => {
    const { clock, server, goLive, pong, state, events } = setUp();
    await goLive(10);
    server.latest().receive('disconnect', 'transport close');
    expect(state()).toBe('reconnecting');
    await clock.advance(500);
    server.latest().receive('connect');
    expect(server.latest().sent).toEqual([{ type: 'update_tags', data: 'signed' }]);
    pong(17);
    expect(events.slice(-2).map((event) => event.kind)).toEqual(['status', 'head']);
    expect(events.at(-1)).toMatchObject({ prevSeq: 17, seq: 17 });
    expect(state()).toBe('live');
  });

  it('delivers the lower head of a server that started a new sequence (CO-22)', async () => {
    const { clock, server, goLive, pong, events } = setUp();
    await goLive(10);
    server.latest().receive('disconnect', 'transport close');
    await clock.advance(500);
    server.latest().receive('connect');
    pong(3);
    expect(events.at(-1)).toMatchObject({ kind: 'head', prevSeq: 3, seq: 3 });
  });

  it('retries immediately on request or after a wake-up, and only while it waits (CO-19)', async () => {
    const { channel, clock, server, goLive, wake } = setUp();
    await goLive();
    channel.retryNow();
    wake();
    expect(server.sockets).toHaveLength(1);
    server.latest().receive('disconnect', 'transport close');
    channel.retryNow();
    channel.retryNow();
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
    expect(channel.getStatus()).toMatchObject({ nextAttemptAt: null, attempt: 0 });
    server.latest().receive('connect_error', new Error('x'));
    wake();
    await clock.advance(0);
    expect(server.sockets).toHaveLength(3);
  });

  it('closes the socket when the page is left, and connects again when it returns (CO-276)', async () => {
    const { channel, clock, server, goLive, wake, leave, state } = setUp();
    await goLive();
    leave();
    leave();
    expect(server.latest().disconnected).toBe(true);
    expect(state()).toBe('reconnecting');
    wake();
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
    channel.close();
    expect(clock.pending()).toBe(0);
  });

  it('ends an attempt that does not open in time', async () => {
    const { channel, clock, server, onError } = setUp();
    channel.connect();
    await clock.advance(15_000);
    expect(server.latest().disconnected).toBe(true);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    expect(channel.getStatus()).toMatchObject({ state: 'reconnecting', attempt: 1 });
  });

  it('keeps trying while the host provides no token', async () => {
    const { channel, clock, server, getToken, onError } = setUp();
    getToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    channel.connect();
    await clock.advance(0);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
    await clock.advance(500);
    expect(server.sockets).toHaveLength(1);
  });

  it('reports that it needs new tags when the server closes it', async () => {
    const { server, goLive, events, state } = setUp();
    await goLive();
    server.latest().receive('disconnect', 'io server disconnect');
    expect(events.at(-1)).toEqual({ kind: 'tagsNeeded' });
    expect(state()).toBe('reconnecting');
  });
});

describe('live channel: silence', () => {
  it('counts a socket as lost after 18 s of silence and opens another within 20 s (CO-20)', async () => {
    const { clock, server, goLive, state } = setUp();
    await goLive();
    await clock.advance(18_000);
    expect(state()).toBe('live');
    await clock.advance(1_000);
    expect(state()).toBe('reconnecting');
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]?.disconnected).toBe(true);
  });

  it('counts any message as a sign of life (CO-20)', async () => {
    const { clock, server, goLive, receive, state } = setUp();
    await goLive();
    for (let turn = 0; turn < 6; turn++) {
      await clock.advance(15_000);
      receive({ type: 'vehicle-position-7', data: {} });
    }
    expect(state()).toBe('live');
    expect(server.sockets).toHaveLength(1);
  });

  it('does not wait for the next tick after the machine wakes', async () => {
    const { clock, server, goLive, wake, state } = setUp();
    await goLive();
    clock.set(clock.now() + 3_600_000);
    wake();
    expect(state()).toBe('reconnecting');
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
  });

  it('detects from a late tick that the machine has slept', async () => {
    const { channel, clock, server, goLive } = setUp({ random: () => 0.999 });
    await goLive();
    for (let failure = 0; failure < 6; failure++) {
      server.latest().receive('connect_error', new Error('x'));
      await clock.advance(failure < 5 ? 30_000 : 0);
    }
    const waiting = server.sockets.length;
    expect(channel.getStatus().nextAttemptAt).toBeGreaterThan(clock.now() + 20_000);
    clock.set(clock.now() + 8_000);
    await clock.advance(0);
    expect(server.sockets).toHaveLength(waiting + 1);
  });

  it('is not affected by a clock that is set back', async () => {
    const timers = createManualClock();
    let moved = 0;
    const clock = { ...timers, now: () => timers.now() + moved };
    const { channel, server, pong, state } = setUp({ clock });
    channel.setTags('signed');
    channel.connect();
    await timers.advance(0);
    server.latest().receive('connect');
    pong(1);
    moved = -3_600_000;
    await timers.advance(18_000);
    expect(state()).toBe('live');
    await timers.advance(2_000);
    expect(state()).toBe('reconnecting');
  });
});
