import { describe, expect, it } from 'vitest';
import {
  DEVICE_SILENT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_POLL_MS,
  REQUEST_TIMEOUT_MS,
} from './evidence-limits.ts';
import {
  start,
  MINUTE,
  open,
  none,
  underWay,
  broken,
  found,
  failing,
  bsj,
  howen,
  reports,
  timedOut,
  asking,
  sent,
} from './evidence-driver.test.setup.ts';

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
