import { describe, expect, it } from 'vitest';
import {
  ADDRESS_TRUSTED_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_UNREQUESTED_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
  MISSES_MAX,
  RENEWALS_MAX,
} from './evidence-limits.ts';
import type { Clip, Media } from './evidence-state.ts';
import { mayLookAgain } from './evidence-request.ts';
import {
  start,
  MINUTE,
  clipOf,
  clip,
  open,
  type Driver,
  response,
  none,
  underWay,
  found,
  failing,
} from './evidence-driver.test.setup.ts';

describe('checking for a video', () => {
  it('starts immediately, with a single pending call', () => {
    const driver = open();
    expect([driver.state(), driver.calls()]).toEqual(['loading', ['readClips']]);
    driver.send({ type: 'opened' });
    expect(driver.calls()).toEqual([]);
  });

  it('completes with the first clip and sends no more calls (AC-78)', () => {
    const driver = open();
    driver.send(found);
    expect(driver.view()).toEqual({ state: 'complete', clips: [clip] });
    driver.wait(10 * MEDIA_POLL_MS);
    expect(driver.calls()).toEqual([]);
  });

  it('fails only for an alert older than 3 days (AC-79)', () => {
    expect(MEDIA_AGE_MAX_MS).toBe(3 * 24 * 60 * MINUTE);
    const old = open(MEDIA_AGE_MAX_MS + 1);
    old.send(none);
    expect(old.view()).toEqual({ state: 'failed', reason: 'tooOld' });
    const justInTime = open(MEDIA_AGE_MAX_MS);
    justInTime.send(none);
    expect(justInTime.state()).toBe('checking');
  });

  it('completes for an alert of any age with an available video', () => {
    const old = open(100 * MEDIA_AGE_MAX_MS);
    old.send(found);
    expect(old.state()).toBe('complete');
  });

  it('repeats every 30 s (AC-80)', () => {
    expect(MEDIA_POLL_MS).toBe(30_000);
    const driver = open();
    driver.send(none);
    driver.wait(MEDIA_POLL_MS - 1);
    expect(driver.calls()).toEqual([]);
    driver.wait(1);
    expect(driver.calls()).toEqual(['readClips']);
  });

  it('times out at the second miss for an alert older than 30 minutes (AC-81)', () => {
    expect([MISSES_MAX, MEDIA_UNREQUESTED_MS]).toEqual([2, 30 * MINUTE]);
    const driver = open(MEDIA_UNREQUESTED_MS);
    driver.send(none);
    expect(driver.state()).toBe('checking');
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'nothingCame' });
  });

  it('waits after the second miss until the alert is 30 minutes old (AC-81)', () => {
    const driver = open(MEDIA_UNREQUESTED_MS - 2 * MEDIA_POLL_MS);
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.view()).toEqual({ state: 'waiting', isRequested: false });
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.state()).toBe('waiting');
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.state()).toBe('timeout');
  });

  it('completes from the checking and the waiting state', () => {
    const driver = open();
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(found);
    expect(driver.state()).toBe('complete');
    const other = open();
    other.send(none);
    other.wait(MEDIA_POLL_MS);
    other.send(none);
    other.wait(MEDIA_POLL_MS);
    other.send(found);
    expect(other.state()).toBe('complete');
  });

  it("uses the server's clock when the local clock is wrong", () => {
    const fast = open(MINUTE, { createdOn: start - 2 * MEDIA_AGE_MAX_MS });
    fast.send(none);
    expect(fast.state()).toBe('failed');
    const corrected = open(MINUTE, {
      createdOn: start - 2 * MEDIA_AGE_MAX_MS,
      serverAhead: -2 * MEDIA_AGE_MAX_MS,
    });
    corrected.send(none);
    expect(corrected.state()).toBe('checking');
  });
});

describe('an alert without an expected video', () => {
  it('is checked once, then allows a request without polling', () => {
    const driver = open(MINUTE, { isExpected: false });
    driver.send(none);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'notAsked' });
    driver.wait(10 * MEDIA_POLL_MS);
    expect(driver.calls()).toEqual([]);
    driver.send({ type: 'requested' });
    expect(driver.calls()).toEqual(['readLastReport']);
  });

  it('shows a video that another user requested', () => {
    const driver = open(MINUTE, { isExpected: false });
    driver.send(found);
    expect(driver.state()).toBe('complete');
    const awaited = open(MINUTE, { isExpected: false });
    awaited.send(underWay);
    expect(awaited.state()).toBe('waiting');
  });
});

