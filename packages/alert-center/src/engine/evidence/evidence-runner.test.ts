import { PantauError } from '@pantau/core';
import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import {
  CALL_TIMEOUT_MS,
  DEVICE_CALL_TIMEOUT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
} from './evidence-limits.ts';
import { createFakeEvidence, deviceReport, found, noClips } from './fake-evidence.test.setup.ts';
import type { MediaAlert } from './evidence-calls.ts';
import { type MediaNotice, createMediaRunner } from './evidence-runner.ts';

const start = Date.parse('2026-11-20T07:00:00Z');
const MINUTE = 60_000;

interface Options {
  readonly age?: number;
  readonly deviceType?: string;
  readonly serverAhead?: number;
  readonly clock?: ReturnType<typeof createManualClock>;
  readonly alertCode?: number;
}

function open(options: Options = {}) {
  const { age = MINUTE, deviceType = 'bsj', serverAhead = 0, alertCode = 49 } = options;
  const clock = options.clock ?? createManualClock(start);
  const evidence = createFakeEvidence();
  const errors: unknown[] = [];
  const notices: MediaNotice[] = [];
  const alert: MediaAlert = {
    id: '1',
    alertCode,
    createdOn: start - age,
    shouldHaveMedia: true,
    sourceDeviceType: deviceType,
    vehicle: {
      vehicleId: '7',
      childVehicleId: null,
      licensePlate: 'B 1',
      category: null,
      imei: '8600',
    },
  };
  const runner = createMediaRunner({
    evidence: evidence.source,
    clock,
    alert,
    serverAhead: () => serverAhead,
    onError: (error) => errors.push(error),
  });
  runner.onNotice((notice) => notices.push(notice));
  runner.resume();
  const respond = async (value?: unknown): Promise<void> => {
    evidence.last().response.resolve(value);
    await flushMicrotasks();
  };
  return {
    clock,
    evidence,
    errors,
    notices,
    runner,
    createdOn: alert.createdOn,
    respond,
    reject: async (error: unknown): Promise<void> => {
      evidence.last().response.reject(error);
      await flushMicrotasks();
    },
    view: () => runner.get().view,
    state: () => runner.get().view.state,
    reported: () => deviceReport(clock.now(), deviceType),
  };
}

type Driver = ReturnType<typeof open>;

/** No video arrived; the user can request it from the device. */
async function timedOut(options: Options = {}): Promise<Driver> {
  const driver = open({ age: 40 * MINUTE, ...options });
  await driver.respond(noClips);
  await driver.clock.advance(MEDIA_POLL_MS);
  await driver.respond(noClips);
  expect(driver.state()).toBe('timeout');
  return driver;
}

/** A request up to the step after the file list: the upload, or counting files first. */
async function requested(options: Options = {}): Promise<Driver> {
  const driver = await timedOut(options);
  driver.runner.request();
  await driver.respond(driver.reported());
  await driver.respond();
  await driver.clock.advance(FILE_LIST_WAIT_MS);
  return driver;
}

describe('calls to the source', () => {
  it('first lists the videos of the vehicle at the time of the alert', () => {
    const { evidence, createdOn } = open();
    expect(evidence.last().args).toEqual([{ vehicleId: '7', startTime: createdOn }]);
  });

  it('requests an upload from a bsj device, starting with its last report (AC-83)', async () => {
    const driver = await requested();
    expect(driver.evidence.methods().slice(2)).toEqual([
      'readDevice',
      'updateFileList',
      'requestUpload',
    ]);
    const [, , device, list, upload] = driver.evidence.calls;
    expect(device?.args).toEqual(['7']);
    expect(list?.args).toEqual([{ vehicleId: '7', imei: '8600', channel: 3 }]);
    expect(upload?.args).toEqual([
      {
        kind: 'bsj',
        imei: '8600',
        channel: 'CH03',
        startTime: driver.createdOn - 5_000,
        endTime: driver.createdOn + 5_000,
        createdOnRawAlert: driver.createdOn,
      },
    ]);
    await driver.respond('Sent');
    expect(driver.evidence.last().method).toBe('listClips');
    await driver.respond(found());
    expect(driver.state()).toBe('complete');
  });

  it('counts the files of a vss-howen device first, one minute to each side of the alert (AC-85)', async () => {
    const driver = await requested({ deviceType: 'vss-howen', alertCode: 90 });
    expect(driver.evidence.last()).toMatchObject({
      method: 'countFiles',
      args: [
        {
          vehicleId: '7',
          imei: '8600',

          startTime: driver.createdOn - MINUTE,
          endTime: driver.createdOn + MINUTE,
        },
      ],
    });
    await driver.respond(1);
    expect(driver.evidence.last().args).toEqual([
      { kind: 'rawAlert', imei: '8600', cameraPosition: 1, rawAlertCreatedOn: driver.createdOn },
    ]);
  });

  it('reports a silent device and a missing file as notices (AC-82, AC-85)', async () => {
    const silent = await timedOut();
    silent.runner.request();
    await silent.respond(deviceReport(null, 'bsj'));
    expect(silent.notices).toEqual([{ type: 'notify', what: 'deviceUnreachable' }]);
    const none = await requested({ deviceType: 'vss-howen' });
    await none.respond(0);
    expect(none.notices).toEqual([{ type: 'notify', what: 'mediaNotFound' }]);
  });

  it("uses the server's clock", async () => {
    const driver = open({ serverAhead: 2 * MEDIA_AGE_MAX_MS });
    await driver.respond(noClips);
    expect(driver.view()).toEqual({ state: 'failed', reason: 'tooOld' });
  });
});

