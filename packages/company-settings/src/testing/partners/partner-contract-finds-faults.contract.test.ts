import { PantauError } from '@pantau/core';
import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import {
  type SpoilPartners,
  createMemoryPartnerHarness,
} from './memory-partner-harness.test.setup.ts';
import { partnerClauses } from './partner-clauses.ts';

/** By clause, the faults that it must detect. */
const faults: Readonly<Record<string, readonly (readonly [string, SpoilPartners])[]>> = {
  add: [
    [
      'the same key is given twice',
      (source) => ({
        addApiKey: async (name) => ({ ...(await source.addApiKey(name)), key: 'key', ending: 'y' }),
      }),
    ],
    [
      'another company has the key, too',
      (source, { stranger }) => ({
        async addApiKey(name) {
          await stranger.addApiKey(name);
          return source.addApiKey(name);
        },
      }),
    ],
  ],
  name: [
    [
      'any name is stored',
      (source) => ({ addApiKey: (name) => source.addApiKey(`${name.slice(0, 9)}x`) }),
    ],
    [
      'the field is not named',
      () => ({ addApiKey: () => Promise.reject(new PantauError('invalid')) }),
    ],
  ],
  rotate: [
    [
      'an unknown key is ignored',
      (source) => ({
        rotateApiKey: async (id) => {
          if (id !== 'x') return source.rotateApiKey(id);
          return source.addApiKey('x');
        },
      }),
    ],
  ],
  revoke: [
    ['a revoked key can be revoked again', () => ({ revokeApiKey: async () => undefined })],
    [
      'a revoked key can be rotated',
      (source) => ({ rotateApiKey: (id) => source.addApiKey(`again ${id}`) }),
    ],
  ],
  issuer: [
    [
      'spaces are stored',
      (source, { world }) => ({
        async setTokenIssuer(values) {
          await source.setTokenIssuer(values);
          world.issuer = values;
          return values;
        },
      }),
    ],
    ['it stays when it is removed', () => ({ removeTokenIssuer: async () => undefined })],
  ],
  'issuer-refused': [
    [
      'keys are not read',
      (_source, { world }) => ({
        async setTokenIssuer(values) {
          world.issuer = values;
          return values;
        },
      }),
    ],
  ],
  access: [
    ['a reader sees the keys', (_source, { world }) => ({ apiKeys: async () => world.apiKeys })],
  ],
  abort: [['the signal is ignored', (source) => ({ tokenIssuer: () => source.tokenIssuer() })]],
};

describe.each(partnerClauses)('clause $id', ({ id, run }) => {
  const known = faults[id] ?? [];
  it('has a fault to find', () => expect(known.length).toBeGreaterThan(0));
  it.each(known)('finds that %s', async (_name, spoil) => {
    await expect(run(createMemoryPartnerHarness(spoil))).rejects.toThrow(ContractViolation);
  });
});
