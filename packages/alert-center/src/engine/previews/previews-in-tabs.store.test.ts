import { beforeEach, describe, expect, it } from 'vitest';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import type { AlertCenterStore } from '../store-state.ts';
import {
  at,
  clock,
  createTab,
  open,
  prepare,
  reload,
  startStore,
  store,
} from './previews.test.setup.ts';

beforeEach(prepare);

describe('the other tabs of the user', () => {
  const openIn = (tab: AlertCenterStore): AlertId[] =>
    tab.get().previews.previews.map(({ id }) => id);

  async function startTwoTabs(user: DemoUser = demoUsers.manager): Promise<AlertCenterStore> {
    await startStore();
    const other = createTab(user);
    other.start();
    await clock.advance(1_000);
    return other;
  }

  it('close a preview that was closed in one, and keep those opened in one only (AC-334)', async () => {
    const other = await startTwoTabs();
    const [first, second, third] = [at(0), at(1), at(2)];
    for (const id of [first, second]) store.actions.open(id);
    for (const id of [first, second, third]) other.actions.open(id);
    store.actions.previews.close(first);
    expect([open(), openIn(other)]).toEqual([[second], [second, third]]);
    store.actions.previews.closeAll();
    expect([open(), openIn(other)]).toEqual([[], [third]]);
    other.stop();
  });

  it('keep a preview that was opened again (AC-334)', async () => {
    const other = await startTwoTabs();
    for (const tab of [store, other]) tab.actions.open(at(0));
    store.actions.previews.close(at(0));
    other.actions.open(at(0));
    for (const tab of [store, other]) tab.actions.open(at(1));
    store.actions.previews.closeTop();
    expect(openIn(other)).toEqual([at(0)]);
    other.stop();
  });

  it('keep a preview with text that has not been sent (AC-334)', async () => {
    const other = await startTwoTabs();
    for (const tab of [store, other]) tab.actions.open(at(0));
    other.actions.previews.changeDraft(at(0), { note: 'Sudah ditelepon' });
    store.actions.previews.close(at(0));
    expect([open(), openIn(other)]).toEqual([[], [at(0)]]);
    other.stop();
  });

  it('start with no previews of the others, and keep their own after a reload (AC-430)', async () => {
    await startStore();
    for (const id of [at(0), at(1)]) store.actions.open(id);
    const other = createTab();
    other.start();
    await clock.advance(1_000);
    expect(openIn(other)).toEqual([]);
    other.actions.open(at(2));
    await reload();
    expect([open(), openIn(other)]).toEqual([[at(0), at(1)], [at(2)]]);
    store.actions.previews.closeAll();
    other.actions.open(at(3));
    await reload();
    expect([open(), openIn(other)]).toEqual([[], [at(2), at(3)]]);
    other.stop();
  });

  it('leave their previews to the next tab only when none of them is left (AC-430)', async () => {
    const other = await startTwoTabs();
    store.actions.open(at(0));
    store.stop();
    await startStore(createTab());
    expect(open()).toEqual([]);
    other.stop();
    store.stop();
    await startStore(createTab());
    expect(open()).toEqual([at(0)]);
    const late = createTab();
    late.start();
    await clock.advance(1_000);
    store.stop();
    await clock.advance(1_000);
    expect(openIn(late)).toEqual([]);
    late.stop();
  });

  it('are only tabs of the same user (AC-334)', async () => {
    const other = await startTwoTabs(demoUsers.dispatcher);
    for (const tab of [store, other]) tab.actions.open(at(0));
    store.actions.previews.close(at(0));
    expect(openIn(other)).toEqual([at(0)]);
    other.stop();
  });
});
