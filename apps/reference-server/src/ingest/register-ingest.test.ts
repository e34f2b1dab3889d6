import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { createKeyResolver } from './ingest-keys.ts';
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
  const companyOf = createKeyResolver(
    new Map([
      ['alpha', 1],
      ['beta', 7],
    ]),
  );

  it('resolves to its company, with any case of the scheme (RS-37)', () => {
    expect(companyOf('Bearer alpha')).toBe(1);
    expect(companyOf('bearer  beta')).toBe(7);
  });

  it('must match in full (RS-37)', () => {
    for (const header of [
      undefined,
      '',
      'Bearer',
      'Bearer alph',
      'Bearer alpha beta',
      'Basic alpha',
      'alpha',
    ]) {
      expect(companyOf(header)).toBeNull();
    }
    expect(createKeyResolver(new Map())('Bearer alpha')).toBeNull();
  });
});
