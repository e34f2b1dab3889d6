import { PantauError } from '@pantau/core';
import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import {
  CALL_MOST_MS,
  DEVICE_CALL_MOST_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_AGE_MOST_MS,
  MEDIA_FAILURES_MOST,
  MEDIA_POLL_MS,
} from './evidence-limits.ts';
import { createFakeEvidence, deviceReport, found, noClips } from './fake-evidence.test.setup.ts';
import type { MediaAlert } from './evidence-calls.ts';
import { type MediaTold, createMediaRunner } from './evidence-runner.ts';

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
  const told: MediaTold[] = [];
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
  runner.onTold((one) => told.push(one));
  runner.resume();
  const answer = async (value?: unknown): Promise<void> => {
    evidence.last().answer.resolve(value);
    await flushMicrotasks();
  };
  return {
    clock,
    evidence,
    errors,
    told,
    runner,
    createdOn: alert.createdOn,
    answer,
    refuse: async (error: unknown): Promise<void> => {
      evidence.last().answer.reject(error);
      await flushMicrotasks();
    },
    view: () => runner.get().view,
    state: () => runner.get().view.state,
    reported: () => deviceReport(clock.now(), deviceType),
  };
}

type One = ReturnType<typeof open>;

/** Its video did not come: the device can be asked. */
async function timedOut(options: Options = {}): Promise<One> {
  const one = open({ age: 40 * MINUTE, ...options });
  await one.answer(noClips);
  await one.clock.advance(MEDIA_POLL_MS);
  await one.answer(noClips);
  expect(one.state()).toBe('timeout');
  return one;
}

/** The device is about to be asked for the upload, or for its files first. */
async function asked(options: Options = {}): Promise<One> {
  const one = await timedOut(options);
  one.runner.request();
  await one.answer(one.reported());
  await one.answer();
  await one.clock.advance(FILE_LIST_WAIT_MS);
  return one;
}

describe('what is asked of the source (spec alerts §7)', () => {
  it('is the videos of the vehicle and the moment', () => {
    const { evidence, createdOn } = open();
    expect(evidence.last().args).toEqual([{ vehicleId: '7', startTime: createdOn }]);
  });

  it('goes from the last report to the upload in the words of a bsj device (AC-83)', async () => {
    const one = await asked();
    expect(one.evidence.methods().slice(2)).toEqual([
      'readDevice',
      'updateFileList',
      'requestUpload',
    ]);
    const [, , device, list, upload] = one.evidence.calls;
    expect(device?.args).toEqual(['7']);
    expect(list?.args).toEqual([{ vehicleId: '7', imei: '8600', channel: 3 }]);
    expect(upload?.args).toEqual([
      {
        kind: 'bsj',
        imei: '8600',
        channel: 'CH03',
        startTime: one.createdOn - 5_000,
        endTime: one.createdOn + 5_000,
        createdOnRawAlert: one.createdOn,
      },
    ]);
    await one.answer('Sent');
    expect(one.evidence.last().method).toBe('listClips');
    await one.answer(found());
    expect(one.state()).toBe('complete');
  });

  it('asks a vss-howen device for its files first, a minute to each side of the alert (AC-85)', async () => {
    const one = await asked({ deviceType: 'vss-howen', alertCode: 90 });
    expect(one.evidence.last()).toMatchObject({
      method: 'countFiles',
      args: [
        {
          vehicleId: '7',
          imei: '8600',
          channel: 1,
          startTime: one.createdOn - MINUTE,
          endTime: one.createdOn + MINUTE,
        },
      ],
    });
    await one.answer(1);
    expect(one.evidence.last().args).toEqual([
      { kind: 'rawAlert', imei: '8600', cameraPosition: 1, rawAlertCreatedOn: one.createdOn },
    ]);
  });

  it('is told with a toast where the device is silent or has no file (AC-82, AC-85)', async () => {
    const silent = await timedOut();
    silent.runner.request();
    await silent.answer(deviceReport(null, 'bsj'));
    expect(silent.told).toEqual([{ type: 'tell', what: 'deviceUnreachable' }]);
    const none = await asked({ deviceType: 'vss-howen' });
    await none.answer(0);
    expect(none.told).toEqual([{ type: 'tell', what: 'mediaNotFound' }]);
  });

  it("goes by the server's clock", async () => {
    const one = open({ serverAhead: 2 * MEDIA_AGE_MOST_MS });
    await one.answer(noClips);
    expect(one.view()).toEqual({ state: 'failed', reason: 'tooOld' });
  });
});

