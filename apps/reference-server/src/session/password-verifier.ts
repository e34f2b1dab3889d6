import { Piscina } from 'piscina';
import { ApiError } from '../lib/api-error.ts';
import type { PasswordTask } from './password-worker.ts';

/** Passwords that are verified at the same time. */
const THREADS_MAX = 2;
/** Passwords that wait for a thread: a few seconds on a slow machine. */
const WAITING_MAX = 20;
/** After this time without a sign-in, a thread ends and returns its memory. */
const IDLE_MS = 30_000;
const RETRY_SECONDS = 5;

/**
 * Verifies passwords in threads of its own, so that many sign-ins at once delay neither other requests nor the
 * verification of their tokens (RS-320).
 */
export interface PasswordVerifier {
  /**
   * @param stored as returned by `hashPassword`
   * @throws ApiError `TOO_MANY_ATTEMPTS`, with the seconds to wait, when too many passwords wait already
   */
  verify(password: string, stored: string): Promise<boolean>;
  /** Ends the threads. */
  close(): Promise<void>;
}

export function createPasswordVerifier(): PasswordVerifier {
  const pool = new Piscina<PasswordTask, boolean>({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    name: 'verify',
    minThreads: 0,
    maxThreads: THREADS_MAX,
    maxQueue: WAITING_MAX,
    idleTimeout: IDLE_MS,
  });
  return {
    async verify(password, stored) {
      if (pool.queueSize >= WAITING_MAX) {
        throw new ApiError('TOO_MANY_ATTEMPTS', 'signInBusy', { seconds: RETRY_SECONDS });
      }
      return pool.run({ password, stored });
    },
    close: () => pool.destroy(),
  };
}
