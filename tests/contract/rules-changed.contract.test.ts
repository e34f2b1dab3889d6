import { createHttpAlertSource } from '@pantau/alert-center/http';
import { createFakeSocketIo, createManualClock } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createLiveValidator } from '../../apps/reference-server/src/testing/validate-live.ts';

const violationsOf = createLiveValidator();

/** Messages about changed rules, with and without a place in the sequence. */
const conforming = [
  { type: 'alert-center-new-3' },
  { type: 'alert-center-new-3', prevSeq: 10, seq: 11, data: {} },
];

describe('the live message about changed rules', () => {
  it.each(conforming)('conforms to the contract: %o (RS-145)', (message) => {
    expect(violationsOf(message)).toBeNull();
  });

  it.each([{ type: 'alert-center-new-x' }, { type: 'alert-center-new-3', seq: 11 }])(
    'does not conform without a user or with half a range: %o (RS-145)',
    (message) => {
      expect(violationsOf(message)).not.toBeNull();
    },
  );

  it.each(conforming)('is understood by the client: %o (RS-145)', async (message) => {
    const clock = createManualClock(0);
    const sockets = createFakeSocketIo();
    const kinds: string[] = [];
    const feed = createHttpAlertSource({
      baseUrl: 'https://fleet.example/',
      getToken: () => Promise.resolve('access-1'),
      fetch: () => Promise.reject(new Error('offline')),
      io: sockets.io,
      clock,
      wakeUps: () => () => {},
    }).subscribe(({ kind }) => kinds.push(kind));
    await clock.advance(0);
    sockets.latest().receive('connect');
    sockets.latest().receive('message', message);
    expect(kinds).toContain('rulesChanged');
    expect(kinds).not.toContain('dropped');
    feed.close();
  });
});
