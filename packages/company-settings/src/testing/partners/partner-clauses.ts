import { check, checkRejects, checkSame } from '@pantau/core/testing';
import { isPantauError } from '@pantau/core/base';
import type { PartnerClause } from './partner-harness.ts';

const idsOf = (keys: readonly { readonly id: string }[]): readonly string[] =>
  keys.map(({ id }) => id);

/** The fields that a refused request names. */
const fieldsOf = (request: Promise<unknown>): Promise<readonly string[]> =>
  request.then(
    () => [],
    (error: unknown) => (isPantauError(error) ? error.fieldErrors.map(({ field }) => field) : []),
  );

export const partnerClauses: readonly PartnerClause[] = [
  {
    id: 'add',
    title: 'adds keys, which the company sees without the keys themselves (CS-110)',
    async run({ source, colleague, stranger }) {
      const first = await source.addApiKey('  Portal ');
      const second = await source.addApiKey('Gudang');
      check(first.key !== '' && first.key !== second.key, 'every key is another one');
      check(first.key.endsWith(first.ending), 'the ending is that of the key');
      checkSame(first.name, 'Portal', 'the name without spaces around it');
      checkSame(first.lastUsedAt, null, 'a new key was not used');
      const listed = await colleague.apiKeys();
      checkSame(idsOf(listed), [first.id, second.id], 'the oldest key first');
      check(!JSON.stringify(listed).includes(first.key), 'a list has no keys');
      checkSame(await stranger.apiKeys(), [], 'the keys of another company');
    },
  },
  {
    id: 'name',
    title: 'refuses a key without a name, and names the field (CS-110)',
    async run({ source }) {
      for (const name of ['', '   ', 'x'.repeat(101)]) {
        await checkRejects(source.addApiKey(name), 'invalid', `the name '${name.slice(0, 5)}'`);
        checkSame(await fieldsOf(source.addApiKey(name)), ['name'], 'the field');
      }
      checkSame(await source.apiKeys(), [], 'nothing is stored');
    },
  },
  {
    id: 'rotate',
    title: 'replaces a key, and says until when the one before is accepted (CS-111)',
    async run({ source, colleague, stranger }) {
      const before = await source.addApiKey('Portal');
      const { key, ...after } = await colleague.rotateApiKey(before.id);
      check(key !== before.key, 'the key is another one');
      checkSame([after.id, after.name], [before.id, before.name], 'the same entry');
      checkSame(await source.apiKeys(), [after], 'the list');
      const { rotatedAt, previousUntil } = after;
      check(rotatedAt !== null && previousUntil !== null, 'the times are known');
      check((previousUntil ?? 0) > (rotatedAt ?? 0), 'the key before is accepted for some time');
      await checkRejects(stranger.rotateApiKey(before.id), 'notFound', 'a key of another company');
      await checkRejects(source.rotateApiKey('x'), 'notFound', 'an unknown key');
      checkSame(await source.apiKeys(), [after], 'the list after refusals');
    },
  },
  {
    id: 'revoke',
    title: 'revokes a key for good (CS-112)',
    async run({ source, colleague, stranger }) {
      const [first, second] = [await source.addApiKey('Satu'), await source.addApiKey('Dua')];
      await checkRejects(stranger.revokeApiKey(first.id), 'notFound', 'a key of another company');
      checkSame(idsOf(await source.apiKeys()), [first.id, second.id], 'both keys are left');
      await colleague.revokeApiKey(first.id);
      checkSame(idsOf(await source.apiKeys()), [second.id], 'the other key is left');
      await checkRejects(source.revokeApiKey(first.id), 'notFound', 'a revoked key');
      await checkRejects(source.rotateApiKey(first.id), 'notFound', 'a revoked key');
    },
  },
  {
    id: 'issuer',
    title: 'stores one issuer, and removes it (CS-113)',
    async run({ source, colleague, stranger, jwksUrl }) {
      checkSame(await source.tokenIssuer(), null, 'a new company has none');
      const issuer = `https://${Math.trunc(performance.now() * 1e6)}.example/`;
      const stored = await source.setTokenIssuer({ issuer: ` ${issuer} `, jwksUrl });
      checkSame(stored, { issuer, jwksUrl }, 'what was stored');
      const other = { issuer: `${issuer}2`, jwksUrl };
      await colleague.setTokenIssuer(other);
      checkSame(await source.tokenIssuer(), other, 'the last one');
      checkSame(await stranger.tokenIssuer(), null, 'the issuer of another company');
      await stranger.removeTokenIssuer();
      checkSame(await source.tokenIssuer(), other, 'after another company removed its own');
      await source.removeTokenIssuer();
      const isRemovedAgain = await source.removeTokenIssuer().then(
        () => true,
        () => false,
      );
      check(isRemovedAgain, 'there may be none to remove');
      checkSame(await colleague.tokenIssuer(), null, 'after it was removed');
    },
  },
  {
    id: 'issuer-refused',
    title: 'refuses an issuer whose keys cannot be read, and names the field (CS-113)',
    async run({ source, jwksUrl, brokenUrl }) {
      const issuer = 'https://id.example/';
      for (const [field, values] of [
        ['issuer', { issuer: ' ', jwksUrl }],
        ['jwksUrl', { issuer, jwksUrl: 'http://id.example/keys' }],
        ['jwksUrl', { issuer, jwksUrl: 'text' }],
        ['jwksUrl', { issuer, jwksUrl: brokenUrl }],
      ] as const) {
        await checkRejects(source.setTokenIssuer(values), 'invalid', values.jwksUrl);
        checkSame(await fieldsOf(source.setTokenIssuer(values)), [field], 'the field');
      }
      checkSame(await source.tokenIssuer(), null, 'nothing is stored');
    },
  },
  {
    id: 'access',
    title: 'refuses everything to who may not change the settings (CS-114)',
    async run({ source, reader, jwksUrl }) {
      const { id } = await source.addApiKey('Portal');
      await checkRejects(reader.apiKeys(), 'forbidden', 'the keys');
      await checkRejects(reader.addApiKey('x'), 'forbidden', 'a new key');
      await checkRejects(reader.rotateApiKey(id), 'forbidden', 'a rotation');
      await checkRejects(reader.revokeApiKey(id), 'forbidden', 'a revocation');
      await checkRejects(reader.tokenIssuer(), 'forbidden', 'the issuer');
      const values = { issuer: 'https://id.example/', jwksUrl };
      await checkRejects(reader.setTokenIssuer(values), 'forbidden', 'a new issuer');
      await checkRejects(reader.removeTokenIssuer(), 'forbidden', 'a removal');
      checkSame(idsOf(await source.apiKeys()), [id], 'the keys');
    },
  },
  {
    id: 'abort',
    title: 'stops when its signal is aborted (CS-114)',
    async run({ source }) {
      const aborted = AbortSignal.abort();
      for (const request of [
        () => source.apiKeys(aborted),
        () => source.addApiKey('x', aborted),
        () => source.tokenIssuer(aborted),
      ]) {
        const reason: unknown = await request().then(
          () => null,
          (error: unknown) => error,
        );
        check(reason instanceof Error && reason.name === 'AbortError', 'it is aborted');
      }
      checkSame(await source.apiKeys(), [], 'nothing is stored');
    },
  },
];
