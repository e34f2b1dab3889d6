import { PantauError } from '@pantau/core';
import type {
  NewApiKey,
  PartnerSource,
  TokenIssuer,
} from '../../engine/partners/partner-source.ts';
import { type SpoilPartners } from './memory-partner-harness.test.setup.ts';

/** By clause, the faults that it must detect; the third part spoils the other company. */
export type PartnerFaults = Readonly<
  Record<
    string,
    readonly (readonly [fault: string, spoil: SpoilPartners, spoilStranger?: SpoilPartners])[]
  >
>;

/** Changes what `addApiKey` resolves with. */
const withAdded =
  (change: (added: NewApiKey) => Partial<NewApiKey>): SpoilPartners =>
  (source) => ({
    async addApiKey(name, signal) {
      const added = await source.addApiKey(name, signal);
      return { ...added, ...change(added) };
    },
  });

/** Changes what `rotateApiKey` resolves with, and what is listed. */
const withRotated =
  (change: (rotated: NewApiKey) => Partial<NewApiKey>): SpoilPartners =>
  (source, { world }) => ({
    async rotateApiKey(id, signal) {
      const rotated = { ...(await source.rotateApiKey(id, signal)) };
      const changed = { ...rotated, ...change(rotated) };
      const { key: _, ...listed } = changed;
      world.apiKeys = world.apiKeys.map((one) => (one.id === id ? listed : one));
      return changed;
    },
  });

/** The other company's user reaches the keys of this one. */
const reaching =
  (call: 'rotateApiKey' | 'revokeApiKey'): SpoilPartners =>
  (_stranger, { updater }) => ({ [call]: updater[call] });

const unspoiled: SpoilPartners = () => ({});

/** Stores a key under another name where the given one has to be refused. */
const storing =
  (isMeant: (name: string) => boolean): SpoilPartners =>
  (source) => ({ addApiKey: (name) => source.addApiKey(isMeant(name) ? 'x' : name) });

/** Resolves, without storing anything, where an issuer has to be refused. */
const accepting =
  (isMeant: (values: TokenIssuer) => boolean): SpoilPartners =>
  (source) => ({
    setTokenIssuer: async (values) => (isMeant(values) ? values : source.setTokenIssuer(values)),
  });

/** Lets everybody call what needs the permission. */
const asUpdater =
  (call: keyof PartnerSource): SpoilPartners =>
  (_source, { updater }) => ({ [call]: updater[call] });

