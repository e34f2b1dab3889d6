import { vi } from 'vitest';
import { type LiveChannelOptions, createLiveChannel } from '../transport/live-channel.ts';
import type { LiveEvent, LiveState } from '../transport/live-types.ts';
import { createTokenSource } from '../transport/token-source.ts';
import { createFakeSocketIo } from './fake-socket-io.ts';
import { createManualClock } from './manual-clock.ts';

export const secret = 'very.secret/token';

/** A channel with a clock, socket, tokens and random numbers under the test's control. */
export function setUp(options: Partial<LiveChannelOptions> = {}) {
  const clock = createManualClock();
  const server = createFakeSocketIo();
  const getToken = vi.fn(async (_reason: string) => secret);
  const events: LiveEvent[] = [];
  const lines: string[] = [];
  const onError = vi.fn();
  const wakers = new Set<() => void>();
  let leave: (() => void) | undefined;
  const channel = createLiveChannel({
    url: 'https://fleet.example',
    tokens: createTokenSource({ getToken, clock }),
    clock,
    random: () => 0.5,
    io: server.io,
    logger: (line) => lines.push(line),
    onError,
    wakeUps(wake, onLeave) {
      wakers.add(wake);
      leave = onLeave;
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
    leave: () => leave?.(),
    wakers,
    state: (): LiveState => channel.getStatus().state,
    receive: (message: unknown) => server.latest().receive('message', message),
    /** Makes the channel live, with the server's head at `head`. */
    async goLive(head = 10) {
      channel.setTags('signed');
      channel.connect();
      await clock.advance(0);
      server.latest().receive('connect');
      pong(head);
    },
  };
}
