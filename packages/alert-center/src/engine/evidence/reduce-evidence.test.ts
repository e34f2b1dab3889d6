import { describe, expect, it } from 'vitest';
import {
  ADDRESS_TRUSTED_MS,
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_UNREQUESTED_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
  MISSES_MAX,
  RENEWALS_MAX,
  REQUEST_TIMEOUT_MS,
} from './evidence-limits.ts';
import type { Clip, Media, MediaEffect, MediaEvent } from './evidence-state.ts';
import { mayLookAgain } from './evidence-request.ts';
import type { MediaSubject } from './evidence-transitions.ts';
import { createMedia, reduceMedia } from './reduce-evidence.ts';

const start = Date.parse('2026-11-20T07:00:00Z');
const MINUTE = 60_000;

const clipOf = (id: string, address = '1'): Clip => ({
  id,
  camera: 'dms',
  files: [{ url: `https://media.example/${id}.mp4?${address}`, contentType: 'video/mp4' }],
  startTime: start,
});
const clip = clipOf('1');

/** An event; the ticket defaults to the latest. */
type EventInput = MediaEvent extends infer E
  ? E extends { readonly ticket: number }
    ? Omit<E, 'ticket'> | E
    : E
  : never;

const withoutTicket: readonly MediaEvent['type'][] = [
  'opened',
  'requested',
  'cancelled',
  'playbackFailed',
  'clockMoved',
];

/** Drives the evidence of an alert that is `age` ms old. */
function open(age = MINUTE, subject: Partial<MediaSubject> = {}) {
  const about: MediaSubject = {
    createdOn: start - age,
    isExpected: true,
    serverAhead: 0,
    ...subject,
  };
  let now = start;
  let media: Media = createMedia(now);
  let effects: readonly MediaEffect[] = [];
  const send = (event: EventInput): void => {
    const isResponse = !withoutTicket.includes(event.type);
    const full = (isResponse ? { ticket: media.ticket, ...event } : event) as MediaEvent;
    ({ media, effects } = reduceMedia(media, full, about, now));
  };
  const wait = (ms: number): void => {
    now += ms;
    send({ type: 'clockMoved' });
  };
  send({ type: 'opened' });
  return {
    send,
    wait,
    now: () => now,
    view: () => media.view,
    state: () => media.view.state,
    since: () => media.since - start,
    media: () => media,
    calls: () => effects.map(({ type }) => type),
    notices: () => effects.flatMap((effect) => (effect.type === 'notify' ? [effect.what] : [])),
  };
}

type Driver = ReturnType<typeof open>;

const response = (
  values: { clips?: readonly Clip[]; isUnderWay?: true; hasBrokenOff?: true } = {},
) =>
  ({
    type: 'clipsRead',
    response: { clips: [], isUnderWay: false, hasBrokenOff: false, ...values },
  }) as const;
const none = response();
const underWay = response({ isUnderWay: true });
const broken = response({ hasBrokenOff: true });
const found = response({ clips: [clip] });
const failing = {
  type: 'callFailed',
  error: new Error('no'),
  mayRetry: true,
  isNotOffered: false,
} as const;

const bsj = { imei: '8600', kind: 'bsj' } as const;
const howen = { imei: '8601', kind: 'vss-howen' } as const;
const reports = (device: { imei: string; kind: 'bsj' | 'vss-howen' } = bsj) =>
  ({ type: 'lastReportRead', at: start, device }) as const;

/** An alert 40 minutes old without a video; the user can request it. */
function timedOut(): Driver {
  const driver = open(40 * MINUTE);
  driver.send(none);
  driver.wait(MEDIA_POLL_MS);
  driver.send(none);
  return driver;
}

/** A request up to the step after the file list: the upload, or counting files first. */
function asking(device: typeof bsj | typeof howen = bsj): Driver {
  const driver = timedOut();
  driver.send({ type: 'requested' });
  driver.send(reports(device));
  driver.send({ type: 'fileListUpdated' });
  driver.wait(FILE_LIST_WAIT_MS);
  return driver;
}

/** The device has accepted the upload request. */
function sent(): Driver {
  const driver = asking();
  driver.send({ type: 'uploadRequested', message: 'Sent' });
  return driver;
}

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

