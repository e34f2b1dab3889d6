import { PantauError } from '@pantau/core/base';
import { accountNoEnd } from '@pantau/core/contract';
import {
  type Company,
  type CompanySection,
  type Section,
  type SectionValues,
  withSection,
} from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import { type CompanyPart, requireNone } from './company-part.ts';
import { storedValues } from './stored-values.ts';

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** The company as users who may only read settings see it. */
const forReader = (company: Company): Company => ({
  ...company,
  bankAccounts: company.bankAccounts.map((account) => ({
    ...account,
    accountNo: accountNoEnd(account.accountNo),
  })),
});

export function createSections({ world, canUpdate, record, look, begin, notify }: CompanyPart) {
  const hasUnknownCategory = (before: object, after: object): boolean => {
    const category: unknown = Reflect.get(after, 'category');
    return (
      typeof category === 'string' &&
      category !== Reflect.get(before, 'category') &&
      !world.categories.some(({ text }) => text === category)
    );
  };
  return {
    async company(signal) {
      look(signal);
      return canUpdate ? world.company : forReader(world.company);
    },
    async saveSection<S extends CompanySection>(
      section: S,
      changes: Partial<SectionValues[S]>,
      revision: number,
      signal?: AbortSignal,
    ) {
      begin(signal);
      const current: Section<SectionValues[S]> = world.company.sections[section];
      if (current.revision !== revision) throw new PantauError('conflict');
      const values = { ...current.values, ...storedValues(changes) };
      requireNone({
        ...(sectionChecks[section] as CheckSection<SectionValues[S]>)(values),
        ...(hasUnknownCategory(current.values, values) && { category: 'unknown' }),
      });
      const changed = (Object.keys(values) as (keyof SectionValues[S] & string)[]).filter(
        (field) => values[field] !== current.values[field],
      );
      if (changed.length === 0) return current;
      const stored = { values, revision: revision + 1 };
      for (const field of changed) {
        record(section, field, textOf(current.values[field]), textOf(values[field]));
      }
      world.company = withSection(world.company, section, stored);
      notify();
      return stored;
    },
  } satisfies Partial<CompanySource>;
}
