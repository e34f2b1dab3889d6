import { describe, expect, it } from 'vitest';
import {
  type BankAccount,
  accountProblems,
  accountToStore,
  unusualLengths,
} from './bank-account.ts';

const bankName = 'Bank Central Asia (BCA)';
const input = { bankName, accountName: 'PT Satu', accountNo: '1234567890' };
const other: BankAccount = { ...input, id: '1', isDefault: true, revision: 1 };

describe('a bank account', () => {
  it('is accepted with spaces and dashes, which are not stored (CS-22)', () => {
    const typed = { ...input, accountName: ' PT Satu ', accountNo: '1234-5678 90' };
    expect(accountProblems(typed, [])).toEqual({});
    expect(accountToStore(typed)).toEqual(input);
  });

  it.each([
    ['no bank', { bankName: '' }, { bankName: 'required' }],
    ['a bank that is not known', { bankName: 'Bank Lain' }, { bankName: 'unknown' }],
    ['no holder', { accountName: ' ' }, { accountName: 'required' }],
    ['a long holder', { accountName: 'x'.repeat(101) }, { accountName: 'tooLong' }],
    ['no number', { accountNo: ' ' }, { accountNo: 'required' }],
    ['letters', { accountNo: '12345678A0' }, { accountNo: 'malformed' }],
    ['too few digits', { accountNo: '1234' }, { accountNo: 'badLength' }],
    ['too many digits', { accountNo: '1'.repeat(21) }, { accountNo: 'badLength' }],
  ])('is refused with %s (CS-22)', (_what, wrong, problems) => {
    expect(accountProblems({ ...input, ...wrong }, [])).toEqual(problems);
  });

  it('is refused a second time, however its number is written (CS-22)', () => {
    const again = { ...input, accountNo: '123-456-7890' };
    expect(accountProblems(again, [other])).toEqual({ accountNo: 'twice' });
    const elsewhere = { ...other, bankName: 'Bank Mandiri' };
    expect(accountProblems(again, [elsewhere])).toEqual({});
  });

  it('is accepted with another length than usual, which is named (CS-22, CS-92)', () => {
    for (const accountNo of ['12345', '123456789', '1'.repeat(20)]) {
      expect(accountProblems({ ...input, accountNo }, [])).toEqual({});
      expect(unusualLengths({ ...input, accountNo })).toEqual([10]);
    }
    expect(unusualLengths({ ...input, accountNo: '1234 5678-90' })).toBeNull();
    expect(unusualLengths({ ...input, accountNo: 'x' })).toBeNull();
    expect(unusualLengths({ ...input, bankName: 'Bank Jago', accountNo: '12345' })).toBeNull();
  });

  it('has every problem at its field (CS-22)', () => {
    const problems = accountProblems({ bankName: '', accountName: '', accountNo: 'x' }, []);
    expect(problems).toEqual({
      ...{ bankName: 'required', accountName: 'required', accountNo: 'malformed' },
    });
  });
});