describe('a video requested earlier', () => {
  it('is waited for immediately while its upload is under way', () => {
    const driver = open(40 * MINUTE);
    driver.send(underWay);
    expect(driver.view()).toEqual({ state: 'waiting', isRequested: true });
    driver.wait(MEDIA_POLL_MS);
    expect(driver.calls()).toEqual(['readClips']);
    driver.send(found);
    expect(driver.state()).toBe('complete');
  });

  it('is waited for as requested when its upload starts during the wait', () => {
    const driver = open();
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(underWay);
    expect(driver.view()).toEqual({ state: 'waiting', isRequested: true });
  });

  it('times out when it never arrives, and can be requested again', () => {
    const driver = open(40 * MINUTE);
    driver.send(underWay);
    driver.wait(REQUEST_TIMEOUT_MS);
    driver.send(underWay);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestUnanswered' });
    driver.send({ type: 'requested' });
    expect(driver.calls()).toEqual(['readLastReport']);
  });

  it('times out when its upload has failed, and can be requested again', () => {
    const driver = open();
    driver.send(broken);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
    driver.send({ type: 'requested' });
    expect(driver.calls()).toEqual(['readLastReport']);
  });

  it('ends the wait when its upload fails', () => {
    const driver = open();
    driver.send(underWay);
    driver.wait(MEDIA_POLL_MS);
    driver.send(broken);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
  });

  it('is not waited for when the alert is older than 3 days', () => {
    for (const notices of [underWay, broken]) {
      const driver = open(MEDIA_AGE_MAX_MS + 1);
      driver.send(notices);
      expect(driver.view()).toEqual({ state: 'failed', reason: 'tooOld' });
    }
  });
});

describe('a request', () => {
  it('starts by reading when the device last reported', () => {
    const driver = timedOut();
    driver.send({ type: 'requested' });
    expect([driver.view(), driver.calls()]).toEqual([
      { state: 'requesting', step: 'lastReport' },
      ['readLastReport'],
    ]);
  });

  it('times out with a notice when the device has not reported for over 10 minutes (AC-82)', () => {
    expect(DEVICE_SILENT_MS).toBe(10 * MINUTE);
    const driver = timedOut();
    const at = driver.now() - DEVICE_SILENT_MS;
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at: at - 1, device: bsj });
    expect(driver.view()).toEqual({
      state: 'timeout',
      reason: 'deviceSilent',
      lastReportOn: at - 1,
    });
    expect(driver.notices()).toEqual(['deviceUnreachable']);
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at: null, device: bsj });
    expect(driver.notices()).toEqual(['deviceUnreachable']);
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at, device: bsj });
    expect(driver.calls()).toEqual(['updateFileList']);
  });

  it("measures the device's silence by the server's clock", () => {
    const driver = open(40 * MINUTE, { serverAhead: 60 * MINUTE });
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at: driver.now() + 55 * MINUTE, device: bsj });
    expect(driver.calls()).toEqual(['updateFileList']);
  });

  it('updates the file list, waits 5 s, then requests the upload (AC-83)', () => {
    expect(FILE_LIST_WAIT_MS).toBe(5_000);
    const driver = timedOut();
    driver.send({ type: 'requested' });
    driver.send(reports());
    expect(driver.view()).toEqual({ state: 'requesting', step: 'fileList' });
    driver.send({ type: 'fileListUpdated' });
    expect(driver.view()).toEqual({ state: 'requesting', step: 'listing' });
    driver.wait(FILE_LIST_WAIT_MS - 1);
    expect(driver.calls()).toEqual([]);
    driver.wait(1);
    expect([driver.view(), driver.calls()]).toEqual([
      { state: 'requesting', step: 'upload' },
      ['requestUpload'],
    ]);
  });

  it('fails with a notice when a vss-howen device has no file (AC-85)', () => {
    const driver = asking(howen);
    expect([driver.view(), driver.calls()]).toEqual([
      { state: 'requesting', step: 'files' },
      ['listFiles'],
    ]);
    driver.send({ type: 'filesListed', count: 0 });
    expect(driver.view()).toEqual({ state: 'failed', reason: 'notFound' });
    expect(driver.notices()).toEqual(['mediaNotFound']);
  });

  it('continues to the upload when a vss-howen device has a file', () => {
    const driver = asking(howen);
    driver.send({ type: 'filesListed', count: 1 });
    expect([driver.view(), driver.calls()]).toEqual([
      { state: 'requesting', step: 'upload' },
      ['requestUpload'],
    ]);
  });

  it("reads the clips after the response 'Sent' (AC-84)", () => {
    const driver = sent();
    expect([driver.view(), driver.calls()]).toEqual([
      { state: 'waiting', isRequested: true },
      ['readClips'],
    ]);
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    expect(driver.calls()).toEqual(['readClips']);
    driver.send(found);
    expect(driver.state()).toBe('complete');
  });

  it("fails after the response 'Not Sent(No video downloaded)' (AC-84)", () => {
    const driver = asking();
    driver.send({ type: 'uploadRequested', message: 'Not Sent(No video downloaded)' });
    expect(driver.view()).toEqual({ state: 'failed', reason: 'notSent' });
  });

  it('reports any other response and can be repeated', () => {
    const driver = asking();
    driver.send({ type: 'uploadRequested', message: 'Device busy' });
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    expect(driver.calls()).toEqual(['notifyError']);
  });

  it('reports a failure at any step and can be repeated', () => {
    const steps = [
      () => {
        const driver = timedOut();
        driver.send({ type: 'requested' });
        return driver;
      },
      () => {
        const driver = timedOut();
        driver.send({ type: 'requested' });
        driver.send(reports());
        return driver;
      },
      () => asking(howen),
      () => asking(),
    ];
    for (const at of steps) {
      const driver = at();
      driver.send(failing);
      expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
      expect(driver.calls()).toEqual(['notifyError']);
      driver.send({ type: 'requested' });
      expect(driver.view()).toEqual({ state: 'requesting', step: 'lastReport' });
    }
  });

  it('times out after 30 minutes without a result and can be repeated', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(30 * MINUTE);
    const driver = sent();
    driver.send(underWay);
    driver.wait(REQUEST_TIMEOUT_MS - 1);
    driver.send(underWay);
    expect(driver.state()).toBe('waiting');
    driver.wait(MEDIA_POLL_MS);
    driver.send(underWay);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestUnanswered' });
    driver.send({ type: 'requested' });
    expect(driver.state()).toBe('requesting');
  });

  it('ignores the failure of an earlier upload, but not that of its own', () => {
    const driver = sent();
    driver.send(broken);
    expect(driver.state()).toBe('waiting');
    driver.wait(MEDIA_POLL_MS);
    driver.send(broken);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
  });

  it('continues however old the alert becomes', () => {
    const driver = open(MEDIA_AGE_MAX_MS - 2 * MEDIA_POLL_MS);
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at: driver.now(), device: bsj });
    driver.send({ type: 'fileListUpdated' });
    driver.wait(FILE_LIST_WAIT_MS);
    driver.send({ type: 'uploadRequested', message: 'Sent' });
    driver.wait(2 * MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.state()).toBe('waiting');
  });

  it('fails for a vehicle without a device', () => {
    const driver = timedOut();
    driver.send({ type: 'requested' });
    driver.send({ type: 'lastReportRead', at: start, device: null });
    expect(driver.view()).toEqual({ state: 'failed', reason: 'noDevice' });
  });

  it('is ignored before a timeout, after a permanent failure and while another is pending', () => {
    const early = open();
    early.send({ type: 'requested' });
    expect([early.state(), early.calls()]).toEqual(['loading', []]);
    const gone = asking();
    gone.send({ type: 'uploadRequested', message: 'Not Sent(No video downloaded)' });
    gone.send({ type: 'requested' });
    expect([gone.state(), gone.calls()]).toEqual(['failed', []]);
    const twice = timedOut();
    twice.send({ type: 'requested' });
    twice.send({ type: 'requested' });
    expect(twice.calls()).toEqual([]);
  });
});

