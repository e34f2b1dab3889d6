import { describe, expect, it } from 'vitest';
import { type Envelope, unwrapEnvelope } from './envelope.ts';

const refused = (details: Partial<Envelope>): Envelope => ({ isSuccessful: false, ...details });

describe('envelope', () => {
  it('returns a successful result unchanged', () => {
    const result = { isSuccessful: true, status: 200, data: [1] };
    expect(unwrapEnvelope(result)).toBe(result);
  });

  it.each([
    ['UNAUTHENTICATED', 'unauthorized'],
    ['FORBIDDEN', 'forbidden'],
    ['INVALID_INPUT', 'invalid'],
    ['NOT_FOUND', 'notFound'],
    ['CONFLICT', 'conflict'],
    ['INTERNAL', 'server'],
  ])('%s is %s, with the server’s message', (errorName, kind) => {
    const result = refused({ errorName, message: 'Kata server', status: 418, errorCode: 418 });
    expect(() => unwrapEnvelope(result)).toThrow(
      expect.objectContaining({ kind, serverMessage: 'Kata server', code: errorName, status: 418 }),
    );
  });

  it('names the rejected fields', () => {
    const fieldErrors = [{ field: 'label', message: 'Wajib diisi' }];
    const result = refused({ errorName: 'INVALID_INPUT', fieldErrors });
    expect(() => unwrapEnvelope(result)).toThrow(
      expect.objectContaining({ kind: 'invalid', field: 'label', fieldErrors }),
    );
  });

  it('names the rejected fields as the caller does', () => {
    const fieldErrors = [{ field: 'dsBase', message: 'Wajib diisi' }];
    const result = refused({ errorName: 'INVALID_INPUT', fieldErrors });
    const fieldOf = (wireField: string): string => (wireField === 'dsBase' ? 'base' : wireField);
    expect(() => unwrapEnvelope(result, fieldOf)).toThrow(
      expect.objectContaining({ fieldErrors: [{ field: 'base', message: 'Wajib diisi' }] }),
    );
  });

  it.each([
    [{ errorName: 'SOMETHING_NEW', status: 409 }, 'conflict'],
    [{ errorName: 'toString', errorCode: 403 }, 'forbidden'],
    [{ errorCode: 404, status: 200 }, 'notFound'],
    [{}, 'server'],
    [{ errorName: null, message: '', status: null }, 'server'],
  ])('%j without a known name is %s by its status', (details, kind) => {
    expect(() => unwrapEnvelope(refused(details))).toThrow(
      expect.objectContaining({ kind, serverMessage: undefined }),
    );
  });
});