export const partnerFaults: PartnerFaults = {
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
    ['the ending is that of another key', withAdded(() => ({ ending: 'none' }))],
    ['the name keeps its spaces', withAdded(({ name }) => ({ name: ` ${name}` }))],
    ['a new key counts as used', withAdded(({ createdAt }) => ({ lastUsedAt: createdAt }))],
    [
      'the newest key comes first',
      (source, { world }) => ({
        async addApiKey(name) {
          const added = await source.addApiKey(name);
          world.apiKeys = world.apiKeys.toSorted((one, other) => Number(other.id) - Number(one.id));
          return added;
        },
      }),
    ],
    [
      'keys can be read again',
      (source, { world }) => ({
        async addApiKey(name) {
          const added = await source.addApiKey(name);
          world.apiKeys = world.apiKeys.map((one) => (one.id === added.id ? added : one));
          return added;
        },
      }),
    ],
  ],
  name: [
    ['a key without a name is stored', storing((name) => name === '')],
    ['a blank name is stored', storing((name) => name === '   ')],
    ['a long name is stored', storing((name) => name.length > 100)],
    [
      'a refused key is stored',
      (source, { world }) => ({
        addApiKey: (name) =>
          source.addApiKey(name).catch(async (error: unknown) => {
            const { key: _, ...stored } = await source.addApiKey('x');
            world.apiKeys = [stored];
            throw error;
          }),
      }),
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
    [
      'the key stays the same',
      (source) => ({
        addApiKey: async (name) => ({ ...(await source.addApiKey(name)), key: 'key' }),
        rotateApiKey: async (id) => ({ ...(await source.rotateApiKey(id)), key: 'key' }),
      }),
    ],
    [
      'there is another entry',
      (source) => ({
        async rotateApiKey(id) {
          await source.revokeApiKey(id);
          return source.addApiKey('Portal');
        },
      }),
    ],
    ['the name is lost', withRotated(() => ({ name: '' }))],
    ['it is not said when', withRotated(() => ({ rotatedAt: null }))],
    ['it is not said until when', withRotated(() => ({ previousUntil: null }))],
    ['the key before ends at once', withRotated(({ rotatedAt }) => ({ previousUntil: rotatedAt }))],
    ['a key of another company is rotated', unspoiled, reaching('rotateApiKey')],
    [
      'the list has what was there before',
      (source) => {
        const first = source.apiKeys();
        // Users who may not change the settings are refused.
        first.catch(() => undefined);
        return { apiKeys: () => first };
      },
    ],
    [
      'a refused rotation changes the list',
      (source, { world }) => ({
        rotateApiKey: (id) =>
          source.rotateApiKey(id).catch((error: unknown) => {
            world.apiKeys = [];
            throw error;
          }),
      }),
    ],
  ],
  revoke: [
    ['a revoked key can be revoked again', () => ({ revokeApiKey: async () => undefined })],
    [
      'a revoked key can be rotated',
      (source) => ({ rotateApiKey: (id) => source.addApiKey(`again ${id}`) }),
    ],
    ['a key of another company is revoked', unspoiled, reaching('revokeApiKey')],
    [
      'every key is revoked',
      (source, { world }) => ({
        async revokeApiKey(id) {
          await source.revokeApiKey(id);
          world.apiKeys = [];
        },
      }),
    ],
    [
      'a refused revocation takes effect',
      unspoiled,
      (stranger, { world }) => ({
        revokeApiKey: (id) =>
          stranger.revokeApiKey(id).catch((error: unknown) => {
            world.apiKeys = world.apiKeys.filter((one) => one.id !== id);
            throw error;
          }),
      }),
    ],
    [
      'a revoked key is still listed',
      (source) => ({
        async apiKeys() {
          const listed = await source.apiKeys();
          const [first] = listed;
          return first?.name === 'Dua' ? [{ ...first, id: '1' }, first] : listed;
        },
      }),
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
    [
      'a new company has one',
      (source, { world }) => ({
        async tokenIssuer() {
          world.issuer ??= { issuer: 'https://id.example/', jwksUrl: 'https://id.example/keys' };
          return source.tokenIssuer();
        },
      }),
    ],
    [
      'the first one stays',
      (source) => {
        let first: Promise<TokenIssuer | null> | undefined;
        return {
          setTokenIssuer: (values) => {
            const stored = source.setTokenIssuer(values);
            first = stored;
            return stored;
          },
          tokenIssuer: () => first ?? source.tokenIssuer(),
        };
      },
    ],
    [
      'another company gets it, too',
      (source, { stranger }) => ({
        async setTokenIssuer(values) {
          await stranger.setTokenIssuer(values);
          return source.setTokenIssuer(values);
        },
      }),
    ],
    [
      'the other company removes it',
      unspoiled,
      (stranger, { updater }) => ({
        async removeTokenIssuer() {
          await stranger.removeTokenIssuer();
          await updater.removeTokenIssuer();
        },
      }),
    ],
    [
      'removing none is refused',
      (source) => ({
        async removeTokenIssuer() {
          if ((await source.tokenIssuer()) === null) throw new PantauError('notFound');
          await source.removeTokenIssuer();
        },
      }),
    ],
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
    ...(
      [
        ['a blank issuer', ({ issuer }) => issuer === ' '],
        ['an address without TLS', ({ jwksUrl }) => jwksUrl.startsWith('http:')],
        ['a text as the address', ({ jwksUrl }) => jwksUrl === 'text'],
        ['an address without keys', ({ jwksUrl }) => jwksUrl.includes('broken')],
      ] as readonly (readonly [string, (values: TokenIssuer) => boolean])[]
    ).map(([what, isMeant]) => [`${what} is accepted`, accepting(isMeant)] as const),
    [
      'a refused issuer is stored',
      (source, { world }) => ({
        setTokenIssuer: (values) =>
          source.setTokenIssuer(values).catch((error: unknown) => {
            world.issuer = values;
            throw error;
          }),
      }),
    ],
    [
      'the field is not named',
      () => ({ setTokenIssuer: () => Promise.reject(new PantauError('invalid')) }),
    ],
  ],
  access: [
    ['a reader sees the keys', (_source, { world }) => ({ apiKeys: async () => world.apiKeys })],
    ['a reader adds a key', asUpdater('addApiKey')],
    ['a reader rotates a key', asUpdater('rotateApiKey')],
    ['a reader revokes a key', asUpdater('revokeApiKey')],
    ['a reader sees the issuer', asUpdater('tokenIssuer')],
    ['a reader sets the issuer', asUpdater('setTokenIssuer')],
    ['a reader removes the issuer', asUpdater('removeTokenIssuer')],
    [
      'a refused revocation takes effect',
      (source, { world }) => ({
        revokeApiKey: (id) =>
          source.revokeApiKey(id).catch((error: unknown) => {
            world.apiKeys = [];
            throw error;
          }),
      }),
    ],
  ],
  abort: [
    [
      'the signal of the issuer is ignored',
      (source) => ({ tokenIssuer: () => source.tokenIssuer() }),
    ],
    ['the signal of the list is ignored', (source) => ({ apiKeys: () => source.apiKeys() })],
    [
      'an aborted key is stored',
      (source) => ({
        async addApiKey(name, signal) {
          if (signal?.aborted === true) await source.addApiKey(name);
          return source.addApiKey(name, signal);
        },
      }),
    ],
    [
      'the signal of a new key is ignored',
      (source, { world }) => ({
        async addApiKey(name) {
          const added = await source.addApiKey(name);
          world.apiKeys = [];
          return added;
        },
      }),
    ],
  ],
};
