import { describe, expect, it } from 'vitest';
import {
  ADDRESS_TRUSTED_MS,
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MOST_MS,
  MEDIA_COMES_BY_ITSELF_MS,
  MEDIA_FAILURES_MOST,
  MEDIA_POLL_MS,
  MISSES_TO_DECIDE,
  RENEWALS_MOST,
  REQUEST_PATIENCE_MS,
} from './evidence-limits.ts';
import type { Clip, Media, MediaEffect, MediaEvent } from './evidence-state.ts';
import { type MediaSubject, createMedia, mayLookAgain, reduceMedia } from './reduce-evidence.ts';

const start = Date.parse('2026-11-20T07:00:00Z');
const MINUTE = 60_000;

const clipOf = (id: string, address = '1'): Clip => ({
  id,
  camera: 'dms',
  files: [{ url: `https://media.example/${id}.mp4?${address}`, contentType: 'video/mp4' }],
  startTime: start,
});
const clip = clipOf('1');

/** Without the ticket: the latest one is meant. */
type Told = MediaEvent extends infer E
  ? E extends { readonly ticket: number }
    ? Omit<E, 'ticket'> | E
    : E
  : never;

const unasked: readonly MediaEvent['type'][] = [
  'opened',
  'requested',
  'cancelled',
  'playbackFailed',
  'clockMoved',
];

/** One alert's evidence, `age` ms after the alert, driven by hand. */
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
  const tell = (event: Told): void => {
    const isAnswer = !unasked.includes(event.type);
    const full = (isAnswer ? { ticket: media.ticket, ...event } : event) as MediaEvent;
    ({ media, effects } = reduceMedia(media, full, about, now));
  };
  const wait = (ms: number): void => {
    now += ms;
    tell({ type: 'clockMoved' });
  };
  tell({ type: 'opened' });
  return {
    tell,
    wait,
    now: () => now,
    view: () => media.view,
    state: () => media.view.state,
    since: () => media.since - start,
    media: () => media,
    asked: () => effects.map(({ type }) => type),
    told: () => effects.flatMap((effect) => (effect.type === 'tell' ? [effect.what] : [])),
  };
}

type One = ReturnType<typeof open>;

const answer = (values: { clips?: readonly Clip[]; isUnderWay?: true; hasBrokenOff?: true } = {}) =>
  ({
    type: 'clipsRead',
    answer: { clips: [], isUnderWay: false, hasBrokenOff: false, ...values },
  }) as const;
const none = answer();
const underWay = answer({ isUnderWay: true });
const broken = answer({ hasBrokenOff: true });
const found = answer({ clips: [clip] });
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

/** An alert of 40 minutes ago, whose video did not come: the user may ask for it. */
function timedOut(): One {
  const one = open(40 * MINUTE);
  one.tell(none);
  one.wait(MEDIA_POLL_MS);
  one.tell(none);
  return one;
}

/** Its device is about to be asked for the upload, or for its files first. */
function asking(device: typeof bsj | typeof howen = bsj): One {
  const one = timedOut();
  one.tell({ type: 'requested' });
  one.tell(reports(device));
  one.tell({ type: 'fileListUpdated' });
  one.wait(FILE_LIST_WAIT_MS);
  return one;
}

/** The device has said that it sends. */
function sent(): One {
  const one = asking();
  one.tell({ type: 'uploadAnswered', message: 'Sent' });
  return one;
}

