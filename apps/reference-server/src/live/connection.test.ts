import { describe, expect, it } from 'vitest';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { openLive } from '../testing/live-client.ts';
import { payloadQuery } from '../testing/operations.ts';
import { covers, isAlert, isPong, setUpLive } from '../testing/set-up-live.ts';
import { MAX_QUEUED_BYTES } from './connection-limits.ts';
import { MAX_TAG_UPDATES } from './tag-limiter.ts';

const live = setUpLive();
const { arrive, listen, payloadOf } = live;

describe('connecting', () => {
  const codeOf = async (token: string, options = {}): Promise<unknown> => {
    const refused: unknown = await openLive(live.server, token, undefined, options).catch(
      (error: unknown) => error,
    );
    return (refused as { data?: { code?: unknown } }).data?.code;
  };

  it('requires a valid access token (RS-60)', async () => {
    const { accessToken, cookie } = await signIn(live.server, live.one.manager);
    expect(await codeOf('')).toBe('UNAUTHENTICATED');
    expect(await codeOf('nonsense')).toBe('UNAUTHENTICATED');
    const payload = (await graphql(live.server, accessToken, payloadQuery)).payload;
    expect(await codeOf(payload)).toBe('UNAUTHENTICATED');
    await fetch(`${live.server.url}/api/session`, { method: 'DELETE', headers: { cookie } });
    expect(await codeOf(accessToken)).toBe('UNAUTHENTICATED');
  });

  it('accepts the token in the query, including over polling (RS-60)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const options = { auth: {}, query: { token: manager.accessToken }, transports: ['polling'] };
    const client = await openLive(live.server, '', await payloadOf(manager), options);
    expect(client.messages[0]?.type).toBe('PONG');
    client.close();
  });

  it('is refused to pages of other origins (RS-60)', async () => {
    const { accessToken } = await signIn(live.server, live.one.manager);
    const from = (origin: string): Promise<unknown> =>
      openLive(live.server, accessToken, undefined, { extraHeaders: { origin } }).then(
        (client) => client.close(),
        (error: unknown) => error,
      );
    expect(await from('https://evil.example')).toBeInstanceOf(Error);
    expect(await from(live.server.url)).toBeUndefined();
  });
});