describe('polling', () => {
  it('looks again every 30 s, counted from the answer (AC-80)', async () => {
    const one = open();
    await one.clock.advance(5_000);
    await one.answer(noClips);
    await one.clock.advance(MEDIA_POLL_MS - 1);
    expect(one.evidence.calls.length).toBe(1);
    await one.clock.advance(1);
    expect(one.evidence.calls.length).toBe(2);
  });

  it('goes on when the clock is set back meanwhile', async () => {
    const one = open();
    await one.answer(noClips);
    one.clock.set(one.clock.now() - 60 * MINUTE);
    await one.clock.advance(60 * MINUTE + MEDIA_POLL_MS);
    expect(one.evidence.calls.length).toBe(2);
  });

  it('of one alert does not wait for another (AC-80)', async () => {
    const clock = createManualClock(start);
    const [stuck, other] = [open({ clock }), open({ clock })];
    for (let poll = 1; poll <= 3; poll += 1) {
      await other.answer(noClips);
      await clock.advance(MEDIA_POLL_MS);
    }
    expect(other.evidence.calls.length).toBe(4);
    expect(stuck.evidence.calls.length).toBeLessThan(4);
    expect(stuck.state()).toBe('loading');
  });

  it('tells of each change, and of nothing when nothing has changed', async () => {
    const one = open();
    let changes = 0;
    one.runner.subscribe(() => {
      changes += 1;
    });
    await one.answer(noClips);
    expect(changes).toBe(1);
    one.runner.cancel();
    expect(changes).toBe(1);
  });
});

describe('the time of a call', () => {
  it('is 20 s: a source that never answers has failed, and is asked again', async () => {
    expect(CALL_MOST_MS).toBe(20_000);
    const one = open();
    for (let failure = 1; failure <= MEDIA_FAILURES_MOST; failure += 1) {
      await one.clock.advance(CALL_MOST_MS - 1);
      expect(one.evidence.last().signal?.aborted).toBe(false);
      await one.clock.advance(1);
      expect(one.evidence.last().signal?.aborted).toBe(true);
      await one.clock.advance(MEDIA_POLL_MS);
    }
    expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    expect(one.errors).toHaveLength(MEDIA_FAILURES_MOST);
    expect(one.errors[0]).toMatchObject({ kind: 'timeout' });
    expect(one.clock.pending()).toBe(0);
  });

  it('is 60 s where a device has to be waited for', async () => {
    expect(DEVICE_CALL_MOST_MS).toBe(MINUTE);
    const upToTheList = async (): Promise<One> => {
      const one = await timedOut();
      one.runner.request();
      await one.answer(one.reported());
      return one;
    };
    for (const at of [upToTheList, () => asked(), () => asked({ deviceType: 'vss-howen' })]) {
      const one = await at();
      await one.clock.advance(DEVICE_CALL_MOST_MS - 1);
      expect(one.state()).toBe('requesting');
      await one.clock.advance(1);
      expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
      expect(one.told).toMatchObject([{ type: 'tellError', error: { kind: 'timeout' } }]);
    }
  });

  it('ends with its answer: what comes too late is not listened to', async () => {
    const one = open();
    const [first] = one.evidence.calls;
    await one.clock.advance(CALL_MOST_MS);
    first?.answer.resolve(found());
    await flushMicrotasks();
    expect(one.state()).toBe('loading');
  });
});

