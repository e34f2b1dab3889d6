import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { SEEN_AFTER_MS } from '../alert/limits.ts';
import { type PreviewSight, createPreviewSight, marksAsRead } from './reading.ts';

let clock: ManualClock;
let front: string | null;
let seen: string[];
let sight: PreviewSight;

beforeEach(() => {
  clock = createManualClock();
  front = 'a';
  seen = [];
  sight = createPreviewSight({ clock, front: () => front, onSeen: (id) => seen.push(id) });
});

it.each([
  ['openedByUser', true],
  ['openedAutomatically', false],
  ['used', true],
  ['acted', true],
  ['seen', true],
] as const)(
  'a preview that was %s marks its alert as read: %s (AC-33, AC-201)',
  (event, isRead) => {
    expect(marksAsRead(event, { alertCode: 6 })).toBe(isRead);
    // An emergency is not read by being in sight.
    expect(marksAsRead(event, { alertCode: 1 })).toBe(isRead && event !== 'seen');
  },
);

describe('a preview in front', () => {
  it('is seen after one second, once (AC-201)', async () => {
    sight.report('a', true);
    await clock.advance(SEEN_AFTER_MS - 1);
    expect(seen).toEqual([]);
    await clock.advance(1);
    sight.report('a', true);
    await clock.advance(10 * SEEN_AFTER_MS);
    expect(seen).toEqual(['a']);
  });

  it('needs the whole second again after it was covered or the page was hidden (AC-201)', async () => {
    sight.report('a', true);
    await clock.advance(SEEN_AFTER_MS - 100);
    sight.report('a', false);
    await clock.advance(SEEN_AFTER_MS);
    expect(seen).toEqual([]);
    sight.report('a', true);
    await clock.advance(SEEN_AFTER_MS - 1);
    expect(seen).toEqual([]);
    await clock.advance(1);
    expect(seen).toEqual(['a']);
  });

  it('hands over to the preview that takes its place in front (AC-201)', async () => {
    sight.report('a', true);
    sight.report('b', true);
    await clock.advance(SEEN_AFTER_MS - 1);
    front = 'b';
    sight.update();
    await clock.advance(SEEN_AFTER_MS - 1);
    expect(seen).toEqual([]);
    await clock.advance(1);
    expect(seen).toEqual(['b']);
  });
});

it('does not count a preview that is behind another, however long its bar shows (AC-201)', async () => {
  sight.report('b', true);
  await clock.advance(10 * SEEN_AFTER_MS);
  expect(seen).toEqual([]);
});

it('leaves no timer behind when it stops', async () => {
  sight.report('a', true);
  sight.stop();
  expect(clock.pending()).toBe(0);
  await clock.advance(SEEN_AFTER_MS);
  expect(seen).toEqual([]);
});
