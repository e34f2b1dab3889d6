import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ReconnectBehavior, type NetworkEvents, watchReconnect } from './reconnect.ts';

let clock: ManualClock;
let network: EventTarget;
let wish: ReconnectBehavior;
let isBusy: boolean;
let done: string[];
let stop: () => void;

const start = (isAway = false): (() => void) =>
  watchReconnect({
    network: network as unknown as NetworkEvents,
    isAway,
    clock,
    wish: () => wish,
    mustStay: () => isBusy,
    reload: () => void done.push('reload'),
    resync: () => void done.push('resync'),
  });
const say = (type: 'offline' | 'online'): void => void network.dispatchEvent(new Event(type));

beforeEach(() => {
  clock = createManualClock();
  network = new EventTarget();
  wish = 'reload';
  isBusy = false;
  done = [];
  stop = start();
});

describe('back online after offline', () => {
  it('reloads the page after 300 ms, once (AC-53)', async () => {
    say('offline');
    say('online');
    await clock.advance(299);
    expect(done).toEqual([]);
    await clock.advance(1);
    say('online');
    await clock.advance(10_000);
    expect(done).toEqual(['reload']);
  });

  it('resyncs at once where the host does not wish a reload', async () => {
    wish = 'resync';
    say('offline');
    say('online');
    expect(done).toEqual(['resync']);
    await clock.advance(10_000);
    expect(done).toEqual(['resync']);
  });

  it('resyncs instead while something would be lost', async () => {
    isBusy = true;
    say('offline');
    say('online');
    isBusy = false;
    await clock.advance(10_000);
    expect(done).toEqual(['resync']);
  });

  it('resyncs instead when work began within the 300 ms', async () => {
    say('offline');
    say('online');
    await clock.advance(200);
    isBusy = true;
    await clock.advance(100);
    expect(done).toEqual(['resync']);
  });

  it('waits anew when the network goes again within the 300 ms', async () => {
    say('offline');
    say('online');
    await clock.advance(200);
    say('offline');
    await clock.advance(10_000);
    expect(done).toEqual([]);
    say('online');
    await clock.advance(300);
    expect(done).toEqual(['reload']);
  });

  it('knows of a network that was away before it watched', async () => {
    stop();
    start(true);
    say('online');
    await clock.advance(300);
    expect(done).toEqual(['reload']);
  });

  it('does nothing when the browser says online without having been away', async () => {
    say('online');
    await clock.advance(10_000);
    expect(done).toEqual([]);
  });

  it('leaves no timer and no listener behind', async () => {
    say('offline');
    say('online');
    stop();
    expect(clock.pending()).toBe(0);
    say('offline');
    say('online');
    await clock.advance(10_000);
    expect(done).toEqual([]);
  });
});
