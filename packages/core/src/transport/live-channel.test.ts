import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSocketIo, createManualClock } from '../testing/index.ts';
import { type LiveChannelOptions, createLiveChannel } from './live-channel.ts';
import type { LiveEvent, LiveState } from './live-types.ts';
import { createTokenSource } from './token-source.ts';

const secret = 'very.secret/token';

function setUp(options: Partial<LiveChannelOptions> = {}) {
  const clock = createManualClock();
  const server = createFakeSocketIo();
  const getToken = vi.fn(async (_reason: string) => secret);
  const events: LiveEvent[] = [];
  const lines: string[] = [];
  const onError = vi.fn();
  const wakers = new Set<() => void>();
  const channel = createLiveChannel({
    url: 'https://fleet.example',
    tokens: createTokenSource({ getToken, clock }),
    clock,
    random: () => 0.5,
    io: server.io,
    logger: (line) => lines.push(line),
    onError,
    wakeUps(wake) {
      wakers.add(wake);
      return () => void wakers.delete(wake);
    },
    ...options,
  });
  channel.subscribe((event) => events.push(event));

  const pong = (prevSeq: number, seq = prevSeq): void =>
    server
      .latest()
      .receive('message', { type: 'PONG', prevSeq, seq, at: '2026-01-01T00:00:00.000Z' });
  return {
    clock,
    server,
    getToken,
    events,
    lines,
    onError,
    channel,
    pong,
    wake: () => wakers.forEach((wake) => wake()),
    wakers,
    state: (): LiveState => channel.getStatus().state,
    tell: (message: unknown) => server.latest().receive('message', message),
    gaps: () => events.filter((event) => event.kind === 'gap'),
    /** Brings it to life with the server's head at `head`. */
    async goLive(head = 10) {
      channel.setTags('signed');
      channel.connect();
      await clock.advance(0);
      server.latest().receive('connect');
      pong(head);
    },
  };
}

describe('live channel: connecting', () => {
  it('is live only once the server has confirmed the subscription', async () => {
    const { channel, clock, server, pong, state } = setUp();
    expect(state()).toBe('idle');
    channel.connect();
    channel.setTags('signed');
    await clock.advance(0);
    expect(server.latest().sent).toEqual([]);
    server.latest().receive('connect');
    expect(server.latest().sent).toEqual([{ type: 'update_tags', data: 'signed' }]);
    expect(state()).toBe('connecting');
    pong(4);
    expect(channel.getStatus()).toEqual({
      state: 'live',
      since: clock.now(),
      attempt: 0,
      nextAttemptAt: null,
      lastPongAt: clock.now(),
    });
  });

  it('sends the tags as soon as they are set, and new ones at once', async () => {
    const { channel, clock, server } = setUp();
    channel.connect();
    await clock.advance(0);
    server.latest().receive('connect');
    await clock.advance(60_000);
    expect(server.sockets).toHaveLength(1);
    channel.setTags('one');
    channel.setTags('two');
    expect(server.latest().sent).toEqual([
      { type: 'update_tags', data: 'one' },
      { type: 'update_tags', data: 'two' },
    ]);
  });

  it('shares one socket among its subscribers', async () => {
    const { channel, server, goLive, tell } = setUp();
    const second = vi.fn();
    channel.subscribe(second);
    await goLive();
    channel.connect();
    tell({ type: 'vehicle-position-7', data: {} });
    expect(server.sockets).toHaveLength(1);
    expect(second).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'message' }));
  });

  it('survives a subscriber that throws', async () => {
    const { channel, goLive, tell, onError } = setUp();
    const error = new Error('mine');
    const after = vi.fn();
    const leave = channel.subscribe(() => {
      throw error;
    });
    channel.subscribe(after);
    await goLive();
    tell({ type: 'x' });
    expect(after).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'message' }));
    expect(onError).toHaveBeenCalledWith(error);
    leave();
  });

  it('leaves nothing behind when it is closed, and can be opened again', async () => {
    const { channel, clock, server, wakers, goLive, state, events } = setUp();
    await goLive();
    channel.close();
    expect(state()).toBe('closed');
    expect(server.latest().isDisconnected).toBe(true);
    expect(clock.pending()).toBe(0);
    expect(wakers.size).toBe(0);
    const heard = events.length;
    server.latest().receive('message', { type: 'late' });
    server.latest().receive('disconnect', 'transport close');
    expect(events).toHaveLength(heard);
    channel.connect();
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
  });

  it('leaves nothing behind when it is closed while it waits for a token or the next attempt', async () => {
    const waiting = setUp({ tokens: createTokenSource({ getToken: async () => secret }) });
    waiting.channel.connect();
    waiting.channel.close();
    await waiting.clock.advance(60_000);
    expect(waiting.server.sockets).toHaveLength(0);

    const tokens = createTokenSource({ getToken: async () => secret });
    await tokens.get();
    const ready = setUp({ tokens });
    ready.channel.connect();
    ready.channel.close();
    await ready.clock.advance(60_000);
    expect(ready.server.sockets).toHaveLength(0);

    const { channel, clock, server, goLive } = setUp();
    await goLive();
    server.latest().receive('disconnect', 'transport close');
    channel.close();
    expect(clock.pending()).toBe(0);
    await clock.advance(60_000);
    expect(server.sockets).toHaveLength(1);
  });
});