describe('whether there is a download (spec alerts §4)', () => {
  it('is asked at once, and only once while the answer is awaited', () => {
    const one = open();
    expect([one.state(), one.asked()]).toEqual(['loading', ['readClips']]);
    one.tell({ type: 'opened' });
    expect(one.asked()).toEqual([]);
  });

  it('is answered by a clip: complete, and nothing more is asked (AC-78)', () => {
    const one = open();
    one.tell(found);
    expect(one.view()).toEqual({ state: 'complete', clips: [clip] });
    one.wait(10 * MEDIA_POLL_MS);
    expect(one.asked()).toEqual([]);
  });

  it('fails for an alert older than 3 days, and only then (AC-79)', () => {
    expect(MEDIA_AGE_MOST_MS).toBe(3 * 24 * 60 * MINUTE);
    const old = open(MEDIA_AGE_MOST_MS + 1);
    old.tell(none);
    expect(old.view()).toEqual({ state: 'failed', reason: 'tooOld' });
    const justInTime = open(MEDIA_AGE_MOST_MS);
    justInTime.tell(none);
    expect(justInTime.state()).toBe('checking');
  });

  it('is complete for an alert of any age whose download is there', () => {
    const old = open(100 * MEDIA_AGE_MOST_MS);
    old.tell(found);
    expect(old.state()).toBe('complete');
  });

  it('is asked every 30 s (AC-80)', () => {
    expect(MEDIA_POLL_MS).toBe(30_000);
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS - 1);
    expect(one.asked()).toEqual([]);
    one.wait(1);
    expect(one.asked()).toEqual(['readClips']);
  });

  it('times out at the second miss when the alert is older than 30 minutes (AC-81)', () => {
    expect([MISSES_TO_DECIDE, MEDIA_COMES_BY_ITSELF_MS]).toEqual([2, 30 * MINUTE]);
    const one = open(MEDIA_COMES_BY_ITSELF_MS);
    one.tell(none);
    expect(one.state()).toBe('checking');
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'nothingCame' });
  });

  it('is waited for from the second miss on while the alert is younger, until it is not (AC-81)', () => {
    const one = open(MEDIA_COMES_BY_ITSELF_MS - 2 * MEDIA_POLL_MS);
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.view()).toEqual({ state: 'waiting', isRequested: false });
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.state()).toBe('waiting');
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.state()).toBe('timeout');
  });

  it('is found while it is checked, and while it is waited for', () => {
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(found);
    expect(one.state()).toBe('complete');
    const other = open();
    other.tell(none);
    other.wait(MEDIA_POLL_MS);
    other.tell(none);
    other.wait(MEDIA_POLL_MS);
    other.tell(found);
    expect(other.state()).toBe('complete');
  });

  it("goes by the server's clock where this machine's is wrong", () => {
    const fast = open(MINUTE, { createdOn: start - 2 * MEDIA_AGE_MOST_MS });
    fast.tell(none);
    expect(fast.state()).toBe('failed');
    const corrected = open(MINUTE, {
      createdOn: start - 2 * MEDIA_AGE_MOST_MS,
      serverAhead: -2 * MEDIA_AGE_MOST_MS,
    });
    corrected.tell(none);
    expect(corrected.state()).toBe('checking');
  });
});

describe('an alert of which no video comes by itself', () => {
  it('is looked up once; its camera can be asked, and nothing is asked meanwhile', () => {
    const one = open(MINUTE, { isExpected: false });
    one.tell(none);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'notAsked' });
    one.wait(10 * MEDIA_POLL_MS);
    expect(one.asked()).toEqual([]);
    one.tell({ type: 'requested' });
    expect(one.asked()).toEqual(['readLastReport']);
  });

  it('shows what somebody has asked for', () => {
    const one = open(MINUTE, { isExpected: false });
    one.tell(found);
    expect(one.state()).toBe('complete');
    const awaited = open(MINUTE, { isExpected: false });
    awaited.tell(underWay);
    expect(awaited.state()).toBe('waiting');
  });
});

describe('a video that was asked for before', () => {
  it('and is under way is waited for at once, until it comes', () => {
    const one = open(40 * MINUTE);
    one.tell(underWay);
    expect(one.view()).toEqual({ state: 'waiting', isRequested: true });
    one.wait(MEDIA_POLL_MS);
    expect(one.asked()).toEqual(['readClips']);
    one.tell(found);
    expect(one.state()).toBe('complete');
  });

  it('and is under way is waited for also where it was waited for by itself', () => {
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(underWay);
    expect(one.view()).toEqual({ state: 'waiting', isRequested: true });
  });

  it('and never comes times out, and may be asked for again', () => {
    const one = open(40 * MINUTE);
    one.tell(underWay);
    one.wait(REQUEST_PATIENCE_MS);
    one.tell(underWay);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestUnanswered' });
    one.tell({ type: 'requested' });
    expect(one.asked()).toEqual(['readLastReport']);
  });

  it('and broke off is told, and may be asked for again', () => {
    const one = open();
    one.tell(broken);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
    one.tell({ type: 'requested' });
    expect(one.asked()).toEqual(['readLastReport']);
  });

  it('and breaks off while it is waited for ends the waiting', () => {
    const one = open();
    one.tell(underWay);
    one.wait(MEDIA_POLL_MS);
    one.tell(broken);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
  });

  it('is too old to be waited for after 3 days (spec alerts §4)', () => {
    for (const told of [underWay, broken]) {
      const one = open(MEDIA_AGE_MOST_MS + 1);
      one.tell(told);
      expect(one.view()).toEqual({ state: 'failed', reason: 'tooOld' });
    }
  });
});

