import { isPantauError } from '@pantau/core';
import type { CompanyChange } from '../../engine/company/company-change.ts';
import type { Company } from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanyHarness } from '../contract/harness.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';

/** By clause, the faults that it must detect. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;

/** Replaces calls of `source`. */
export const withCalls =
  (calls: (source: CompanySource, harness: CompanyHarness) => Partial<CompanySource>): Spoil =>
  (harness) => ({ source: { ...harness.source, ...calls(harness.source, harness) } });

/** Changes what `company` resolves with. */
export const withCompany = (change: (company: Company) => Partial<Company>): Spoil =>
  withCalls((source) => ({
    async company(signal) {
      const company = await source.company(signal);
      return { ...company, ...change(company) };
    },
  }));

/** Changes what `changes` resolves with. */
export const withHistory = (
  change: (changes: readonly CompanyChange[]) => readonly CompanyChange[],
): Spoil =>
  withCalls((source) => ({
    async changes(query, signal) {
      const page = await source.changes(query, signal);
      return { ...page, changes: change(page.changes) };
    },
  }));

/** What a call resolves with, or the fallback if it rejects with this kind. */
export async function unless<T>(
  call: Promise<T>,
  kind: string,
  fallback: () => Promise<T> | T,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isPantauError(error) && error.kind === kind) return fallback();
    throw error;
  }
}
