import { PantauError } from '@pantau/core';
import { taxDigits } from '@pantau/core/company';
import {
  type CompanySection,
  type Section,
  type SectionValues,
  withSection,
} from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import { type CompanyWorld, createCompanyWorld } from './company-world.ts';

export interface MemoryCompanyOptions {
  /** Shared by the sources of several users. Defaults to a seeded company. */
  readonly world?: CompanyWorld | undefined;
  /** Whether the user may change settings. Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
}

/** Throws unless every value of a section is accepted. */
function check<T extends object>(checkSection: CheckSection<T>, values: T): void {
  const problems = Object.entries(checkSection(values));
  if (problems.length === 0) return;
  throw new PantauError('invalid', {
    fieldErrors: problems.map(([field, reason]) => ({ field, message: String(reason) })),
  });
}

/** A tax number is stored as digits. */
const asStored = <T extends object>(values: T): T =>
  'taxNo' in values && typeof values.taxNo === 'string'
    ? { ...values, taxNo: taxDigits(values.taxNo) }
    : values;

/** Settings of a company in memory, for stories, tests and hosts that want to try the widget. */
export function createMemoryCompanySource(options: MemoryCompanyOptions = {}): CompanySource {
  const { world = createCompanyWorld(), canUpdate = true } = options;
  const notify = (): void => {
    for (const listener of [...world.listeners]) listener();
  };
  const requirePermission = (): void => {
    if (!canUpdate) throw new PantauError('forbidden');
  };
  return {
    async company(signal) {
      signal?.throwIfAborted();
      return world.company;
    },
    async saveSection<S extends CompanySection>(
      section: S,
      changes: Partial<SectionValues[S]>,
      revision: number,
      signal?: AbortSignal,
    ) {
      signal?.throwIfAborted();
      requirePermission();
      const current: Section<SectionValues[S]> = world.company.sections[section];
      if (current.revision !== revision) throw new PantauError('conflict');
      const values = { ...current.values, ...changes };
      check(sectionChecks[section] as CheckSection<SectionValues[S]>, values);
      const stored = { values: asStored(values), revision: revision + 1 };
      world.company = withSection(world.company, section, stored);
      notify();
      return stored;
    },
    subscribe(onChange) {
      world.listeners.add(onChange);
      return () => void world.listeners.delete(onChange);
    },
  };
}