describe('a request (spec alerts §4)', () => {
  it('begins with when the device last reported', () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    expect([one.view(), one.asked()]).toEqual([
      { state: 'requesting', step: 'lastReport' },
      ['readLastReport'],
    ]);
  });

  it('is not made of a device silent for over 10 minutes: a toast, and timeout (AC-82)', () => {
    expect(DEVICE_SILENT_MS).toBe(10 * MINUTE);
    const one = timedOut();
    const at = one.now() - DEVICE_SILENT_MS;
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: at - 1, device: bsj });
    expect(one.view()).toEqual({
      state: 'timeout',
      reason: 'deviceSilent',
      lastReportOn: at - 1,
    });
    expect(one.told()).toEqual(['deviceUnreachable']);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: null, device: bsj });
    expect(one.told()).toEqual(['deviceUnreachable']);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at, device: bsj });
    expect(one.asked()).toEqual(['updateFileList']);
  });

  it("counts the silence by the server's clock", () => {
    const one = open(40 * MINUTE, { serverAhead: 60 * MINUTE });
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: one.now() + 55 * MINUTE, device: bsj });
    expect(one.asked()).toEqual(['updateFileList']);
  });

  it('updates the file list, waits 5 s, then asks for the upload (AC-83)', () => {
    expect(FILE_LIST_WAIT_MS).toBe(5_000);
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell(reports());
    expect(one.view()).toEqual({ state: 'requesting', step: 'fileList' });
    one.tell({ type: 'fileListUpdated' });
    expect(one.view()).toEqual({ state: 'requesting', step: 'listing' });
    one.wait(FILE_LIST_WAIT_MS - 1);
    expect(one.asked()).toEqual([]);
    one.wait(1);
    expect([one.view(), one.asked()]).toEqual([
      { state: 'requesting', step: 'upload' },
      ['requestUpload'],
    ]);
  });

  it('of a kind of device whose missing file means that there is none: a toast, and failed (AC-85)', () => {
    const one = asking(howen);
    expect([one.view(), one.asked()]).toEqual([
      { state: 'requesting', step: 'files' },
      ['listFiles'],
    ]);
    one.tell({ type: 'filesListed', count: 0 });
    expect(one.view()).toEqual({ state: 'failed', reason: 'notFound' });
    expect(one.told()).toEqual(['mediaNotFound']);
  });

  it('goes on to the upload where such a device has a file', () => {
    const one = asking(howen);
    one.tell({ type: 'filesListed', count: 1 });
    expect([one.view(), one.asked()]).toEqual([
      { state: 'requesting', step: 'upload' },
      ['requestUpload'],
    ]);
  });

  it("answered 'Sent' leads to reading the details (AC-84)", () => {
    const one = sent();
    expect([one.view(), one.asked()]).toEqual([
      { state: 'waiting', isRequested: true },
      ['readClips'],
    ]);
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    expect(one.asked()).toEqual(['readClips']);
    one.tell(found);
    expect(one.state()).toBe('complete');
  });

  it("answered 'Not Sent(No video downloaded)' has failed (AC-84)", () => {
    const one = asking();
    one.tell({ type: 'uploadAnswered', message: 'Not Sent(No video downloaded)' });
    expect(one.view()).toEqual({ state: 'failed', reason: 'notSent' });
  });

  it('answered otherwise is told, and may be made again', () => {
    const one = asking();
    one.tell({ type: 'uploadAnswered', message: 'Device busy' });
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    expect(one.asked()).toEqual(['tellError']);
  });

  it('that fails at any step is told, and may be made again', () => {
    const steps = [
      () => {
        const one = timedOut();
        one.tell({ type: 'requested' });
        return one;
      },
      () => {
        const one = timedOut();
        one.tell({ type: 'requested' });
        one.tell(reports());
        return one;
      },
      () => asking(howen),
      () => asking(),
    ];
    for (const at of steps) {
      const one = at();
      one.tell(failing);
      expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
      expect(one.asked()).toEqual(['tellError']);
      one.tell({ type: 'requested' });
      expect(one.view()).toEqual({ state: 'requesting', step: 'lastReport' });
    }
  });

  it('that brings nothing for 30 minutes times out, and may be made again', () => {
    expect(REQUEST_PATIENCE_MS).toBe(30 * MINUTE);
    const one = sent();
    one.tell(underWay);
    one.wait(REQUEST_PATIENCE_MS - 1);
    one.tell(underWay);
    expect(one.state()).toBe('waiting');
    one.wait(MEDIA_POLL_MS);
    one.tell(underWay);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestUnanswered' });
    one.tell({ type: 'requested' });
    expect(one.state()).toBe('requesting');
  });

  it('is not ended by the upload that broke off before it, but by its own', () => {
    const one = sent();
    one.tell(broken);
    expect(one.state()).toBe('waiting');
    one.wait(MEDIA_POLL_MS);
    one.tell(broken);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'uploadBroken' });
  });

  it('is waited for however old the alert becomes meanwhile', () => {
    const one = open(MEDIA_AGE_MOST_MS - 2 * MEDIA_POLL_MS);
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: one.now(), device: bsj });
    one.tell({ type: 'fileListUpdated' });
    one.wait(FILE_LIST_WAIT_MS);
    one.tell({ type: 'uploadAnswered', message: 'Sent' });
    one.wait(2 * MEDIA_POLL_MS);
    one.tell(none);
    expect(one.state()).toBe('waiting');
  });

  it('cannot be made of a vehicle without a device', () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start, device: null });
    expect(one.view()).toEqual({ state: 'failed', reason: 'noDevice' });
  });

  it('cannot be made before the time, nor of what has failed for good, nor twice', () => {
    const early = open();
    early.tell({ type: 'requested' });
    expect([early.state(), early.asked()]).toEqual(['loading', []]);
    const gone = asking();
    gone.tell({ type: 'uploadAnswered', message: 'Not Sent(No video downloaded)' });
    gone.tell({ type: 'requested' });
    expect([gone.state(), gone.asked()]).toEqual(['failed', []]);
    const twice = timedOut();
    twice.tell({ type: 'requested' });
    twice.tell({ type: 'requested' });
    expect(twice.asked()).toEqual([]);
  });
});