describe('a payload', () => {
  const closedFor = async (who: SignedIn, payload: string): Promise<string | undefined> => {
    const client = await openLive(live.server, who.accessToken);
    client.updateTags(payload);
    const closing = await client.waitFor(({ type }) => type === 'closing');
    expect(await client.ended).toBe('io server disconnect');
    expect(client.messages).toEqual([closing]);
    return closing.reason;
  };

  it('of another user or company, forged or of another kind closes the connection (RS-61)', async () => {
    const [manager, dispatcher, stranger] = [
      await signIn(live.server, live.one.manager),
      await signIn(live.server, live.one.dispatcher),
      await signIn(live.server, live.two.manager),
    ];
    const payload = await payloadOf(manager);
    const [head, body, signature] = payload.split('.') as [string, string, string];
    const claims = JSON.parse(atob(body)) as object;
    const forged = (changes: object): string => {
      const text = JSON.stringify({ ...claims, ...changes });
      return `${head}.${Buffer.from(text).toString('base64url')}.${signature}`;
    };
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    expect(await closedFor(dispatcher, payload)).toBe('PAYLOAD_REFUSED');
    expect(await closedFor(stranger, payload)).toBe('PAYLOAD_REFUSED');
    for (const bad of [
      forged({ cid: 2 }),
      forged({ urgent: [live.two.urgentRule] }),
      unsigned,
      manager.accessToken,
      '',
      'nonsense',
    ]) {
      expect(await closedFor(manager, bad)).toBe('PAYLOAD_REFUSED');
    }
  });

  it('is valid for fifteen minutes, then the connection closes (RS-61)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const payload = await payloadOf(manager);
    const client = await openLive(live.server, manager.accessToken, payload);
    live.server.clock.shift(14 * 60_000);
    const received = client.messages.length;
    await client.waitFor(
      (message) => isPong(message) && client.messages.indexOf(message) > received,
    );
    live.server.clock.shift(61_000);
    expect((await client.waitFor(({ type }) => type === 'closing')).reason).toBe('PAYLOAD_EXPIRED');
    expect(await client.ended).toBe('io server disconnect');
    const again = await signIn(live.server, live.one.manager);
    expect(await closedFor(again, payload)).toBe('PAYLOAD_REFUSED');
  });

  it('can be replaced on the same connection (RS-61)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const client = await listen(manager, { filterByType: ['SystemNotif'] });
    const { seq: head = 0 } = await client.waitFor(isPong);
    const unheard = await arrive(live.one.importantRule);
    await client.waitFor(covers(head + 1));
    const payload = await payloadOf(manager);
    const before = client.messages.length;
    client.updateTags(payload);
    await client.waitFor(
      (message) => isPong(message) && client.messages.indexOf(message) >= before,
    );
    const received = await arrive(live.one.importantRule);
    await client.waitFor(isAlert(received));
    expect(client.messages.filter(isAlert(unheard))).toEqual([]);
    expect(client.messages.filter(isAlert(received))).toHaveLength(1);
    client.close();
  });

  it('that is sent too often closes the connection (RS-62)', async () => {
    const manager = await signIn(live.server, live.one.manager);
    const payload = await payloadOf(manager);
    const client = await openLive(live.server, manager.accessToken);
    for (let turn = 0; turn <= MAX_TAG_UPDATES; turn += 1) client.updateTags(payload);
    expect((await client.waitFor(({ type }) => type === 'closing')).reason).toBe(
      'TOO_MANY_UPDATES',
    );
    expect(await client.ended).toBe('io server disconnect');
  });

  it('can be sent while the access token is valid (RS-61)', async () => {
    const { accessToken } = await signIn(live.server, live.one.manager);
    const client = await openLive(live.server, accessToken);
    live.server.clock.shift(301_000);
    expect((await client.waitFor(({ type }) => type === 'closing')).reason).toBe('PAYLOAD_EXPIRED');
  });
});

describe('a connection is closed', () => {
  it('with its own sign-in only (RS-67)', async () => {
    const [first, second] = [
      await signIn(live.server, live.one.manager),
      await signIn(live.server, live.one.manager),
    ];
    const [client, other] = [await listen(first), await listen(second)];
    await fetch(`${live.server.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie: first.cookie },
    });
    expect((await client.waitFor(({ type }) => type === 'closing')).reason).toBe('SIGNED_OUT');
    expect(await client.ended).toBe('io server disconnect');
    await other.waitFor(isAlert(await arrive(live.one.importantRule)));
    other.close();
  });

  it('when a stolen refresh token is used (RS-67)', async () => {
    const stolen = await signIn(live.server, live.one.manager);
    const client = await listen(stolen);
    const refresh = (cookie: string): Promise<Response> =>
      postJson(live.server, '/api/session/refresh', {}, { cookie });
    const next = (await refresh(stolen.cookie)).headers.getSetCookie()[0] ?? '';
    await refresh(next);
    live.server.clock.shift(11_000);
    expect((await refresh(stolen.cookie)).status).toBe(401);
    expect((await client.waitFor(({ type }) => type === 'closing')).reason).toBe('SIGNED_OUT');
  });

  it('when its queue exceeds the limit (RS-68)', async () => {
    const client = await listen(await signIn(live.server, live.one.manager));
    const position = {
      isShared: false,
      latitude: 0,
      longitude: 0,
      speed: null,
      course: null,
      ignition: null,
      odometer: null,
      recordedOn: new Date(0),
    };
    const burst = (from: number, count: number): void => {
      for (let vehicleId = from; vehicleId < from + count; vehicleId += 1) {
        live.server.app.liveFeed.position(1, { ...position, vehicleId });
      }
    };
    burst(1_000_000, 9_000);
    await client.waitFor(({ data }) => data?.vehicleId === String(1_000_000 + 8_999));
    expect(client.socket.connected).toBe(true);
    // A position takes over 150 bytes.
    burst(2_000_000, MAX_QUEUED_BYTES / 150);
    expect(await client.ended).toBe('transport close');
  });
});
