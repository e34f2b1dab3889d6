import { scopes } from '@pantau/core/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { alertRules, alertRuleUsers, refreshTokens, users } from '../db/schema.ts';
import { readHead } from '../db/sequence.ts';
import { signIn, type SignedIn } from '../testing/client.ts';
import { addUser, type AddedUser } from '../testing/fixtures.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { covers, isAlert, setUpLive } from '../testing/set-up-live.ts';

const live = setUpLive();
const { arrive, listen, payloadOf } = live;

/** A new user with all rights, subscribed to the urgent and the important rule. */
async function addReader(): Promise<AddedUser> {
  const { db } = live.server;
  const reader = await addUser(db, 1, [
    scopes.alertCenterMain,
    scopes.alertCenterUrgent,
    scopes.systemNotification,
  ]);
  for (const alertRuleId of [live.one.urgentRule, live.one.importantRule]) {
    await db.insert(alertRuleUsers).values({ alertRuleId, userId: reader.id });
  }
  return reader;
}

const setScopes = (reader: AddedUser, held: string[]) =>
  live.server.db.update(users).set({ scopes: held }).where(eq(users.id, reader.id));

const unsubscribe = (reader: AddedUser, ruleId: number) =>
  live.server.db
    .delete(alertRuleUsers)
    .where(and(eq(alertRuleUsers.userId, reader.id), eq(alertRuleUsers.alertRuleId, ruleId)));

/** Which of the alerts that arrive under the two rules the client receives. */
async function receivedOf(client: LiveClient): Promise<{ urgent: boolean; important: boolean }> {
  const urgent = await arrive(live.one.urgentRule);
  const important = await arrive(live.one.importantRule);
  await client.waitFor(covers(await readHead(live.server.db, 1)));
  return {
    urgent: client.messages.some(isAlert(urgent)),
    important: client.messages.some(isAlert(important)),
  };
}

/** Fails unless only these alerts are received within 5 s from now on. */
async function expectWithin5s(
  client: LiveClient,
  received: { readonly urgent: boolean; readonly important: boolean },
): Promise<void> {
  const check = async (): Promise<void> => expect(await receivedOf(client)).toEqual(received);
  await vi.waitFor(check, { timeout: 5_000, interval: 100 });
}

describe('rights that are taken away', () => {
  it('are gone from an open connection (RS-356)', async () => {
    const reader = await addReader();
    const client = await listen(await signIn(live.server, reader));
    expect(await receivedOf(client)).toEqual({ urgent: true, important: true });

    await setScopes(reader, [scopes.alertCenterMain]);
    await expectWithin5s(client, { urgent: false, important: true });

    await unsubscribe(reader, live.one.importantRule);
    await expectWithin5s(client, { urgent: false, important: false });
    expect(client.socket.connected).toBe(true);
    client.close();
  });

  it('are gone from payloads that were issued before (RS-356)', async () => {
    const reader = await addReader();
    const session = await signIn(live.server, reader);
    const payload = await payloadOf(session);
    await setScopes(reader, [scopes.alertCenterMain]);
    const client = await openLive(live.server, session.accessToken, payload);
    expect(await receivedOf(client)).toEqual({ urgent: false, important: true });
    client.close();
  });

  it('leave nothing without the alert centre (RS-356)', async () => {
    const reader = await addReader();
    const client = await listen(await signIn(live.server, reader));
    await setScopes(reader, []);
    await expectWithin5s(client, { urgent: false, important: false });
    client.close();
  });
});

describe('a rule that becomes urgent', () => {
  it('is urgent in open connections too, so that its scope applies (RS-356)', async () => {
    const { db } = live.server;
    const reader = await addReader();
    await setScopes(reader, [scopes.alertCenterMain]);
    const client = await listen(await signIn(live.server, reader));
    const setUrgency = (alertUrgencyType: 'Urgent' | 'Important') =>
      db
        .update(alertRules)
        .set({ alertUrgencyType })
        .where(eq(alertRules.id, live.one.importantRule));
    await setUrgency('Urgent');
    await expectWithin5s(client, { urgent: false, important: false });
    await setUrgency('Important');
    await expectWithin5s(client, { urgent: false, important: true });
    client.close();
  });
});

describe('a connection ends within 5 s', () => {
  const closedAfter = async (
    change: (reader: AddedUser, session: SignedIn) => Promise<unknown>,
  ): Promise<string | undefined> => {
    const reader = await addReader();
    const session = await signIn(live.server, reader);
    const client = await listen(session);
    await change(reader, session);
    const { reason } = await client.waitFor(({ type }) => type === 'closing');
    expect(await client.ended).toBe('io server disconnect');
    return reason;
  };

  it('when its session was ended elsewhere (RS-356)', async () => {
    const { db } = live.server;
    expect(
      await closedAfter(({ id }) =>
        db.update(refreshTokens).set({ revokedOn: new Date() }).where(eq(refreshTokens.userId, id)),
      ),
    ).toBe('SIGNED_OUT');
  });

  it('when its user was deactivated (RS-356)', async () => {
    const { db } = live.server;
    expect(
      await closedAfter(({ id }) =>
        db.update(users).set({ isActive: false }).where(eq(users.id, id)),
      ),
    ).toBe('SIGNED_OUT');
  });
});
