import { accountNoDigits, accountNoLimits, findBank } from '@pantau/core/contract';
import { InvalidFields, type FieldProblem } from '../lib/invalid-fields.ts';
import { canonicalLine, isStorable } from '../lib/user-text.ts';
import type { BankAccountRow } from './read-company.ts';

const NAME_MAX = 100;

export type AccountValues = Pick<BankAccountRow, 'bankName' | 'accountName' | 'accountNo'>;

function checkNumber(accountNo: string): FieldProblem[] {
  const field = 'accountNo';
  if (accountNo.trim() === '') return [{ field, key: 'fieldRequired' }];
  const digits = accountNoDigits(accountNo);
  if (digits === null) return [{ field, key: 'accountNoInvalid' }];
  const { min, max } = accountNoLimits;
  if (digits.length >= min && digits.length <= max) return [];
  return [{ field, key: 'accountNoLength', values: { min, max } }];
}

function checkName(accountName: string): FieldProblem[] {
  const field = 'accountName';
  if (accountName === '') return [{ field, key: 'fieldRequired' }];
  if (accountName.length > NAME_MAX) {
    return [{ field, key: 'fieldTooLong', values: { max: NAME_MAX } }];
  }
  return isStorable(accountName) ? [] : [{ field, key: 'textInvalid' }];
}

/**
 * The values of an account as they are stored.
 *
 * @param others the company's other accounts
 * @throws InvalidFields with everything that is wrong
 */
export function acceptAccount(
  { bankName, accountNo, ...given }: AccountValues,
  others: readonly BankAccountRow[],
): AccountValues {
  const accountName = canonicalLine(given.accountName);
  const [first, ...more]: FieldProblem[] = [
    ...(findBank(bankName) === undefined
      ? [{ field: 'bankName', key: 'bankUnknown' as const }]
      : []),
    ...checkName(accountName),
    ...checkNumber(accountNo),
  ];
  if (first !== undefined) throw new InvalidFields([first, ...more]);
  const digits = accountNoDigits(accountNo) ?? '';
  if (others.some((other) => other.bankName === bankName && other.accountNo === digits)) {
    throw new InvalidFields([{ field: 'accountNo', key: 'accountExists' }]);
  }
  return { bankName, accountName, accountNo: digits };
}
