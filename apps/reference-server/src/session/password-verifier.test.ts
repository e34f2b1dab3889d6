import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordVerifier } from './password-verifier.ts';
import { hashPassword } from './passwords.ts';

const verifier = createPasswordVerifier();
afterAll(() => verifier.close());

const stored = await hashPassword('rahasia', { n: 1_024, r: 8, p: 1 });

describe('the verification of passwords', () => {
  it('accepts the password in any Unicode form, and nothing else (RS-320)', async () => {
    const accented = await hashPassword('caf\u00e9', { n: 1_024, r: 8, p: 1 });
    expect(await verifier.verify('rahasia', stored)).toBe(true);
    expect(await verifier.verify('Rahasia', stored)).toBe(false);
    expect(await verifier.verify('cafe\u0301', accented)).toBe(true);
    expect(await verifier.verify('rahasia', 'not a hash')).toBe(false);
  });

  it('lets 20 passwords wait, and refuses the others with a time to wait (RS-320)', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => verifier.verify('rahasia', stored)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    // Two of those accepted may run already.
    expect(results.length - refused.length).toBeGreaterThanOrEqual(20);
    expect(results.length - refused.length).toBeLessThanOrEqual(22);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ errorName: 'TOO_MANY_ATTEMPTS', values: { seconds: 5 } });
    }
    expect(await verifier.verify('rahasia', stored)).toBe(true);
  });
});
