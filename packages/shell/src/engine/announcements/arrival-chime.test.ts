import { type ManualClock, createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  CHIME_HOLD_MS,
  CHIME_WAIT_MS,
  type RunAlone,
  createArrivalChime,
} from './arrival-chime.ts';

let clock: ManualClock;
/** By name, the tasks that wait and the one that runs. */
let queues: Map<string, Promise<void>>;

beforeEach(() => {
  clock = createManualClock();
  queues = new Map();
});

/** Tabs that share their locks, as in one browser. */
const runAlone: RunAlone = (name, task, signal) => {
  const before = queues.get(name) ?? Promise.resolve();
  const turn = before.then(() => (signal.aborted ? undefined : task()));
  queues.set(name, turn);
  return turn;
};

function tab(outcome: 'played' | 'blocked') {
  const play = vi.fn(() => Promise.resolve(outcome));
  const onError = vi.fn();
  return { play, chime: createArrivalChime({ clock, sound: { play }, runAlone, onError }) };
}

it('an announcement sounds in one of several tabs (SH-39)', async () => {
  const tabs = [tab('played'), tab('played'), tab('played')];
  for (const { chime } of tabs) chime('1');
  await flushMicrotasks();
  await clock.advance(CHIME_HOLD_MS * 2);
  expect(tabs.map(({ play }) => play.mock.calls.length)).toEqual([1, 0, 0]);
  expect(CHIME_HOLD_MS).toBeGreaterThan(CHIME_WAIT_MS);
});

it('a tab whose audio is blocked leaves it to another one (SH-39)', async () => {
  const tabs = [tab('blocked'), tab('played'), tab('played')];
  for (const { chime } of tabs) chime('1');
  await flushMicrotasks();
  await clock.advance(CHIME_HOLD_MS * 2);
  expect(tabs.map(({ play }) => play.mock.calls.length)).toEqual([1, 1, 0]);
});

it('two announcements sound one by one (SH-39)', async () => {
  const { chime, play } = tab('played');
  chime('1');
  chime('2');
  await flushMicrotasks();
  expect(play).toHaveBeenCalledTimes(2);
});

it('a browser without audio stays silent', () => {
  const onError = vi.fn();
  createArrivalChime({ clock, sound: null, runAlone, onError })('1');
  expect(clock.pending()).toBe(0);
});
