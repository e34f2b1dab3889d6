import { describe, expect, it, vi } from 'vitest';
import { secret, setUp } from '../testing/live-channel.test.setup.ts';
import { createTokenSource } from './token-source.ts';

describe('live channel: connecting', () => {
  it('is live only once the server has confirmed the subscription (CO-16)', async () => {
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
      signedOut: false,
      lastPongAt: clock.now(),
    });
  });

  it('sends the tags as soon as they are set, and new ones immediately', async () => {
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
    const { channel, server, goLive, receive } = setUp();
    const second = vi.fn();
    channel.subscribe(second);
    await goLive();
    channel.connect();
    receive({ type: 'vehicle-position-7', data: {} });
    expect(server.sockets).toHaveLength(1);
    expect(second).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'message' }));
  });

  it('survives a subscriber that throws', async () => {
    const { channel, goLive, receive, onError } = setUp();
    const error = new Error('mine');
    const after = vi.fn();
    const leave = channel.subscribe(() => {
      throw error;
    });
    channel.subscribe(after);
    await goLive();
    receive({ type: 'x' });
    expect(after).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'message' }));
    expect(onError).toHaveBeenCalledWith(error);
    leave();
  });

  it('leaves nothing behind when it is closed, and can be opened again (CO-24)', async () => {
    const { channel, clock, server, wakers, goLive, state, events } = setUp();
    await goLive();
    channel.close();
    expect(state()).toBe('closed');
    expect(server.latest().disconnected).toBe(true);
    expect(clock.pending()).toBe(0);
    expect(wakers.size).toBe(0);
    const received = events.length;
    server.latest().receive('message', { type: 'late' });
    server.latest().receive('disconnect', 'transport close');
    expect(events).toHaveLength(received);
    channel.connect();
    await clock.advance(0);
    expect(server.sockets).toHaveLength(2);
  });

  it('leaves nothing behind when it is closed while it waits for a token or the next attempt (CO-24)', async () => {
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

describe('live channel: messages', () => {
  it('delivers each message with its body, even one received twice', async () => {
    const { goLive, receive, events } = setUp();
    await goLive(10);
    const body = { type: 'alert-center-7', prevSeq: 10, seq: 12, data: { rawAlertId: '5' } };
    receive(body);
    receive(body);
    const message = { type: body.type, prevSeq: 10, seq: 12, body };
    expect(events.filter((event) => event.kind === 'message')).toEqual([
      { kind: 'message', message },
      { kind: 'message', message },
    ]);
  });

  it('delivers messages outside of the sequence', async () => {
    const { goLive, receive, events } = setUp();
    await goLive(10);
    receive({ type: 'vehicle-position-7', data: { vehicleId: '1' } });
    expect(events.at(-1)).toMatchObject({
      kind: 'message',
      message: { type: 'vehicle-position-7', seq: null },
    });
  });

  it('delivers a message with the range that it covers, also after a gap (CO-21)', async () => {
    const { goLive, receive, pong, events } = setUp();
    await goLive(10);
    receive({ type: 'alert-center-7', prevSeq: 12, seq: 13 });
    expect(events.at(-1)).toMatchObject({ kind: 'message', message: { prevSeq: 12, seq: 13 } });
    pong(13, 16);
    expect(events.at(-1)).toMatchObject({ kind: 'head', prevSeq: 13, seq: 16 });
  });

  it('reports the server’s time with each head, unless it is unreadable', async () => {
    const { goLive, server, events } = setUp();
    await goLive(10);
    const serverNow = Date.parse('2026-01-01T00:00:00.000Z');
    expect(events.at(-1)).toEqual({ kind: 'head', prevSeq: 10, seq: 10, serverNow });
    server.latest().receive('message', { type: 'PONG', prevSeq: 10, seq: 10, at: 'soon' });
    expect(events.at(-1)).toEqual({ kind: 'head', prevSeq: 10, seq: 10, serverNow: undefined });
  });

  it('drops, counts and reports messages that it cannot parse (CO-23)', async () => {
    const { channel, goLive, receive, events, onError } = setUp();
    await goLive();
    const received = events.length;
    receive('garbage');
    receive({ type: 'alert-center-7', seq: 'x' });
    expect(events).toHaveLength(received);
    expect(channel.getDropped()).toBe(2);
    expect(onError).toHaveBeenCalledTimes(2);
  });
});
