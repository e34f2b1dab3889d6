/** A change of a company, for its history. */
export interface CompanyChange {
  readonly id: string;
  /** Epoch ms. */
  readonly changedAt: number;
  /** `null` for a change that no user made. */
  readonly userName: string | null;
  /**
   * A section, `bankAccounts` or `categories`; and a field of it, `bankAccount`, `defaultBankAccount`, `companyCategory`
   * or `logoUrl`. Sources may have further ones.
   */
  readonly section: string;
  readonly field: string;
  /** As text; `null` for none. Account numbers are masked but for their end. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangesQuery {
  /** From 1 to 100. */
  readonly first: number;
  /** `endCursor` of the page before; `null` for the newest changes. */
  readonly after: string | null;
}

export interface ChangesPage {
  /** Newest first. */
  readonly changes: readonly CompanyChange[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}
