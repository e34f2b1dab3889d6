import { beforeEach, describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { ACTION_KEPT_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import { openOrigin } from './unreliable-origin.test.setup.ts';

let origin: Awaited<ReturnType<typeof openOrigin>>;
beforeEach(async () => {
  origin = await openOrigin();
});

describe('a reload of the page', () => {
  it('keeps unconfirmed actions, reads included, and sends them in order (AC-204)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.markRead(id);
    void origin.store.actions.markFalse(id, 'Dirty lens');
    void origin.store.actions.addNote(id, 'Called');
    await origin.clock.advance(1_000);
    expect(origin.stored()).toHaveLength(3);
    await origin.reload();
    expect(origin.view(id)).toMatchObject({
      pending: true,
      alert: { read: true, falseAlert: true },
    });
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent.map(([, type]) => type)).toEqual(['read', 'falseAlert', 'note']);
    expect(origin.world.alert(id)).toMatchObject({ read: true, falseAlert: true });
    expect(origin.stored()).toEqual([]);
  });

  it('takes an alert once the server can be reached, unless somebody else has taken it (AC-787)', async () => {
    const [mine, theirs] = [await origin.arrive(), await origin.arrive()];
    const { manager, dispatcher } = demoUsers;
    origin.network = 'down';
    for (const id of [mine, theirs]) void origin.store.actions.take(id);
    await origin.clock.advance(1_000);
    await origin.reload();
    expect(origin.view(mine)).toMatchObject({ pending: true, alert: { owner: { userId: '1' } } });
    origin.world.changeOwnerAs(dispatcher, dispatcher, [theirs]);
    origin.network = 'lost';
    await origin.clock.advance(RETRY_MAX_MS);
    await origin.reload();
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.world.alert(mine)?.owner?.userId).toBe(manager.userId);
    expect(origin.view(mine)).toMatchObject({ pending: false, alert: { owner: { userId: '1' } } });
    expect(origin.view(theirs)).toMatchObject({
      pending: false,
      alert: { owner: { userId: '2' } },
    });
    expect(origin.store.get().failedAction).toMatchObject({ alertId: theirs });
    expect(origin.stored()).toEqual([]);
  });

  it('keeps the undo of an unconfirmed action (AC-203, AC-204)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    void origin.store.actions.undo();
    await origin.reload();
    origin.network = 'up';
    await origin.clock.advance(2 * RETRY_MAX_MS);
    expect(origin.sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(origin.world.alert(id)?.resolved).toBe(false);
  });

  it('sends nothing that is older than 10 minutes, and reports it (AC-204, AC-205)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(1_000);
    origin.store.stop();
    origin.network = 'up';
    await origin.clock.advance(ACTION_KEPT_MS);
    origin.store = await origin.openPage();
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent).toEqual([]);
    expect(origin.view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(origin.store.get().failedAction).toMatchObject({ change: { type: 'resolve' } });
    expect(origin.stored()).toEqual([]);
  });

  it('leaves the actions of another page to it as long as that exists (AC-204)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    const other = await origin.openPage();
    await origin.clock.advance(1_000);
    expect(other.get().list.entities.get(id)?.view.pending).toBe(false);
    origin.store.stop();
    await origin.clock.advance(500);
    expect(other.get().list.entities.get(id)?.view.pending).toBe(true);
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.world.alert(id)?.resolved).toBe(true);
    other.stop();
  });
});
