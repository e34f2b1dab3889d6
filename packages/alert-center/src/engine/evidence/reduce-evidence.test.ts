import { describe, expect, it } from 'vitest';
import { FILE_LIST_WAIT_MS, MEDIA_UNREQUESTED_MS, MEDIA_POLL_MS } from './evidence-limits.ts';
import { start, MINUTE, open, none, found } from './evidence-driver.test.setup.ts';

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
