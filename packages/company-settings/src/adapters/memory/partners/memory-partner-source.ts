import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import {
  type ApiKey,
  ISSUER_MAX,
  KEY_NAME_MAX,
  type NewApiKey,
  type PartnerSource,
  type TokenIssuer,
} from '../../../engine/partners/partner-source.ts';

/** A company's keys and issuer in memory. */
export interface PartnerWorld {
  apiKeys: readonly ApiKey[];
  issuer: TokenIssuer | null;
  /** How many keys were ever created. */
  created: number;
}

export interface MemoryPartnerOptions {
  /** Shared by the users of a company. Defaults to one with two keys. */
  readonly world?: PartnerWorld | undefined;
  /** Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
  readonly clock?: Pick<Clock, 'now'> | undefined;
  /** Whether an address has public keys. Defaults to every `https:` address. */
  readonly hasPublicKeys?: ((jwksUrl: string) => boolean) | undefined;
}

const DAY_MS = 86_400_000;

export const createEmptyPartnerWorld = (): PartnerWorld => ({
  apiKeys: [],
  issuer: null,
  created: 0,
});

/** A company with a key that is in use, and one that was rotated an hour ago. */
export function createPartnerWorld(clock: Pick<Clock, 'now'> = systemClock): PartnerWorld {
  const now = clock.now();
  return {
    created: 2,
    issuer: null,
    apiKeys: [
      {
        ...{ id: '1', name: 'Portal pelanggan', ending: 'x7Qd' },
        ...{ createdAt: now - 90 * DAY_MS, rotatedAt: null, previousUntil: null },
        lastUsedAt: now - 120_000,
      },
      {
        ...{ id: '2', name: 'Aplikasi gudang', ending: 'k0-M' },
        ...{ createdAt: now - 30 * DAY_MS, rotatedAt: now - 3_600_000 },
        ...{ previousUntil: now - 3_600_000 + DAY_MS, lastUsedAt: null },
      },
    ],
  };
}

function invalid(field: string, message: string): PantauError {
  return new PantauError('invalid', { fieldErrors: [{ field, message }] });
}

/** The keys and the issuer of a company in memory, for stories, tests and hosts that want to try the widget. */
export function createMemoryPartnerSource(options: MemoryPartnerOptions = {}): PartnerSource {
  const { clock = systemClock, canUpdate = true } = options;
  const { world = createPartnerWorld(clock) } = options;
  const { hasPublicKeys = (url: string) => url.startsWith('https://') } = options;
  const begin = (signal: AbortSignal | undefined): void => {
    signal?.throwIfAborted();
    if (!canUpdate) throw new PantauError('forbidden');
  };
  const find = (id: string): ApiKey => {
    const key = world.apiKeys.find((one) => one.id === id);
    if (key === undefined) throw new PantauError('notFound');
    return key;
  };
  const createKey = () => {
    world.created += 1;
    const key = `pantau_${'memory'.repeat(6)}${String(world.created).padStart(7, '0')}`;
    return { key, ending: key.slice(-4) };
  };
  return {
    async apiKeys(signal) {
      begin(signal);
      return world.apiKeys;
    },
    async addApiKey(given, signal) {
      begin(signal);
      const name = given.trim();
      if (name === '' || name.length > KEY_NAME_MAX) throw invalid('name', '');
      const { key, ending } = createKey();
      const added: ApiKey = {
        ...{ id: String(world.created), name, ending, createdAt: clock.now() },
        ...{ rotatedAt: null, previousUntil: null, lastUsedAt: null },
      };
      world.apiKeys = [...world.apiKeys, added];
      return { ...added, key };
    },
    async rotateApiKey(id, signal) {
      begin(signal);
      const before = find(id);
      const { key, ending } = createKey();
      const now = clock.now();
      const rotated = { ...before, ending, rotatedAt: now, previousUntil: now + DAY_MS };
      world.apiKeys = world.apiKeys.map((one) => (one.id === id ? rotated : one));
      return { ...rotated, key } satisfies NewApiKey;
    },
    async revokeApiKey(id, signal) {
      begin(signal);
      find(id);
      world.apiKeys = world.apiKeys.filter((one) => one.id !== id);
    },
    async tokenIssuer(signal) {
      begin(signal);
      return world.issuer;
    },
    async setTokenIssuer(values, signal) {
      begin(signal);
      const issuer = values.issuer.trim();
      const jwksUrl = values.jwksUrl.trim();
      if (issuer === '' || issuer.length > ISSUER_MAX) throw invalid('issuer', '');
      if (!URL.canParse(jwksUrl) || !hasPublicKeys(jwksUrl)) throw invalid('jwksUrl', '');
      world.issuer = { issuer, jwksUrl };
      return world.issuer;
    },
    async removeTokenIssuer(signal) {
      begin(signal);
      world.issuer = null;
    },
  };
}
