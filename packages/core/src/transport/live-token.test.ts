import { describe, expect, it } from 'vitest';
import { secret, setUp } from '../testing/live-channel.test.setup.ts';

describe('live channel: tokens', () => {
  it('is sent in the first packet, or in the address if the host chooses that (CO-17)', async () => {
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

  it('is renewed without delay when it is refused (CO-17)', async () => {
    const { channel, clock, server, getToken } = setUp();
    getToken.mockImplementation(async (reason) => `${reason}-token`);
    channel.connect();
    await clock.advance(0);
    server.latest().receive('connect_error', { message: 'no', data: { code: 'UNAUTHENTICATED' } });
    await clock.advance(0);
    expect(server.latest().options.auth).toEqual({ token: 'expired-token' });
    expect(channel.getStatus()).toMatchObject({ state: 'connecting', attempt: 0 });
  });

  it('is renewed without delay each time it expires', async () => {
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

  it('is renewed after a delay when the new one is refused as well', async () => {
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

  it('is signed out while the host has no token or the server accepts none, until it is live (CO-261)', async () => {
    const { channel, clock, server, getToken, pong } = setUp();
    getToken.mockRejectedValueOnce(new Error('nobody is signed in'));
    channel.connect();
    await clock.advance(0);
    expect(channel.getStatus()).toMatchObject({ state: 'reconnecting', signedOut: true });
    await clock.advance(500);
    server.latest().receive('connect');
    server.latest().receive('disconnect', 'transport close');
    expect(channel.getStatus().signedOut, 'a lost connection').toBe(false);
    await clock.advance(1_000);
    const refuse = { message: 'no', data: { code: 'UNAUTHENTICATED' } };
    server.latest().receive('connect_error', refuse);
    await clock.advance(0);
    expect(channel.getStatus().signedOut, 'the first refusal').toBe(false);
    server.latest().receive('connect_error', refuse);
    expect(channel.getStatus()).toMatchObject({ state: 'reconnecting', signedOut: true });
    await clock.advance(2_000);
    server.latest().receive('connect');
    channel.setTags('payload');
    pong(10);
    expect(channel.getStatus()).toMatchObject({ state: 'live', signedOut: false });
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
