import { describe, expect, it } from 'vitest';
import {
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MOST_MS,
  MEDIA_COMES_BY_ITSELF_MS,
  MEDIA_POLL_MS,
  REQUEST_PATIENCE_MS,
} from './media-limits.ts';
import type { Clip, Media, MediaEffect, MediaEvent } from './media-state.ts';
import { type MediaSubject, createMedia, reduceMedia } from './reduce-media.ts';

const start = Date.parse('2026-11-20T07:00:00Z');
const MINUTE = 60_000;
const clip: Clip = {
  id: '1',
  camera: 'dms',
  files: [{ url: 'https://media.example/1.mp4', contentType: 'video/mp4' }],
  startTime: start,
};

/** Without the ticket: the latest one is meant. */
type Told = MediaEvent extends infer E
  ? E extends { readonly ticket: number }
    ? Omit<E, 'ticket'> | E
    : E
  : never;

/** One alert's evidence, `age` ms after the alert, driven by hand. */
function open(age = MINUTE, subject: Partial<MediaSubject> = {}) {
  const about: MediaSubject = {
    createdOn: start - age,
    hasDevice: true,
    listsFilesFirst: false,
    ...subject,
  };
  let now = start;
  let media: Media = createMedia(now);
  let effects: readonly MediaEffect[] = [];
  const tell = (event: Told): void => {
    const isAnswer = !['opened', 'requested', 'playbackFailed', 'clockMoved'].includes(event.type);
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
    view: () => media.view,
    state: () => media.view.state,
    since: () => media.since - start,
    media: () => media,
    asked: () => effects.map(({ type }) => type),
    told: () => effects.flatMap((effect) => (effect.type === 'tell' ? [effect.what] : [])),
  };
}

const none = { type: 'clipsRead', clips: [] } as const;
const found = { type: 'clipsRead', clips: [clip] } as const;

/** An alert of 40 minutes ago, whose video did not come: the user may ask for it. */
function timedOut(subject: Partial<MediaSubject> = {}) {
  const one = open(40 * MINUTE, subject);
  one.tell(none);
  one.wait(MEDIA_POLL_MS);
  one.tell(none);
  return one;
}

