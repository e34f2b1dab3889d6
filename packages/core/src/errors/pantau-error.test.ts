import { describe, expect, it } from 'vitest';
import { PantauError, isAbortError, isPantauError } from './pantau-error.ts';

describe('PantauError', () => {
  it('separates the kind and the message of the server from its own message', () => {
    const cause = new Error('low level');
    const error = new PantauError('conflict', {
      message: 'HTTP 409',
      serverMessage: 'Sudah selesai',
      code: 'CONFLICT',
      status: 409,
      cause,
    });
    expect(error).toMatchObject({
      name: 'PantauError',
      kind: 'conflict',
      message: 'HTTP 409',
      serverMessage: 'Sudah selesai',
      code: 'CONFLICT',
      status: 409,
      cause,
    });
  });

  it('is recognised across two copies of the package', () => {
    const foreign = Object.assign(new Error('x'), { name: 'PantauError', kind: 'offline' });
    expect(isPantauError(foreign)).toBe(true);
    expect(isPantauError(new Error('x'))).toBe(false);
    expect(isPantauError({ name: 'PantauError', kind: 'offline' })).toBe(false);
  });

  it('differs from an abort by the caller', () => {
    expect(isAbortError(AbortSignal.abort().reason)).toBe(true);
    expect(isAbortError(new PantauError('timeout'))).toBe(false);
  });
});
