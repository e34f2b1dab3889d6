import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { createKeyResolver, readIngestKey } from './ingest-keys.ts';
import { registerIngest } from './register-ingest.ts';

describe('the ingest routes', () => {
  it('do not disclose internal errors (RS-102)', async () => {
    const fastify = Fastify();
    fastify.setErrorHandler((_, __, reply) => reply.status(500).send({ errorName: 'INTERNAL' }));
    const transaction = vi.fn().mockRejectedValue(new Error('disk full at /secret/place'));
    registerIngest(fastify, {
      db: { transaction } as unknown as Database,
      liveFeed: { changed: () => {}, position: () => {} },
      clock: systemClock,
      settings: { ingestKeys: new Map([['key', 1]]) },
    });
    const response = await fastify.inject({
      method: 'POST',
      url: '/api/ingest/alerts',
      headers: { authorization: 'Bearer key' },
      payload: { imei: 'A', alertCode: 10, createdOn: systemClock.now() },
    });
    expect(transaction).toHaveBeenCalled();
    expect([response.statusCode, response.json()]).toEqual([500, { errorName: 'INTERNAL' }]);
    await fastify.close();
  });
});

describe('an ingest key', () => {
  it('is read from the header, with any case of the scheme (RS-37)', () => {
    expect(readIngestKey('Bearer alpha')).toBe('alpha');
    expect(readIngestKey('bearer  beta')).toBe('beta');
    for (const header of [undefined, '', 'Bearer', 'Bearer alpha beta', 'Basic alpha', 'alpha']) {
      expect(readIngestKey(header)).toBeNull();
    }
  });

  it('resolves to its company, and must match in full (RS-37)', () => {
    const companyOf = createKeyResolver(
      new Map([
        ['alpha', 1],
        ['beta', 7],
      ]),
    );
    expect([companyOf('alpha'), companyOf('beta')]).toEqual([1, 7]);
    expect([companyOf('alph'), companyOf('alphabet')]).toEqual([null, null]);
    expect(createKeyResolver(new Map())('alpha')).toBeNull();
  });
});