describe('whether there is a download (spec alerts §4)', () => {
  it('is asked at once, and only once while the answer is awaited', () => {
    const one = open();
    expect([one.state(), one.asked()]).toEqual(['loading', ['readClips']]);
    one.tell({ type: 'opened' });
    expect(one.asked()).toEqual([]);
  });

  it('is answered by a clip: complete, and nothing more is asked', () => {
    const one = open();
    one.tell(found);
    expect(one.view()).toEqual({ state: 'complete', clips: [clip] });
    one.wait(10 * MEDIA_POLL_MS);
    expect(one.asked()).toEqual([]);
  });

  it('fails for an alert older than 3 days, and only then', () => {
    const old = open(MEDIA_AGE_MOST_MS + 1);
    old.tell(none);
    expect(old.view()).toEqual({ state: 'failed', reason: 'tooOld' });
    const justInTime = open(MEDIA_AGE_MOST_MS);
    justInTime.tell(none);
    expect(justInTime.state()).toBe('checking');
  });

  it('is asked every 30 s', () => {
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS - 1);
    expect(one.asked()).toEqual([]);
    one.wait(1);
    expect(one.asked()).toEqual(['readClips']);
  });

  it('times out at the second miss when the alert is older than 30 minutes', () => {
    const one = open(MEDIA_COMES_BY_ITSELF_MS);
    one.tell(none);
    expect(one.state()).toBe('checking');
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'nothingCame' });
  });

  it('is waited for from the second miss on while the alert is younger, until it is not', () => {
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

  it('is found while it is waited for', () => {
    const one = open();
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    one.wait(MEDIA_POLL_MS);
    one.tell(found);
    expect(one.state()).toBe('complete');
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

  it('is not made of a device silent for over 10 minutes: a toast, and timeout', () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell({
      type: 'lastReportRead',
      at: start + MEDIA_POLL_MS - DEVICE_SILENT_MS - 1,
    });
    expect(one.view()).toEqual({ state: 'timeout', reason: 'deviceSilent' });
    expect(one.told()).toEqual(['deviceUnreachable']);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: null });
    expect(one.told()).toEqual(['deviceUnreachable']);
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start + MEDIA_POLL_MS - DEVICE_SILENT_MS });
    expect(one.asked()).toEqual(['updateFileList']);
  });

  it('updates the file list, waits 5 s, then asks for the upload', () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start });
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

  it('of a kind of device whose missing file means that there is none: a toast, and failed', () => {
    const one = timedOut({ listsFilesFirst: true });
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start });
    one.tell({ type: 'fileListUpdated' });
    one.wait(FILE_LIST_WAIT_MS);
    expect(one.asked()).toEqual(['listFiles']);
    one.tell({ type: 'filesListed', count: 0 });
    expect(one.view()).toEqual({ state: 'failed', reason: 'notFound' });
    expect(one.told()).toEqual(['mediaNotFound']);
  });

  it('goes on to the upload where such a device has a file', () => {
    const one = timedOut({ listsFilesFirst: true });
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start });
    one.tell({ type: 'fileListUpdated' });
    one.wait(FILE_LIST_WAIT_MS);
    one.tell({ type: 'filesListed', count: 2 });
    expect(one.asked()).toEqual(['requestUpload']);
  });

  const requested = () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell({ type: 'lastReportRead', at: start });
    one.tell({ type: 'fileListUpdated' });
    one.wait(FILE_LIST_WAIT_MS);
    return one;
  };

  it("answered 'Sent' leads to reading the details", () => {
    const one = requested();
    one.tell({ type: 'uploadAnswered', message: 'Sent' });
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

  it("answered 'Not Sent(No video downloaded)' has failed", () => {
    const one = requested();
    one.tell({ type: 'uploadAnswered', message: 'Not Sent(No video downloaded)' });
    expect(one.view()).toEqual({ state: 'failed', reason: 'notSent' });
  });

  it('answered otherwise is told, and may be made again', () => {
    const one = requested();
    one.tell({ type: 'uploadAnswered', message: 'Device busy' });
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    expect(one.asked()).toEqual(['tellError']);
  });

  it('that fails on its way is told, and may be made again', () => {
    const one = timedOut();
    one.tell({ type: 'requested' });
    one.tell({ type: 'callFailed', error: new Error('no') });
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    one.tell({ type: 'requested' });
    expect(one.state()).toBe('requesting');
  });

  it('that brings nothing times out, and may be made again', () => {
    const one = requested();
    one.tell({ type: 'uploadAnswered', message: 'Sent' });
    one.tell(none);
    one.wait(REQUEST_PATIENCE_MS - 1);
    one.tell(none);
    expect(one.state()).toBe('waiting');
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'nothingCame' });
  });

  it('cannot be made of a vehicle without a device, nor before the time', () => {
    const one = timedOut({ hasDevice: false });
    one.tell({ type: 'requested' });
    expect(one.view()).toEqual({ state: 'failed', reason: 'noDevice' });
    const early = open();
    early.tell({ type: 'requested' });
    expect([early.state(), early.asked()]).toEqual(['loading', []]);
  });
});

describe('a service that fails or lies', () => {
  it('is asked again every 30 s, and given up after three failures in a row', () => {
    const one = open();
    for (let failure = 1; failure <= 2; failure += 1) {
      one.tell({ type: 'callFailed', error: new Error('no') });
      expect(one.state()).toBe('loading');
      one.wait(MEDIA_POLL_MS);
      expect(one.asked()).toEqual(['readClips']);
    }
    one.tell({ type: 'callFailed', error: new Error('no') });
    expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    one.tell({ type: 'requested' });
    expect([one.state(), one.asked()]).toEqual(['loading', ['readClips']]);
  });

  it('is forgiven by an answer', () => {
    const one = open();
    one.tell({ type: 'callFailed', error: new Error('no') });
    one.wait(MEDIA_POLL_MS);
    one.tell(none);
    expect(one.media().failures).toBe(0);
  });

  it('whose clip cannot be played is asked once for another address, then given up', () => {
    const one = open();
    one.tell(found);
    one.tell({ type: 'playbackFailed' });
    expect(one.asked()).toEqual(['readClips']);
    one.tell(found);
    one.tell({ type: 'playbackFailed' });
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
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
