import { verifyPassword } from './passwords.ts';

export interface PasswordTask {
  readonly password: string;
  /** As returned by `hashPassword`. */
  readonly stored: string;
}

/** What a thread of `PasswordVerifier` runs. */
export const verify = ({ password, stored }: PasswordTask): boolean =>
  verifyPassword(password, stored);
