import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ReconnectBehavior, type NetworkEvents, watchReconnect } from './reconnect.ts';

let clock: ManualClock;
let network: EventTarget;
let behavior: ReconnectBehavior;
let isBusy: boolean;
let done: string[];
let stop: () => void;

const start = (isAway = false): (() => void) =>
  watchReconnect({
    network: network as unknown as NetworkEvents,
    isAway,
    clock,
    behavior: () => behavior,
    mustStay: () => isBusy,
    reload: () => void done.push('reload'),
    resync: () => void done.push('resync'),
  });
const emit = (type: 'offline' | 'online'): void => void network.dispatchEvent(new Event(type));

beforeEach(() => {
  clock = createManualClock();
  network = new EventTarget();
  behavior = 'reload';
  isBusy = false;
  done = [];
  stop = start();
});

describe('back online after offline', () => {
  it('reloads the page after 300 ms, once (AC-53)', async () => {
    emit('offline');
    emit('online');
    await clock.advance(299);
    expect(done).toEqual([]);
    await clock.advance(1);
    emit('online');
    await clock.advance(10_000);
    expect(done).toEqual(['reload']);
  });

  it('resyncs immediately when the host prefers it to a reload', async () => {
    behavior = 'resync';
    emit('offline');
    emit('online');
    expect(done).toEqual(['resync']);
    await clock.advance(10_000);
    expect(done).toEqual(['resync']);
  });

  it('resyncs instead when a reload would lose something', async () => {
    isBusy = true;
    emit('offline');
    emit('online');
    isBusy = false;
    await clock.advance(10_000);
    expect(done).toEqual(['resync']);
  });

  it('resyncs instead when the user starts work within the 300 ms', async () => {
    emit('offline');
    emit('online');
    await clock.advance(200);
    isBusy = true;
    await clock.advance(100);
    expect(done).toEqual(['resync']);
  });

  it('restarts the delay when the network is lost again within the 300 ms', async () => {
    emit('offline');
    emit('online');
    await clock.advance(200);
    emit('offline');
    await clock.advance(10_000);
    expect(done).toEqual([]);
    emit('online');
    await clock.advance(300);
    expect(done).toEqual(['reload']);
  });

  it('handles a network that was offline before it started', async () => {
    stop();
    start(true);
    emit('online');
    await clock.advance(300);
    expect(done).toEqual(['reload']);
  });

  it('does nothing when the browser reports online without having been offline', async () => {
    emit('online');
    await clock.advance(10_000);
    expect(done).toEqual([]);
  });

  it('leaves no timer and no listener behind', async () => {
    emit('offline');
    emit('online');
    stop();
    expect(clock.pending()).toBe(0);
    emit('offline');
    emit('online');
    await clock.advance(10_000);
    expect(done).toEqual([]);
  });
});
