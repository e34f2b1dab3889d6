import { describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import {
  CLOCK_STEP_MS,
  DISCONNECTED_AFTER_MS,
  TIME_WINDOW_MS,
  WINDOW_STEP_MS,
} from '../alert/limits.ts';
import { reduceAlertList, wakeAt } from './reduce-list.ts';
import { offsetOf } from './server-clock.ts';

const DAY_MS = 86_400_000;

function model(wrongBy = 0): AlertListModel {
  return new AlertListModel(8, 'host', demoUsers.manager, wrongBy);
}

function settled(wrongBy = 0): AlertListModel {
  const one = model(wrongBy);
  one.settle();
  return one;
}

const rows = (one: AlertListModel) => one.state.lists.urgent.ids;
/** Receives the head, sent when the server's clock was ahead of the browser's by `offset`. */
const hear = (one: AlertListModel, offset: number, seq = 0): void =>
  one.receive({ kind: 'head', prevSeq: seq, seq, serverNow: one.now + one.skew + offset });

describe('a wrong clock in the browser', () => {
  for (const days of [-30, -3, 3, 30]) {
    it(`that is off by ${String(days)} days shows and counts the server’s alerts (AC-207)`, () => {
      const one = settled(days * DAY_MS);
      expect(rows(one)).toEqual(one.wanted('urgent'));
      expect(rows(one).length).toBeGreaterThan(0);
      expect(one.state.countsView.unread).toBe(8);
      expect(offsetOf(one.state)).toBe(-days * DAY_MS);
    });
  }

  it('requests no list by its own time before the server reports its time (AC-207)', () => {
    const one = model(5 * DAY_MS);
    expect(one.calls.map(({ effect }) => effect.slot)).toEqual(['subscription']);
    one.answer(0);
    for (const { effect } of one.calls) {
      if (effect.type === 'loadPage' || effect.type === 'loadCounts')
        expect(Math.abs(effect.range.start - (one.now - TIME_WINDOW_MS))).toBeLessThan(1_000);
    }
  });

  it('that is changed while the list is open removes no rows, however long the server is silent (AC-207)', () => {
    for (const days of [-3, 3]) {
      const one = settled();
      const before = rows(one);
      one.moveClock(days * DAY_MS);
      expect(rows(one)).toEqual(before);
      one.disconnect();
      one.tick(2 * WINDOW_STEP_MS);
      expect(rows(one)).toEqual(before);
      one.settle();
      expect(offsetOf(one.state)).toBe(-days * DAY_MS);
      expect(rows(one)).toEqual(one.wanted('urgent'));
    }
  });

  it('that was ahead at the start leaves no gap at the start of the time window (AC-207)', () => {
    const one = settled();
    one.dispatch({ type: 'stopped' });
    one.arrive(47 * 60);
    one.moveClock(DAY_MS);
    one.dispatch({ type: 'started' });
    one.disconnect();
    one.settle();
    expect([...rows(one), ...one.state.lists.important.ids]).toHaveLength(9);
  });

  it('loads what the window covers again after a server’s time that was too late (AC-207)', () => {
    const one = model();
    one.arrive(47 * 60 + 45);
    one.settle();
    expect([...rows(one), ...one.state.lists.important.ids]).toHaveLength(9);
    hear(one, 30 * 60_000);
    expect([...rows(one), ...one.state.lists.important.ids]).toHaveLength(8);
    while (one.calls.length > 0) one.answer(0);
    hear(one, 0);
    hear(one, 0);
    while (one.calls.length > 0) one.answer(0);
    expect(rows(one)).toEqual(one.wanted('urgent'));
    expect([...rows(one), ...one.state.lists.important.ids]).toHaveLength(9);
  });

  it('that is set back delays no retry, and the connection is disconnected rather than live', () => {
    const one = settled();
    one.dispatch({ type: 'stopped' });
    one.dispatch({ type: 'started' });
    one.fail(0);
    one.moveClock(-3 * DAY_MS);
    expect(one.state.loads.subscription.phase).toBe('running');
    one.disconnect();
    one.moveClock(-3 * DAY_MS);
    expect(one.state.connection.view.state).toBe('disconnected');
    expect(DISCONNECTED_AFTER_MS).toBeGreaterThan(0);
  });
});

describe('server time', () => {
  it('is unchanged by differences within a second', () => {
    const one = settled();
    const before = one.state.clock;
    hear(one, CLOCK_STEP_MS - 1);
    hear(one, 1 - CLOCK_STEP_MS);
    expect(one.state.clock).toEqual(before);
  });

  it('is accepted immediately when later, and when reported twice when earlier, as messages may be delayed', () => {
    const one = settled();
    hear(one, 60_000);
    expect(offsetOf(one.state)).toBe(60_000);
    hear(one, -600_000);
    expect(offsetOf(one.state)).toBe(60_000);
    hear(one, -595_000);
    expect(offsetOf(one.state)).toBe(60_000);
    hear(one, -595_000);
    expect(offsetOf(one.state)).toBe(-595_000);
  });

  it('is used for the user’s own action until it is confirmed', () => {
    const one = settled(3 * DAY_MS);
    one.act(0, { type: 'resolve' });
    const shown = one.state.entities.get(rows(one)[0] ?? '')?.view.alert;
    expect(shown?.resolvedOn).toBe(one.now);
  });

  it('is optional: otherwise the browser’s clock moves the time window', () => {
    const one = settled();
    const state = { ...one.state, clock: { offset: null, unconfirmed: null, isUnsure: false } };
    const later = one.now + DAY_MS;
    const { state: next } = reduceAlertList(state, { type: 'clockMoved' }, later);
    expect(next.windowStart).toBe(later - TIME_WINDOW_MS);
    expect(wakeAt(next)).toBe(later + WINDOW_STEP_MS);
  });
});

it('updates the time of the last contact with every head of the feed (AC-48)', () => {
  const one = settled();
  one.now += 20_000;
  hear(one, 0, one.books.head);
  expect(one.state.connection.view).toMatchObject({ state: 'live', lastUpdateOn: one.now });
});