describe('live channel: reconnecting', () => {
  it('waits for a random part of a doubling time, 30 s at most', async () => {
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

  it('begins with short waits again only after it was live', async () => {
    const { channel, clock, server, goLive } = setUp();
    await goLive();
    server.latest().receive('disconnect', 'transport close');
    await clock.advance(500);
    server.latest().receive('connect');
    server.latest().receive('disconnect', 'transport close');
    expect(channel.getStatus()).toMatchObject({ attempt: 2, nextAttemptAt: clock.now() + 1000 });
  });

  it('sends the tags again and asks for what it missed', async () => {
    const { clock, server, goLive, pong, gaps, state, events } = setUp();
    await goLive(10);
    server.latest().receive('disconnect', 'transport close');
    expect(state()).toBe('reconnecting');
    await clock.advance(500);
    server.latest().receive('connect');
    expect(server.latest().sent).toEqual([{ type: 'update_tags', data: 'signed' }]);
    pong(17);
    expect(gaps()).toEqual([{ kind: 'gap', since: 10, upTo: 17, isReset: false }]);
    expect(events.slice(-2).map((event) => event.kind)).toEqual(['gap', 'status']);
    expect(state()).toBe('live');
  });

  it('asks for everything when the server counts anew', async () => {
    const { clock, server, goLive, pong, gaps } = setUp();
    await goLive(10);
    server.latest().receive('disconnect', 'transport close');
    await clock.advance(500);
    server.latest().receive('connect');
    pong(3);
    expect(gaps()).toEqual([{ kind: 'gap', since: 0, upTo: 3, isReset: true }]);
  });

  it('retries at once when asked or woken, and only while it waits', async () => {
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

  it('gives an attempt up that does not open', async () => {
    const { channel, clock, server, onError } = setUp();
    channel.connect();
    await clock.advance(15_000);
    expect(server.latest().isDisconnected).toBe(true);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    expect(channel.getStatus()).toMatchObject({ state: 'reconnecting', attempt: 1 });
  });

  it('keeps trying when the host has no token for now', async () => {
    const { channel, clock, server, getToken, onError } = setUp();
    getToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    channel.connect();
    await clock.advance(0);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
    await clock.advance(500);
    expect(server.sockets).toHaveLength(1);
  });

  it('says that it needs new tags when the server closed it', async () => {
    const { server, goLive, events, state } = setUp();
    await goLive();
    server.latest().receive('disconnect', 'io server disconnect');
    expect(events.at(-1)).toEqual({ kind: 'tagsNeeded' });
    expect(state()).toBe('reconnecting');
  });
});

describe('live channel: silence', () => {
  it('takes a socket that is silent for 18 s for dead and opens another within 20 s', async () => {
    const { clock, server, goLive, state } = setUp();
    await goLive();
    await clock.advance(18_000);
    expect(state()).toBe('live');
    await clock.advance(1_000);
    expect(state()).toBe('reconnecting');
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]?.isDisconnected).toBe(true);
  });

  it('counts any message as a sign of life', async () => {
    const { clock, server, goLive, tell, state } = setUp();
    await goLive();
    for (let turn = 0; turn < 6; turn++) {
      await clock.advance(15_000);
      tell({ type: 'vehicle-position-7', data: {} });
    }
    expect(state()).toBe('live');
    expect(server.sockets).toHaveLength(1);
  });

  it('does not wait for the next tick when it wakes from a sleep', async () => {
    const { clock, server, goLive, wake, state } = setUp();
    await goLive();
    clock.set(clock.now() + 3_600_000);
    wake();
    expect(state()).toBe('reconnecting');
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
  });

  it('sees from a tick that comes far too late that the machine slept', async () => {
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

  it('is not fooled by a clock that is moved back', async () => {
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

describe('live channel: messages', () => {
  it('delivers each message with what it carries and marks those heard before', async () => {
    const { goLive, tell, events } = setUp();
    await goLive(10);
    const body = { type: 'alert-center-7', prevSeq: 10, seq: 12, data: { rawAlertId: '5' } };
    tell(body);
    tell(body);
    const messages = events.filter((event) => event.kind === 'message');
    expect(messages).toEqual([
      {
        kind: 'message',
        message: { type: body.type, prevSeq: 10, seq: 12, body },
        isDuplicate: false,
      },
      expect.objectContaining({ isDuplicate: true }),
    ]);
  });

  it('lets messages outside the sequence through', async () => {
    const { goLive, tell, events, gaps } = setUp();
    await goLive(10);
    tell({ type: 'vehicle-position-7', data: { vehicleId: '1' } });
    expect(events.at(-1)).toMatchObject({
      kind: 'message',
      message: { type: 'vehicle-position-7', seq: null },
      isDuplicate: false,
    });
    expect(gaps()).toEqual([]);
  });

  it('delivers a message beyond a gap, then names the gap once until it is healed', async () => {
    const { channel, goLive, tell, pong, events, gaps } = setUp();
    await goLive(10);
    tell({ type: 'alert-center-7', prevSeq: 12, seq: 13 });
    expect(events.slice(-2).map((event) => event.kind)).toEqual(['message', 'gap']);
    pong(13);
    expect(gaps()).toEqual([{ kind: 'gap', since: 10, upTo: 13, isReset: false }]);
    channel.healed(13);
    tell({ type: 'alert-center-7', prevSeq: 13, seq: 14 });
    expect(gaps()).toHaveLength(1);
    pong(16);
    expect(gaps()).toHaveLength(2);
  });

  it('names what lies between a load and the point where listening began', async () => {
    const { channel, goLive, gaps } = setUp();
    await goLive(10);
    channel.healed(7);
    expect(gaps()).toEqual([{ kind: 'gap', since: 7, upTo: 10, isReset: false }]);
  });

  it('drops, counts and reports what it cannot read', async () => {
    const { channel, goLive, tell, events, onError } = setUp();
    await goLive();
    const heard = events.length;
    tell('garbage');
    tell({ type: 'alert-center-7', seq: 'x' });
    expect(events).toHaveLength(heard);
    expect(channel.getDropped()).toBe(2);
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

describe('live channel: tokens', () => {
  it('goes into the first packet, or into the address where the host wants that', async () => {
    const inPacket = setUp();
    await inPacket.goLive();
    expect(inPacket.server.latest()).toMatchObject({
      url: 'https://fleet.example',
      options: { path: '/socket.io', auth: { token: secret } },
    });
    const inAddress = setUp({ tokenPlacement: 'query', path: '/live' });
    await inAddress.goLive();
    expect(inAddress.server.latest().options).toEqual({ path: '/live', query: { token: secret } });
  });

  it('is renewed when it is refused, without a wait', async () => {
    const { channel, clock, server, getToken } = setUp();
    getToken.mockImplementation(async (reason) => `${reason}-token`);
    channel.connect();
    await clock.advance(0);
    server.latest().receive('connect_error', { message: 'no', data: { code: 'UNAUTHENTICATED' } });
    await clock.advance(0);
    expect(server.latest().options.auth).toEqual({ token: 'expired-token' });
    expect(channel.getStatus()).toMatchObject({ state: 'connecting', attempt: 0 });
  });

  it('is renewed without a wait each time that it expires', async () => {
    const { channel, clock, server, pong, goLive } = setUp();
    const refuse = { message: 'no', data: { code: 'UNAUTHENTICATED' } };
    await goLive();
    for (let day = 1; day < 3; day++) {
      server.latest().receive('disconnect', 'transport close');
      await clock.advance(500);
      server.latest().receive('connect_error', refuse);
      await clock.advance(0);
      expect(server.sockets).toHaveLength(1 + 2 * day);
      server.latest().receive('connect');
      pong(10);
    }
    expect(channel.getStatus().state).toBe('live');
  });

  it('is renewed after a wait when the new one is refused too', async () => {
    const { channel, clock, server, getToken } = setUp();
    channel.connect();
    await clock.advance(0);
    const refuse = () =>
      server
        .latest()
        .receive('connect_error', { message: 'no', data: { code: 'UNAUTHENTICATED' } });
    refuse();
    await clock.advance(0);
    refuse();
    expect(channel.getStatus()).toMatchObject({ state: 'reconnecting', attempt: 1 });
    await clock.advance(500);
    expect(server.sockets).toHaveLength(3);
    expect(getToken.mock.calls).toEqual([['initial'], ['expired'], ['expired']]);
  });

  it.each(['auth', 'query'] as const)(
    'appears in no log, error or text when placed in %s',
    async (tokenPlacement) => {
      const { channel, clock, server, lines, onError, events, goLive } = setUp({ tokenPlacement });
      await goLive();
      const address = `wss://fleet.example/socket.io/?EIO=4&token=${encodeURIComponent(secret)}`;
      const error = Object.assign(new Error(`cannot open ${address} with ${secret}`), {
        description: { target: { url: address } },
        context: { responseURL: address },
      });
      server.latest().receive('disconnect', `transport error at ${address}`);
      await clock.advance(500);
      server.latest().receive('connect_error', error);
      const thrown = onError.mock.calls.map(([reported]: unknown[]) => {
        const { message, stack, cause } = reported as Error;
        return [String(reported), message, stack, cause, JSON.stringify(reported)];
      });
      const all = [lines, thrown, events, channel, channel.getStatus()].map(
        (part) => JSON.stringify(part) + String(part),
      );
      expect(onError).toHaveBeenCalledTimes(2);
      expect(lines.length).toBeGreaterThan(2);
      expect(all.join()).not.toContain(secret);
      expect(all.join()).not.toContain(encodeURIComponent(secret));
    },
  );
});

describe('browser wake-ups', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('come with the network, the look at the page and the way back, until they are ended', async () => {
    const { browserWakeUps } = await import('./wake-ups.ts');
    const wake = vi.fn();
    const stop = browserWakeUps(wake);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wake).not.toHaveBeenCalled();
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(wake).toHaveBeenCalledTimes(3);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(wake).toHaveBeenCalledTimes(3);
  });
});
