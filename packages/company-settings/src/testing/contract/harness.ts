import type { ContractClause } from '@pantau/core/testing';
import type { BankAccount, BankAccountInput } from '../../engine/company/bank-account.ts';
import type { CompanyChange } from '../../engine/company/company-change.ts';
import type {
  Company,
  CompanySection,
  Section,
  SectionValues,
} from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';

/** Two fresh companies for one clause, without categories, bank accounts, logo or history. */
export interface CompanyHarness {
  /** A user who may change the first company. */
  readonly source: CompanySource;
  /** Another such user. */
  readonly colleague: CompanySource;
  /** A user who may only read the first company. */
  readonly reader: CompanySource;
  /** A user who may change the second company. */
  readonly foreign: CompanySource;
  /** The same user, asking for the first company. */
  readonly intruder: CompanySource;
  /** Full name of the user of `source`. */
  readonly userName: string;
  /** How long it takes at most until `source` reports a change of somebody else, in ms. */
  readonly reportMs: number;
  /** Adds a category that every company has. */
  addCommonCategory(text: string): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type CompanyClause = ContractClause<CompanyHarness>;

/** An id that no backend has assigned. */
export const UNKNOWN_ID = '999999999';

const bankName = 'Bank Central Asia (BCA)';
const accountName = 'PT Satu';
export const firstAccount = { bankName, accountName, accountNo: '1234567890' };
export const secondAccount = { bankName, accountName, accountNo: '2222222222' };
export const thirdAccount = { bankName, accountName, accountNo: '3333333333' };

/** Saves values of a section against its present revision. */
export async function save<S extends CompanySection>(
  source: CompanySource,
  section: S,
  changes: Partial<SectionValues[S]>,
): Promise<Section<SectionValues[S]>> {
  const { sections } = await source.company();
  return source.saveSection(section, changes, sections[section].revision);
}

/** The newest changes. */
export const historyOf = async (source: CompanySource): Promise<readonly CompanyChange[]> =>
  (await source.changes({ first: 100, after: null })).changes;

/** Everything that is stored of a company. */
export const stateOf = async (source: CompanySource) => ({
  company: await source.company(),
  categories: await source.categories(),
  changes: await historyOf(source),
});

export const accountsOf = async (source: CompanySource): Promise<readonly BankAccount[]> =>
  (await source.company()).bankAccounts;

/** Adds accounts one after the other, and resolves with them in this order. */
export async function addAccounts(
  source: CompanySource,
  accounts: readonly BankAccountInput[],
): Promise<readonly BankAccount[]> {
  for (const account of accounts) await source.createBankAccount(account);
  const added = await accountsOf(source);
  return accounts.flatMap(({ accountNo }) => added.filter((one) => one.accountNo === accountNo));
}

/** The values of all sections. */
export const valuesOf = ({ sections }: Company): SectionValues => ({
  identity: sections.identity.values,
  operation: sections.operation.values,
  driverScore: sections.driverScore.values,
  branding: sections.branding.values,
});
