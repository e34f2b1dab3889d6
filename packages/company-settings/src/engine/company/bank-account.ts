import { accountNoDigits, accountNoEnd, accountNoLimits, findBank } from '@pantau/core/contract';

export interface BankAccountInput {
  /** The name of one of the `banks` of `@pantau/core/contract`. */
  readonly bankName: string;
  readonly accountName: string;
  /** Digits only. */
  readonly accountNo: string;
}

/**
 * A bank account of the company. Exactly one is the default, if there is any. Of `accountNo`, a user who may only read
 * settings gets the end (`accountNoEnd` of `@pantau/core/contract`): at most four digits, and no more than half of them.
 */
export interface BankAccount extends BankAccountInput {
  readonly id: string;
  readonly isDefault: boolean;
  /** Grows with each change of the account. */
  readonly revision: number;
}

export type AccountField = keyof BankAccountInput;

export const ACCOUNT_NAME_MAX = 100;

/** `badLength`: no bank has accounts with so few or so many digits; `twice`: the company has this account already. */
export type AccountProblem =
  'required' | 'tooLong' | 'malformed' | 'badLength' | 'twice' | 'unknown';

export type AccountProblems = Readonly<Partial<Record<AccountField, AccountProblem>>>;

function bankProblem(bankName: string): AccountProblem | undefined {
  if (bankName === '') return 'required';
  return findBank(bankName) === undefined ? 'unknown' : undefined;
}

function nameProblem(accountName: string): AccountProblem | undefined {
  const { length } = accountName.trim();
  return length === 0 ? 'required' : length > ACCOUNT_NAME_MAX ? 'tooLong' : undefined;
}

/** @param others the company's other accounts */
function numberProblem(
  { bankName, accountNo }: BankAccountInput,
  others: readonly BankAccount[],
): AccountProblem | undefined {
  if (accountNo.trim() === '') return 'required';
  const digits = accountNoDigits(accountNo);
  if (digits === null) return 'malformed';
  const { min, max } = accountNoLimits;
  if (digits.length < min || digits.length > max) return 'badLength';
  return others.some((one) => one.bankName === bankName && one.accountNo === digits)
    ? 'twice'
    : undefined;
}

/** What keeps an account from being saved, by field (CS-22). @param others the company's other accounts */
export function accountProblems(
  input: BankAccountInput,
  others: readonly BankAccount[],
): AccountProblems {
  const found: Partial<Record<AccountField, AccountProblem | undefined>> = {
    // In the order of the form, whose first problem takes the focus.
    bankName: bankProblem(input.bankName),
    accountNo: numberProblem(input, others),
    accountName: nameProblem(input.accountName),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The lengths that numbers of the bank usually have, if this one has another; `null` for a usual number (CS-92). */
export function unusualLengths({
  bankName,
  accountNo,
}: BankAccountInput): readonly number[] | null {
  const usual = findBank(bankName)?.usualAccountNoLengths ?? [];
  const length = accountNoDigits(accountNo)?.length;
  return length === undefined || usual.length === 0 || usual.includes(length) ? null : usual;
}

/** What of an account is typed. */
export const accountInputOf = ({
  bankName,
  accountNo,
  accountName,
}: BankAccountInput): BankAccountInput => ({ bankName, accountNo, accountName });

/** The account to store. @param input without problems */
export const accountToStore = (input: BankAccountInput): BankAccountInput => ({
  bankName: input.bankName,
  accountName: input.accountName.trim(),
  accountNo: accountNoDigits(input.accountNo) ?? '',
});

/** `•••• 4567`. */
export const maskAccountNo = (accountNo: string): string => `•••• ${accountNoEnd(accountNo)}`;

/** `1234 5678 90`, which is easier to compare. */
export const groupAccountNo = (accountNo: string): string =>
  accountNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
