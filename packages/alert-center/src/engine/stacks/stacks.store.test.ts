import { describe, expect, it, vi } from 'vitest';
import { makeAlert } from '../../adapters/memory/make-alert.ts';
import { createRandom } from '../../adapters/memory/random.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import { type Entity, type ListState, createAlertListState } from '../list/list-state.ts';
import { defaultSettings } from '../panel/reminder-interval.ts';
import { createState } from '../state/state.ts';
import { createStacks } from './stacks.store.ts';

const NOW = Date.UTC(2026, 10, 27, 7);
const MINUTE_MS = 60_000;
const random = createRandom(1);
const session = { canSeeUrgent: true, currentUser: null };
const vehicle = makeAlert(random, { id: '0', seq: 0, now: NOW }, {}).vehicle;

const speeding = (id: string, minutesAgo: number): Alert =>
  makeAlert(
    random,
    { id, seq: 1, now: NOW },
    { alertCode: 8, vehicle, createdOn: NOW - minutesAgo * MINUTE_MS },
  );

/** A store whose urgent list shows some alerts, and whose state the tests set. */
function storeWith(total: number) {
  const initial = createAlertListState({ session, now: NOW });
  const state = createState({
    list: { ...initial, countsView: { ...initial.countsView, total, isKnown: true } },
    settings: defaultSettings,
  });
  const list = state.slot('list');
  const settings = state.slot('settings');
  const alerts = new Map<AlertId, Alert>();
  const show = (further: Partial<ListState> = {}): void => {
    const entities = new Map(
      [...alerts].map(([id, alert]) => {
        const view = { alert, urgency: 'urgent' as const, pending: false, snoozed: false };
        const entity: Entity = {
          base: alert,
          truth: alert,
          urgency: 'urgent',
          isContradicted: false,
          isDoubtful: false,
          view,
        };
        return [id, entity];
      }),
    );
    const { lists } = list.get();
    const urgent = { ...lists.urgent, ...further };
    list.set({ ...list.get(), entities, lists: { ...lists, urgent } });
  };
  const put = (...more: readonly Alert[]): void => {
    for (const alert of more) alerts.set(alert.id, alert);
    const ids = [...alerts.values()]
      .sort((left, right) => right.createdOn - left.createdOn)
      .map(({ id }) => id);
    show({ ids });
  };
  const stacks = createStacks(state);
  return {
    stacks,
    put,
    show,
    settle: (id: AlertId): void => put({ ...(alerts.get(id) as Alert), resolved: true }),
    count: (next: number): void =>
      list.set({ ...list.get(), countsView: { ...list.get().countsView, total: next } }),
    choose: (stacksRepeats: boolean): void => settings.set({ ...settings.get(), stacksRepeats }),
    rows: (): readonly string[] => stacks.get().lists.urgent.rowIds,
    sizes: (): readonly number[] =>
      [...stacks.get().lists.urgent.stacks.values()].map(({ ids }) => ids.length),
  };
}

const [first, second, third] = [speeding('1', 50), speeding('2', 30), speeding('3', 5)] as const;

describe('the stacks of a store', () => {
  it('begin above 50 alerts once the list is calm, and at once when the user wants them (AC-741)', () => {
    const store = storeWith(51);
    store.put(first, second, third);
    expect(store.sizes()).toEqual([3]);

    const busy = storeWith(50);
    busy.put(first, second, third);
    expect(busy.rows()).toEqual(['3', '2', '1']);
    busy.show({ isBusy: true });
    busy.count(60);
    expect(busy.stacks.get().isOn).toBe(true);
    expect(busy.rows()).toEqual(['3', '2', '1']);
    busy.show({ isBusy: false });
    expect(busy.sizes()).toEqual([3]);
    busy.show({ isBusy: true });
    busy.choose(false);
    expect(busy.rows()).toEqual(['3', '2', '1']);
    busy.choose(true);
    expect(busy.sizes()).toEqual([3]);
  });

  it('keep what the user has settled until it leaves the list, and nothing that others have settled (AC-730)', () => {
    const own = storeWith(60);
    own.put(first, second, third);
    expect(own.sizes()).toEqual([3]);
    own.show({ settledUntil: new Map([['2', NOW + 10_000]]) });
    own.settle('2');
    expect(own.sizes()).toEqual([3]);
    own.show({ settledUntil: new Map() });
    expect(own.rows()).toEqual(['3', '2', '1']);

    const others = storeWith(60);
    others.put(first, second, third, speeding('4', 1));
    others.settle('3');
    expect(others.rows()).toEqual(['stack:1', '3']);
  });

  it('stay expanded while repeats arrive, and report every change once (AC-736)', () => {
    const store = storeWith(60);
    store.put(first, second);
    const listener = vi.fn();
    const leave = store.stacks.subscribe(({ lists }) => lists.urgent, listener);
    const isExpanded = () => [...store.stacks.get().lists.urgent.stacks.values()][0]?.isExpanded;
    store.stacks.expand('stack:1', true);
    store.stacks.expand('stack:1', true);
    expect([isExpanded(), listener.mock.calls.length]).toEqual([true, 1]);
    store.put(third);
    expect([isExpanded(), store.sizes(), listener.mock.calls.length]).toEqual([true, [3], 2]);
    store.stacks.expand('stack:1', false);
    expect([isExpanded(), listener.mock.calls.length]).toEqual([false, 3]);
    store.stacks.expand('stack:9', true);
    leave();
    store.put(speeding('5', 0));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