describe('polling', () => {
  it('checks again 30 s after each response (AC-80)', async () => {
    const driver = open();
    await driver.clock.advance(5_000);
    await driver.respond(noClips);
    await driver.clock.advance(MEDIA_POLL_MS - 1);
    expect(driver.evidence.calls.length).toBe(1);
    await driver.clock.advance(1);
    expect(driver.evidence.calls.length).toBe(2);
  });

  it('continues when the clock is set back', async () => {
    const driver = open();
    await driver.respond(noClips);
    driver.clock.set(driver.clock.now() - 60 * MINUTE);
    await driver.clock.advance(60 * MINUTE + MEDIA_POLL_MS);
    expect(driver.evidence.calls.length).toBe(2);
  });

  it('is independent for each alert (AC-80)', async () => {
    const clock = createManualClock(start);
    const [stuck, other] = [open({ clock }), open({ clock })];
    for (let poll = 1; poll <= 3; poll += 1) {
      await other.respond(noClips);
      await clock.advance(MEDIA_POLL_MS);
    }
    expect(other.evidence.calls.length).toBe(4);
    expect(stuck.evidence.calls.length).toBeLessThan(4);
    expect(stuck.state()).toBe('loading');
  });

  it('notifies subscribers of changes only', async () => {
    const driver = open();
    let changes = 0;
    driver.runner.subscribe(() => {
      changes += 1;
    });
    await driver.respond(noClips);
    expect(changes).toBe(1);
    driver.runner.cancel();
    expect(changes).toBe(1);
  });
});

describe('the timeout of a call', () => {
  it('is 20 s, after which the call is retried', async () => {
    expect(CALL_TIMEOUT_MS).toBe(20_000);
    const driver = open();
    for (let failure = 1; failure <= MEDIA_FAILURES_MAX; failure += 1) {
      await driver.clock.advance(CALL_TIMEOUT_MS - 1);
      expect(driver.evidence.last().signal?.aborted).toBe(false);
      await driver.clock.advance(1);
      expect(driver.evidence.last().signal?.aborted).toBe(true);
      await driver.clock.advance(MEDIA_POLL_MS);
    }
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    expect(driver.errors).toHaveLength(MEDIA_FAILURES_MAX);
    expect(driver.errors[0]).toMatchObject({ kind: 'timeout' });
    expect(driver.clock.pending()).toBe(0);
  });

  it('is 60 s for calls that wait for a device', async () => {
    expect(DEVICE_CALL_TIMEOUT_MS).toBe(MINUTE);
    const fileListRequest = async (): Promise<Driver> => {
      const driver = await timedOut();
      driver.runner.request();
      await driver.respond(driver.reported());
      return driver;
    };
    for (const at of [
      fileListRequest,
      () => requested(),
      () => requested({ deviceType: 'vss-howen' }),
    ]) {
      const driver = await at();
      await driver.clock.advance(DEVICE_CALL_TIMEOUT_MS - 1);
      expect(driver.state()).toBe('requesting');
      await driver.clock.advance(1);
      expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
      expect(driver.notices).toMatchObject([{ type: 'notifyError', error: { kind: 'timeout' } }]);
    }
  });

  it('discards a response after the timeout', async () => {
    const driver = open();
    const [first] = driver.evidence.calls;
    await driver.clock.advance(CALL_TIMEOUT_MS);
    first?.response.resolve(found());
    await flushMicrotasks();
    expect(driver.state()).toBe('loading');
  });
});

