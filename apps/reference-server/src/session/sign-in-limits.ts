import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInLimits } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { addressBlock } from './address-block.ts';

const WINDOW_MS = 10 * 60_000;

interface Limit {
  /** Within the window, whatever the passwords. */
  readonly attempts: number;
  /** Within the window. */
  readonly failures: number;
}

/** An office has one address. */
const perAddress: Limit = { attempts: 1_000, failures: 100 };
const perUserAndAddress: Limit = { attempts: 120, failures: 10 };
/** Of guesses from many addresses. */
const perAccount: Limit = { attempts: 1_200, failures: 30 };
const perDevice: Limit = { attempts: 120, failures: 10 };

export interface SignInAttempt {
  readonly address: string;
  readonly email: string;
  /** Id of a device on which this user has signed in before; `null` for any other. */
  readonly deviceId: string | null;
}

/** Limits sign-ins by address, account and device (RS-5, RS-321, RS-368 to RS-370). All nodes count together. */
export interface SignInLimits {
  /**
   * Returns the seconds to wait, or 0 when the attempt may proceed. It counts as failed until `succeed` is called.
   */
  begin(attempt: SignInAttempt): Promise<number>;
  /** The password was right, or nobody has looked at it. */
  succeed(attempt: SignInAttempt): Promise<void>;
}

/**
 * A device that is known is counted for itself alone, so that nobody can lock out its user by guessing elsewhere, nor
 * an office by failing at the same address.
 */
function limitsOf({ address, email, deviceId }: SignInAttempt): ReadonlyMap<string, Limit> {
  const block = addressBlock(address);
  if (deviceId !== null) {
    return new Map([
      [`device ${deviceId}`, perDevice],
      [`known ${block}`, { ...perAddress, failures: perAddress.attempts }],
    ]);
  }
  return new Map([
    [`address ${block}`, perAddress],
    [`user ${block} ${email}`, perUserAndAddress],
    [`account ${email}`, perAccount],
  ]);
}

/** The table holds no address and no name. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function createSignInLimits(db: Database, clock: Clock): SignInLimits {
  const isOver = ({ attempts, failures }: Limit, limit: Limit): boolean =>
    attempts > limit.attempts || failures > limit.failures;
  const table = signInLimits;

  return {
    async begin(attempt) {
      const now = new Date(clock.now());
      const limits = new Map([...limitsOf(attempt)].map(([key, limit]) => [hashOf(key), limit]));
      const keys = [...limits.keys()].sort();
      const wait = (rows: readonly (typeof table.$inferSelect)[], next: number): number => {
        const times = rows.map(({ key, endsOn, attempts, failures }) => {
          const limit = limits.get(key);
          const isFull =
            limit !== undefined &&
            endsOn > now &&
            isOver({ attempts: attempts + next, failures: failures + next }, limit);
          return isFull ? endsOn.getTime() - now.getTime() : 0;
        });
        return Math.ceil(Math.max(0, ...times) / 1_000);
      };

      // What is refused is not counted: it ends when the window does.
      const before = await db.select().from(table).where(inArray(table.key, keys));
      const seconds = wait(before, 1);
      if (seconds > 0) return seconds;

      const isOld = sql`${table.endsOn} <= ${now.toISOString()}::timestamptz`;
      const rows = await db
        .insert(table)
        .values(
          keys.map((key) => ({
            ...{ key, attempts: 1, failures: 1 },
            endsOn: new Date(now.getTime() + WINDOW_MS),
          })),
        )
        .onConflictDoUpdate({
          target: table.key,
          set: {
            attempts: sql`case when ${isOld} then 1 else ${table.attempts} + 1 end`,
            failures: sql`case when ${isOld} then 1 else ${table.failures} + 1 end`,
            endsOn: sql`case when ${isOld} then excluded.ends_on else ${table.endsOn} end`,
          },
        })
        .returning();
      // Others may have counted since.
      return wait(rows, 0);
    },

    async succeed(attempt) {
      const keys = [...limitsOf(attempt).keys()].map(hashOf);
      await db
        .update(table)
        .set({ failures: sql`greatest(0, ${table.failures} - 1)` })
        .where(inArray(table.key, keys));
    },
  };
}