describe('a failing service', () => {
  it('is retried every 30 s up to three consecutive failures', () => {
    expect(MEDIA_FAILURES_MAX).toBe(3);
    const driver = open();
    for (let failure = 1; failure < MEDIA_FAILURES_MAX; failure += 1) {
      driver.send(failing);
      expect(driver.state()).toBe('loading');
      driver.wait(MEDIA_POLL_MS);
      expect(driver.calls()).toEqual(['readClips']);
    }
    driver.send(failing);
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    driver.send({ type: 'requested' });
    expect([driver.state(), driver.calls()]).toEqual(['loading', ['readClips']]);
  });

  it('is not retried after a permanent error', () => {
    const driver = open();
    driver.send({ ...failing, mayRetry: false });
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unavailable' });
  });

  it('fails as notOffered when the source offers no videos', () => {
    const driver = open();
    driver.send({ ...failing, mayRetry: false, isNotOffered: true });
    expect(driver.view()).toEqual({ state: 'failed', reason: 'notOffered' });
    driver.send({ type: 'requested' });
    expect(driver.calls()).toEqual([]);
  });

  it('resets its failure count with a response', () => {
    const driver = open();
    driver.send(failing);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.media().failures).toBe(0);
  });

  it('allows a new check only for unavailable and unplayable', () => {
    const reasons = [
      'unavailable',
      'unplayable',
      'tooOld',
      'notFound',
      'notSent',
      'noDevice',
      'notOffered',
    ];
    expect(
      reasons.filter((reason) => mayLookAgain({ state: 'failed', reason } as Media['view'])),
    ).toEqual(['unavailable', 'unplayable']);
  });
});

describe('a clip that cannot be played', () => {
  const playing = (...clips: readonly Clip[]): Driver => {
    const driver = open();
    driver.send(response({ clips }));
    return driver;
  };
  const cannotPlay = (clipId: string) => ({ type: 'playbackFailed', clipId }) as const;
  const renewed = (...clips: readonly Clip[]) => response({ clips });

  it('stays shown while its URL is renewed once', () => {
    expect(RENEWALS_MAX).toBe(1);
    const driver = playing(clip);
    driver.send(cannotPlay('1'));
    expect([driver.state(), driver.calls()]).toEqual(['complete', ['readClips']]);
    driver.send(renewed(clipOf('1', 'new')));
    expect(driver.view()).toEqual({ state: 'complete', clips: [clipOf('1', 'new')] });
  });

  it('is given up when its second URL cannot be played either', () => {
    const driver = playing(clip);
    driver.send(cannotPlay('1'));
    driver.send(renewed(clipOf('1', 'new')));
    driver.send(cannotPlay('1'));
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unplayable' });
    driver.send({ type: 'requested' });
    driver.send(renewed(clipOf('1', 'third')));
    expect(driver.state()).toBe('complete');
  });

  it('is given up when the renewed URL is the same', () => {
    const driver = playing(clip);
    driver.send(cannotPlay('1'));
    driver.send(found);
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('does not affect clips of other cameras', () => {
    const driver = playing(clip, clipOf('2'));
    driver.send(cannotPlay('1'));
    driver.send(renewed(clip, clipOf('2')));
    expect(driver.state()).toBe('complete');
    driver.send(cannotPlay('2'));
    driver.send(renewed(clip, clipOf('2')));
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('is renewed again once its URL is a minute old, as it may have expired', () => {
    expect(ADDRESS_TRUSTED_MS).toBe(MINUTE);
    const driver = playing(clip);
    for (const address of ['2', '3', '4']) {
      driver.wait(ADDRESS_TRUSTED_MS);
      driver.send(cannotPlay('1'));
      expect(driver.calls()).toEqual(['readClips']);
      driver.send(renewed(clipOf('1', address)));
      expect(driver.state()).toBe('complete');
    }
    driver.wait(ADDRESS_TRUSTED_MS - 1);
    driver.send(cannotPlay('1'));
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('is renewed with a single call for several failures', () => {
    const driver = playing(clip, clipOf('2'));
    driver.send(cannotPlay('1'));
    driver.send(cannotPlay('2'));
    expect(driver.calls()).toEqual([]);
  });

  it('is given up when the service fails three times', () => {
    const driver = playing(clip);
    driver.send(cannotPlay('1'));
    for (let failure = 1; failure < MEDIA_FAILURES_MAX; failure += 1) {
      driver.send(failing);
      expect(driver.state()).toBe('complete');
      driver.wait(MEDIA_POLL_MS);
      expect(driver.calls()).toEqual(['readClips']);
    }
    driver.send(failing);
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unavailable' });
  });

  it('has no effect without clips', () => {
    const driver = open();
    driver.send(cannotPlay('1'));
    expect([driver.state(), driver.calls()]).toEqual(['loading', []]);
  });
});
