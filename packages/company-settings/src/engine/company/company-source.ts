import type { BankAccount, BankAccountInput } from './bank-account.ts';
import type { CompanyCategory } from './category.ts';
import type { ChangesPage, ChangesQuery } from './company-change.ts';
import type { Company, CompanySection, Section, SectionValues } from './company.ts';

/**
 * The source of a company's settings. A host implements it for its own backend, or uses the HTTP or the memory adapter.
 * Every promise rejects with `PantauError` and honours its signal (`AbortError`): `invalid` for refused values (its
 * `fieldErrors` name fields of the section), `conflict` for a section that has changed since the given revision,
 * `forbidden` without the permission, `notFound` for a company that the user does not belong to. Nothing is stored of
 * a change that is refused. The contract suite `companySourceContract` (`@pantau/company-settings/testing`) states what
 * the widget relies on beyond the types.
 */
export interface CompanySource {
  /** The company of the signed-in user. Must not come from a cache. */
  company(signal?: AbortSignal): Promise<Company>;
  /**
   * Stores the changed values of a section, and resolves with the section as stored.
   *
   * @param revision that of the section when it was read
   */
  saveSection<S extends CompanySection>(
    section: S,
    changes: Partial<SectionValues[S]>,
    revision: number,
    signal?: AbortSignal,
  ): Promise<Section<SectionValues[S]>>;
  /**
   * Stores a square picture as the logo, at once: it takes no part in revisions.
   *
   * @returns its address. Rejects with `invalid` and a `code` of `logoProblems` for a picture that is refused.
   */
  uploadLogo(picture: Blob, signal?: AbortSignal): Promise<string>;
  removeLogo(signal?: AbortSignal): Promise<void>;
  /** By text. */
  categories(signal?: AbortSignal): Promise<readonly CompanyCategory[]>;
  /** Rejects with `invalid` and the field `text` for one that exists, ignoring case. */
  createCategory(text: string, signal?: AbortSignal): Promise<CompanyCategory>;
  /** Rejects with `conflict` for one that is used, `notFound` for one that the company has not created. */
  deleteCategory(id: string, signal?: AbortSignal): Promise<void>;
  /** The first account becomes the default. Rejects with `invalid` and fields of `BankAccountInput`. */
  createBankAccount(account: BankAccountInput, signal?: AbortSignal): Promise<void>;
  /** Changes an account, or makes it the default, by which the other one ceases to be. */
  updateBankAccount(
    account: Pick<BankAccount, 'id' | 'revision'>,
    changes: Partial<BankAccountInput> | { readonly isDefault: true },
    signal?: AbortSignal,
  ): Promise<void>;
  /**
   * Rejects with `invalid` and the field `newDefaultId` if the default account has no successor.
   *
   * @param newDefaultId which account becomes the default, if this one is and is not the last
   */
  deleteBankAccount(
    account: Pick<BankAccount, 'id' | 'revision'>,
    newDefaultId: string | null,
    signal?: AbortSignal,
  ): Promise<void>;
  /** The history of the company. */
  changes(query: ChangesQuery, signal?: AbortSignal): Promise<ChangesPage>;
  /** Calls back when anything of the company may have changed. Returns a function that ends this. Left out by a source without it. */
  subscribe?(onChange: () => void): () => void;
}
