import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/index.ts';
import { type LiveChannel, createLiveChannel } from './live-channel.ts';
import type { LiveEvent } from './live-types.ts';
import { createTokenSource } from './token-source.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const refused = () => Object.assign(new Error('refused'), { data: { code: 'UNAUTHENTICATED' } });
const at = new Date(0).toISOString();

/** A small server that takes the token `fresh` and responds to tags with a PONG at its head. */
async function serve(world: { head: number }, port = 0) {
  const http = createServer();
  const io = new Server(http);
  io.use(({ handshake }, next) => {
    const token: unknown = handshake.auth['token'] ?? handshake.query['token'];
    next(token === 'fresh' ? undefined : refused());
  });
  io.on('connection', (socket) => {
    socket.on('message', ({ type, data }: { type: string; data: string }) => {
      if (type !== 'update_tags' || data !== 'signed') return socket.disconnect();
      socket.emit('message', { type: 'PONG', prevSeq: world.head, seq: world.head, at });
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => void (await io.close());
  stops.push(stop);
  return { io, stop, port: (http.address() as AddressInfo).port };
}

function open(port: number, placement: 'auth' | 'query') {
  const reasons: string[] = [];
  const tokens = createTokenSource({
    async getToken(reason) {
      reasons.push(reason);
      return reason === 'initial' ? 'stale' : 'fresh';
    },
  });
  const channel = createLiveChannel({
    url: `http://127.0.0.1:${port}`,
    tokens,
    tokenPlacement: placement,
    random: () => 0.02,
  });
  stops.push(() => channel.close());
  channel.setTags('signed');
  return { channel, reasons };
}

function next(channel: LiveChannel, matches: (event: LiveEvent) => boolean): Promise<LiveEvent> {
  const found = createDeferred<LiveEvent>();
  const leave = channel.subscribe((event) => {
    if (!matches(event)) return;
    leave();
    found.resolve(event);
  });
  return found.promise;
}

const isLive = (event: LiveEvent) => event.kind === 'status' && event.status.state === 'live';

describe('live channel on a real Socket.IO server', () => {
  it.each(['auth', 'query'] as const)(
    'renews a refused token (%s), subscribes and hears messages',
    async (placement) => {
      const { io, port } = await serve({ head: 4 });
      const { channel, reasons } = open(port, placement);
      const live = next(channel, isLive);
      channel.connect();
      await live;
      expect(reasons).toEqual(['initial', 'expired']);
      const received = next(channel, (event) => event.kind === 'message');
      io.emit('message', { type: 'alert-center-1', prevSeq: 4, seq: 5, data: {} });
      expect(await received).toMatchObject({ message: { type: 'alert-center-1', seq: 5 } });
    },
  );

  it('reconnects after the server was stopped, and delivers its new head', async () => {
    const world = { head: 4 };
    const first = await serve(world);
    const { channel } = open(first.port, 'auth');
    const live = next(channel, isLive);
    channel.connect();
    await live;
    const lost = next(
      channel,
      (event) => event.kind === 'status' && event.status.state === 'reconnecting',
    );
    await first.stop();
    await lost;
    world.head = 9;
    const head = next(channel, (event) => event.kind === 'head');
    await serve(world, first.port);
    expect(await head).toMatchObject({ seq: 9 });
    expect(channel.getStatus().state).toBe('live');
  });

  it('requests new tags when the server refuses them', async () => {
    const { port } = await serve({ head: 4 });
    const { channel } = open(port, 'auth');
    channel.setTags('forged');
    const needed = next(channel, (event) => event.kind === 'tagsNeeded');
    channel.connect();
    await needed;
    channel.setTags('signed');
    await next(channel, isLive);
  });
});