describe('a source that fails', () => {
  it('is asked again when it may answer then, and is reported', async () => {
    const one = open();
    await one.refuse(new PantauError('offline'));
    expect(one.state()).toBe('loading');
    await one.clock.advance(MEDIA_POLL_MS);
    await one.answer(found());
    expect(one.state()).toBe('complete');
    expect(one.errors).toMatchObject([{ kind: 'offline' }]);
  });

  it.each(['unauthorized', 'forbidden', 'invalid'] as const)(
    'is given up at once when it answers %s',
    async (kind) => {
      const one = open();
      await one.refuse(new PantauError(kind));
      expect(one.view()).toEqual({ state: 'failed', reason: 'unavailable' });
    },
  );

  it('has no videos when it answers notFound: that is no fault', async () => {
    const one = open();
    await one.refuse(new PantauError('notFound'));
    expect([one.view(), one.errors]).toEqual([{ state: 'failed', reason: 'notOffered' }, []]);
  });

  it.each([[undefined], [null], [{}], [{ clips: 'none' }]])(
    'has failed when it answers %j',
    async (nonsense) => {
      const one = open();
      await one.answer(nonsense);
      expect(one.state()).toBe('loading');
      expect(one.errors).toHaveLength(1);
      await one.clock.advance(MEDIA_POLL_MS);
      expect(one.evidence.calls.length).toBe(2);
    },
  );

  it('during a request is told, in the words of the server', async () => {
    const one = await asked();
    const error = new PantauError('conflict', { serverMessage: 'Busy' });
    await one.refuse(error);
    expect(one.view()).toEqual({ state: 'timeout', reason: 'requestFailed' });
    expect(one.told).toEqual([{ type: 'tellError', error }]);
  });
});

describe('a clip that cannot be played', () => {
  it('is asked for once more; the new address is seen', async () => {
    const one = open();
    await one.answer(found('a'));
    one.runner.playbackFailed('1');
    await one.answer(found('b'));
    expect(one.view()).toEqual({ state: 'complete', clips: found('b').clips });
    one.runner.playbackFailed('1');
    expect(one.view()).toEqual({ state: 'failed', reason: 'unplayable' });
  });
});

describe('pausing', () => {
  it('ends the call under way, and leaves no timer', async () => {
    const calling = open();
    calling.runner.pause();
    expect(calling.evidence.last().signal?.aborted).toBe(true);
    expect(calling.clock.pending()).toBe(0);
    const waiting = open();
    await waiting.answer(noClips);
    waiting.runner.pause();
    expect(waiting.clock.pending()).toBe(0);
    await waiting.clock.advance(10 * MEDIA_POLL_MS);
    expect(waiting.evidence.calls.length).toBe(1);
  });

  it('is not a failure', async () => {
    const one = open();
    one.runner.pause();
    await one.refuse(new DOMException('Aborted', 'AbortError'));
    expect([one.errors, one.runner.get().failures]).toEqual([[], 0]);
  });

  it('asks again on going on for what was not answered', async () => {
    const one = await asked();
    one.runner.pause();
    const before = one.evidence.calls.length;
    one.runner.resume();
    expect(one.evidence.calls.length).toBe(before + 1);
    expect(one.evidence.last().method).toBe('requestUpload');
    await one.answer('Sent');
    expect(one.state()).toBe('waiting');
  });

  it('keeps what is known, and looks at once for what has become due', async () => {
    const one = open();
    await one.answer(noClips);
    one.runner.pause();
    await one.clock.advance(10 * MEDIA_POLL_MS);
    one.runner.resume();
    expect(one.state()).toBe('checking');
    await one.clock.advance(0);
    expect(one.evidence.calls.length).toBe(2);
  });

  it('asks for nothing again where all is known', async () => {
    const one = open();
    await one.answer(found());
    one.runner.pause();
    one.runner.resume();
    await one.clock.advance(MEDIA_POLL_MS);
    expect(one.evidence.calls.length).toBe(1);
  });

  it('asks for what the user wanted meanwhile', async () => {
    const one = await timedOut();
    one.runner.pause();
    one.runner.request();
    expect(one.evidence.last().method).toBe('listClips');
    one.runner.resume();
    expect(one.evidence.last().method).toBe('readDevice');
  });
});

it('what the user ends is aborted', async () => {
  const one = await asked();
  one.runner.cancel();
  expect(one.evidence.last().signal?.aborted).toBe(true);
  expect(one.view()).toEqual({ state: 'timeout', reason: 'cancelled' });
});