describe('the user stops waiting', () => {
  it('and can still request the video, with or without an earlier request', () => {
    const calls = sent();
    calls.send(none);
    const byItself = open();
    byItself.send(none);
    byItself.wait(MEDIA_POLL_MS);
    byItself.send(none);
    for (const driver of [calls, byItself]) {
      driver.send({ type: 'cancelled' });
      expect(driver.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
      driver.wait(10 * MEDIA_POLL_MS);
      expect(driver.calls()).toEqual([]);
      driver.send({ type: 'requested' });
      expect(driver.calls()).toEqual(['readLastReport']);
    }
  });

  it('which also ends a pending request and discards its response', () => {
    const driver = asking();
    const { ticket } = driver.media();
    driver.send({ type: 'cancelled' });
    driver.send({ type: 'uploadRequested', message: 'Sent', ticket });
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
  });

  it('which has no effect when nothing is pending', () => {
    const driver = open();
    driver.send(found);
    driver.send({ type: 'cancelled' });
    expect(driver.state()).toBe('complete');
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

describe('responses', () => {
  it('to earlier calls are ignored', () => {
    const driver = open();
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send({ ...found, ticket: 1 });
    expect(driver.state()).toBe('checking');
  });

  it('do not restart the clock of a search (AC-331)', () => {
    const driver = open();
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect([driver.state(), driver.since()]).toEqual(['waiting', 0]);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect([driver.state(), driver.since()]).toEqual(['waiting', 0]);
    driver.wait(MEDIA_POLL_MS);
    driver.send(found);
    expect([driver.state(), driver.since()]).toEqual(['complete', 3 * MEDIA_POLL_MS]);
  });

  it('do not restart the clock of a request, which starts with the request (AC-331)', () => {
    const driver = open(MEDIA_UNREQUESTED_MS * 2);
    driver.send(none);
    driver.wait(MEDIA_POLL_MS);
    driver.send(none);
    expect(driver.state()).toBe('timeout');
    driver.wait(MINUTE);
    const pressed = driver.now() - start;
    driver.send({ type: 'requested' });
    driver.wait(1_000);
    driver.send({ type: 'lastReportRead', at: driver.now(), device: { imei: '1', kind: 'bsj' } });
    driver.send({ type: 'fileListUpdated' });
    driver.wait(FILE_LIST_WAIT_MS);
    driver.send({ type: 'uploadRequested', message: 'Sent' });
    driver.send(none);
    expect([driver.state(), driver.since()]).toEqual(['waiting', pressed]);
  });
});
