import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

export interface ScryptCost {
  /** CPU and memory cost; a power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt with 16 MiB. */
const defaultCost: ScryptCost = { n: 16_384, r: 8, p: 5 };

const KEY_BYTES = 32;

const optionsOf = ({ n, r, p }: ScryptCost) => ({ N: n, r, p, maxmem: 256 * n * r });

/** Returns `scrypt:n:r:p:salt:hash`, with salt and hash in base64url. */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, optionsOf(cost), (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
  const { n, r, p } = cost;
  return ['scrypt', n, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * Runs in constant time, and blocks its thread for that time: see `PasswordVerifier`. Returns `false` for a malformed
 * hash.
 */
export function verifyPassword(password: string, stored: string): boolean {
  const [scheme, n, r, p, salt, hash] = stored.split(':');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const actual = scryptSync(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    KEY_BYTES,
    optionsOf(cost),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
