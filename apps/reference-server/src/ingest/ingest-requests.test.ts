import { describe, expect, it } from 'vitest';
import { alert, bus, server, setUpAlertIngest, stored } from '../testing/alert-ingest.ts';

setUpAlertIngest();

describe('an ingest key', () => {
  it.each([
    ['no key', null],
    ['a wrong key', 'test-ingest-key-of-company-3'],
    ['a part of a key', 'test-ingest-key-of-company-'],
  ])('is required: %s is rejected with 401 (RS-37)', async (_, key) => {
    const response = await server.post('alerts', alert(), { key });
    expect(response.status).toBe(401);
    expect(response.message).toMatch(/ingest key/);
  });

  it('affects only its own company, even for the same device (RS-37)', async () => {
    const same = alert();
    const first = await server.postOne('alerts', same);
    const second = await server.postOne('alerts', same, { key: 'test-ingest-key-of-company-2' });
    expect([first?.outcome, second?.outcome]).toEqual(['accepted', 'accepted']);
    expect(second?.rawAlertId).not.toBe(first?.rawAlertId);
    expect((await stored(second?.rawAlertId))?.companyId).toBe(2);
    expect(
      await server.postOne('alerts', alert({ imei: bus.imei }), {
        key: 'test-ingest-key-of-company-2',
      }),
    ).toMatchObject({
      outcome: 'unknownDevice',
    });
  });
});

describe('a key of a missing company', () => {
  it('is rejected with 403 (RS-37)', async () => {
    const response = await server.post('alerts', alert(), {
      key: 'test-ingest-key-of-missing-company',
    });
    expect([response.status, response.message]).toEqual([403, expect.stringMatching(/company 3/)]);
  });
});

describe('a request body', () => {
  it('is one alert, an array, or one alert per line (RS-38)', async () => {
    expect(await server.outcomes('alerts', alert())).toEqual(['accepted']);
    expect(await server.outcomes('alerts', [alert(), alert()])).toEqual(['accepted', 'accepted']);
    expect(await server.outcomes('alerts', [])).toEqual([]);
    const lines = `${JSON.stringify(alert())}\r\n\n${JSON.stringify(alert())}\n`;
    expect(await server.outcomes('alerts', lines, { type: 'application/x-ndjson' })).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it('reports a malformed line in its place and ingests the others (RS-39)', async () => {
    const lines = [JSON.stringify(alert()), '{"imei":', JSON.stringify(alert())].join('\n');
    const { status, results } = await server.post('alerts', lines, {
      type: 'application/x-ndjson',
    });
    expect(status).toBe(200);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'invalid', 'accepted']);
    expect(results[1]?.reason).toMatch(/^not JSON/);
  });

  it('is rejected as a whole with a 4xx and the reason (RS-40)', async () => {
    const broken = await server.post('alerts', '[{"imei":');
    expect([broken.status, broken.message]).toEqual([400, expect.stringMatching(/not JSON/)]);
    const empty = await server.post('alerts', '');
    expect([empty.status, empty.message]).toEqual([400, 'The body is empty.']);
    const text = await server.post('alerts', JSON.stringify(alert()), { type: 'text/plain' });
    expect([text.status, text.message]).toEqual([415, expect.stringMatching(/application\/json/)]);
  });

  it('has at most 10 MB (RS-38)', async () => {
    const padded = (bytes: number) => {
      const line = JSON.stringify(alert());
      return line + ' '.repeat(bytes - line.length);
    };
    const limit = 10 * 1024 * 1024;
    expect((await server.post('alerts', padded(limit))).status).toBe(200);
    const large = await server.post('alerts', padded(limit + 1));
    expect([large.status, large.message]).toEqual([413, 'The body is larger than 10 MB.']);
  });
});