describe('waiting that the user ends', () => {
  it('leaves the request allowed, whether it was asked for or came by itself', () => {
    const asked = sent();
    asked.tell(none);
    const byItself = open();
    byItself.tell(none);
    byItself.wait(MEDIA_POLL_MS);
    byItself.tell(none);
    for (const one of [asked, byItself]) {
      one.tell({ type: 'cancelled' });
      expect(one.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
      one.wait(10 * MEDIA_POLL_MS);
      expect(one.asked()).toEqual([]);
      one.tell({ type: 'requested' });
      expect(one.asked()).toEqual(['readLastReport']);
    }
  });

  it('is also the end of a request; its answer is not listened to', () => {
    const one = asking();
    const { ticket } = one.media();
    one.tell({ type: 'cancelled' });
    one.tell({ type: 'uploadAnswered', message: 'Sent', ticket });
    expect(one.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
  });

  it('changes nothing where nothing is waited for', () => {
    const one = open();
    one.tell(found);
    one.tell({ type: 'cancelled' });
    expect(one.state()).toBe('complete');
  });
});

describe('a service that fails or lies', () => {
  it('is asked again every 30 s, and given up after three failures in a row', () => {
    expect(MEDIA_FAILURES_MOST).toBe(3);
    const one = open();
    for (let failure = 1; failure < MEDIA_FAILURES_MOST; failure += 1) {
      one.tell(failing);
      expect(one.state()).toBe('loading');
      one.wait(MEDIA_POLL_MS);
      expect(one.asked()).toEqual(['readClips']);
    }
    one.tell(failing);
    expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    one.tell({ type: 'requested' });
    expect([one.state(), one.asked()]).toEqual(['loading', ['readClips']]);
  });

  it('is given up at once where it would fail again', () => {
    const one = open();
    one.tell({ ...failing, mayRetry: false });
    expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
  });

  it('that nobody offers is told apart: no evidence is to be had, and none is missed', () => {
    const one = open();
    one.tell({ ...failing, mayRetry: false, isNotOffered: true });
    expect(one.view()).toEqual({ state: 'failed', reason: 'notOffered' });
    one.tell({ type: 'requested' });
    expect(one.asked()).toEqual([]);
  });

  it('is forgiven by an answer', () => {
    const one = open();
    one.tell(failing);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.media().failures).toBe(0);
  });

  it('can be looked at again when it has failed, and only then', () => {
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
  const playing = (...clips: readonly Clip[]): One => {
    const one = open();
    one.tell(answer({ clips }));
    return one;
  };
  const cannotPlay = (clipId: string) => ({ type: 'playbackFailed', clipId }) as const;
  const renewed = (...clips: readonly Clip[]) => answer({ clips });

  it('is asked once for another address, and is to be seen meanwhile', () => {
    expect(RENEWALS_MOST).toBe(1);
    const one = playing(clip);
    one.tell(cannotPlay('1'));
    expect([one.state(), one.asked()]).toEqual(['complete', ['readClips']]);
    one.tell(renewed(clipOf('1', 'new')));
    expect(one.view()).toEqual({ state: 'complete', clips: [clipOf('1', 'new')] });
  });

  it('is given up when its second address cannot be played either', () => {
    const one = playing(clip);
    one.tell(cannotPlay('1'));
    one.tell(renewed(clipOf('1', 'new')));
    one.tell(cannotPlay('1'));
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
    one.tell({ type: 'requested' });
    one.tell(renewed(clipOf('1', 'third')));
    expect(one.state()).toBe('complete');
  });

  it('is given up when the same address comes again', () => {
    const one = playing(clip);
    one.tell(cannotPlay('1'));
    one.tell(found);
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('leaves those of other cameras as they are', () => {
    const one = playing(clip, clipOf('2'));
    one.tell(cannotPlay('1'));
    one.tell(renewed(clip, clipOf('2')));
    expect(one.state()).toBe('complete');
    one.tell(cannotPlay('2'));
    one.tell(renewed(clip, clipOf('2')));
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('is renewed whenever its address is a minute old: it has expired by itself', () => {
    expect(ADDRESS_TRUSTED_MS).toBe(MINUTE);
    const one = playing(clip);
    for (const address of ['2', '3', '4']) {
      one.wait(ADDRESS_TRUSTED_MS);
      one.tell(cannotPlay('1'));
      expect(one.asked()).toEqual(['readClips']);
      one.tell(renewed(clipOf('1', address)));
      expect(one.state()).toBe('complete');
    }
    one.wait(ADDRESS_TRUSTED_MS - 1);
    one.tell(cannotPlay('1'));
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });

  it('that is said twice while it is renewed is asked for once', () => {
    const one = playing(clip, clipOf('2'));
    one.tell(cannotPlay('1'));
    one.tell(cannotPlay('2'));
    expect(one.asked()).toEqual([]);
  });

  it('is given up when the service fails three times', () => {
    const one = playing(clip);
    one.tell(cannotPlay('1'));
    for (let failure = 1; failure < MEDIA_FAILURES_MOST; failure += 1) {
      one.tell(failing);
      expect(one.state()).toBe('complete');
      one.wait(MEDIA_POLL_MS);
      expect(one.asked()).toEqual(['readClips']);
    }
    one.tell(failing);
    expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
  });

  it('matters only where there is one', () => {
    const one = open();
    one.tell(cannotPlay('1'));
    expect([one.state(), one.asked()]).toEqual(['loading', []]);
  });
});

describe('answers', () => {
  it('to an earlier question are not listened to', () => {
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell({ ...found, ticket: 1 });
    expect(one.state()).toBe('checking');
  });

  it('say since when it is at its step, which waiting on does not change', () => {
    const one = open();
    one.tell(none);
    expect(one.since()).toBe(0);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.since()).toBe(MEDIA_POLL_MS);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect([one.state(), one.since()]).toEqual(['waiting', MEDIA_POLL_MS]);
  });
});