describe('a source that fails', () => {
  it('is retried and its error reported when a retry may succeed', async () => {
    const driver = open();
    await driver.reject(new PantauError('offline'));
    expect(driver.state()).toBe('loading');
    await driver.clock.advance(MEDIA_POLL_MS);
    await driver.respond(found());
    expect(driver.state()).toBe('complete');
    expect(driver.errors).toMatchObject([{ kind: 'offline' }]);
  });

  it.each(['unauthorized', 'forbidden', 'invalid'] as const)(
    'is given up immediately when it rejects with %s',
    async (kind) => {
      const driver = open();
      await driver.reject(new PantauError(kind));
      expect(driver.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    },
  );

  it('offers no videos when it rejects with notFound, which is not reported', async () => {
    const driver = open();
    await driver.reject(new PantauError('notFound'));
    expect([driver.view(), driver.errors]).toEqual([{ state: 'failed', reason: 'notOffered' }, []]);
  });

  it.each([[undefined], [null], [{}], [{ clips: 'none' }]])(
    'counts the malformed response %j as a failure',
    async (nonsense) => {
      const driver = open();
      await driver.respond(nonsense);
      expect(driver.state()).toBe('loading');
      expect(driver.errors).toHaveLength(1);
      await driver.clock.advance(MEDIA_POLL_MS);
      expect(driver.evidence.calls.length).toBe(2);
    },
  );

  it('reports the error of the server during a request', async () => {
    const driver = await requested();
    const error = new PantauError('conflict', { serverMessage: 'Busy' });
    await driver.reject(error);
    expect(driver.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    expect(driver.notices).toEqual([{ type: 'notifyError', error }]);
  });
});

describe('a clip that cannot be played', () => {
  it('is read again with a new URL', async () => {
    const driver = open();
    await driver.respond(found('a'));
    driver.runner.playbackFailed('1');
    await driver.respond(found('b'));
    expect(driver.view()).toEqual({ state: 'complete', clips: found('b').clips });
    driver.runner.playbackFailed('1');
    expect(driver.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });
});

describe('pausing', () => {
  it('aborts the pending call and clears the timer', async () => {
    const calling = open();
    calling.runner.pause();
    expect(calling.evidence.last().signal?.aborted).toBe(true);
    expect(calling.clock.pending()).toBe(0);
    const waiting = open();
    await waiting.respond(noClips);
    waiting.runner.pause();
    expect(waiting.clock.pending()).toBe(0);
    await waiting.clock.advance(10 * MEDIA_POLL_MS);
    expect(waiting.evidence.calls.length).toBe(1);
  });

  it('does not count as a failure', async () => {
    const driver = open();
    driver.runner.pause();
    await driver.reject(new DOMException('Aborted', 'AbortError'));
    expect([driver.errors, driver.runner.get().failures]).toEqual([[], 0]);
  });

  it('repeats the unfinished call on resume', async () => {
    const driver = await requested();
    driver.runner.pause();
    const before = driver.evidence.calls.length;
    driver.runner.resume();
    expect(driver.evidence.calls.length).toBe(before + 1);
    expect(driver.evidence.last().method).toBe('requestUpload');
    await driver.respond('Sent');
    expect(driver.state()).toBe('waiting');
  });

  it('keeps the state and runs an overdue check immediately on resume', async () => {
    const driver = open();
    await driver.respond(noClips);
    driver.runner.pause();
    await driver.clock.advance(10 * MEDIA_POLL_MS);
    driver.runner.resume();
    expect(driver.state()).toBe('checking');
    await driver.clock.advance(0);
    expect(driver.evidence.calls.length).toBe(2);
  });

  it('sends nothing on resume when the evidence is complete', async () => {
    const driver = open();
    await driver.respond(found());
    driver.runner.pause();
    driver.runner.resume();
    await driver.clock.advance(MEDIA_POLL_MS);
    expect(driver.evidence.calls.length).toBe(1);
  });

  it('sends a request that the user made while paused', async () => {
    const driver = await timedOut();
    driver.runner.pause();
    driver.runner.request();
    expect(driver.evidence.last().method).toBe('listClips');
    driver.runner.resume();
    expect(driver.evidence.last().method).toBe('readDevice');
  });
});

it('aborts the call when the user stops waiting', async () => {
  const driver = await requested();
  driver.runner.cancel();
  expect(driver.evidence.last().signal?.aborted).toBe(true);
  expect(driver.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
});
