import { type Clock, PantauError, systemClock } from '@pantau/core';
import { taxDigits } from '@pantau/core/company';
import { type BankAccount, accountProblems } from '../../engine/company/bank-account.ts';
import { type CompanyCategory, categoryProblem } from '../../engine/company/category.ts';
import {
  type CompanySection,
  type Section,
  type SectionValues,
  withSection,
} from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { pictureType } from '../../engine/company/logo.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import { createAccountBook } from './account-book.ts';
import {
  type CompanyWorld,
  type RecordChange,
  createCompanyWorld,
  recordChange,
} from './company-world.ts';

export interface MemoryCompanyOptions {
  /** Shared by the sources of several users. Defaults to a seeded company. */
  readonly world?: CompanyWorld | undefined;
  /** Whether the user may change settings. Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
  /** Who changes settings, for the history. */
  readonly userName?: string | undefined;
  readonly clock?: Clock | undefined;
  /** Makes an address of a picture. Defaults to an object URL, which lives as long as the page. */
  readonly addressOf?: ((picture: Blob) => string) | undefined;
}

const invalid = (problems: object): PantauError =>
  new PantauError('invalid', {
    fieldErrors: Object.entries(problems).map(([field, reason]) => ({
      field,
      message: String(reason),
    })),
  });

/** Throws unless there are no problems. */
function requireNone(problems: object): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** A tax number is stored as digits. */
const asStored = <T extends object>(values: T): T =>
  'taxNo' in values && typeof values.taxNo === 'string'
    ? { ...values, taxNo: taxDigits(values.taxNo) }
    : values;

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

const SIGNATURE_BYTES = 16;

interface Part {
  readonly world: CompanyWorld;
  readonly record: RecordChange;
  /** Throws unless the request may change something. */
  begin(signal: AbortSignal | undefined): void;
  notify(): void;
}

function createSections({ world, record, begin, notify }: Part) {
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
      begin(signal);
      const current: Section<SectionValues[S]> = world.company.sections[section];
      if (current.revision !== revision) throw new PantauError('conflict');
      const values = asStored({ ...current.values, ...changes });
      requireNone((sectionChecks[section] as CheckSection<SectionValues[S]>)(values));
      const stored = { values, revision: revision + 1 };
      for (const field of Object.keys(changes) as (keyof SectionValues[S] & string)[]) {
        record(section, field, textOf(current.values[field]), textOf(values[field]));
      }
      world.company = withSection(world.company, section, stored);
      notify();
      return stored;
    },
  } satisfies Partial<CompanySource>;
}

function createLogo({ world, record, begin, notify }: Part, addressOf: (picture: Blob) => string) {
  const setLogo = (logoUrl: string | null): void => {
    record('branding', 'logoUrl', world.company.logoUrl, logoUrl);
    world.company = { ...world.company, logoUrl };
    notify();
  };
  return {
    async uploadLogo(picture, signal) {
      begin(signal);
      const start = new Uint8Array(await picture.slice(0, SIGNATURE_BYTES).arrayBuffer());
      if (pictureType(start) === null) throw new PantauError('invalid', { code: 'LOGO_TYPE' });
      const url = addressOf(picture);
      setLogo(url);
      return url;
    },
    async removeLogo(signal) {
      begin(signal);
      setLogo(null);
    },
  } satisfies Partial<CompanySource>;
}

function createCategories({ world, record, begin, notify }: Part) {
  const list = (): readonly CompanyCategory[] => {
    const { category } = world.company.sections.identity.values;
    return world.categories
      .map((one) => ({ ...one, isUsed: one.isUsed || one.text === category }))
      .toSorted((one, other) => one.text.localeCompare(other.text));
  };
  return {
    async categories(signal) {
      signal?.throwIfAborted();
      return list();
    },
    async createCategory(text, signal) {
      begin(signal);
      const problem = categoryProblem(text, world.categories);
      if (problem !== undefined) throw invalid({ text: problem });
      const created = { id: world.nextId(), text: text.trim(), isUsed: false, isOwn: true };
      world.categories = [...world.categories, created];
      record('categories', 'companyCategory', null, created.text);
      notify();
      return created;
    },
    async deleteCategory(id, signal) {
      begin(signal);
      const found = list().find((one) => one.id === id);
      if (found === undefined || !found.isOwn) throw new PantauError('notFound');
      if (found.isUsed) throw new PantauError('conflict');
      world.categories = world.categories.filter((one) => one.id !== id);
      record('categories', 'companyCategory', found.text, null);
      notify();
    },
  } satisfies Partial<CompanySource>;
}

function createAccounts({ world, record, begin, notify }: Part) {
  const book = createAccountBook(world, record);
  const setAccounts = (bankAccounts: readonly BankAccount[]): void => {
    world.company = { ...world.company, bankAccounts };
    notify();
  };
  return {
    async createBankAccount(account, signal) {
      begin(signal);
      requireNone(accountProblems(account, world.company.bankAccounts));
      setAccounts(book.added(account));
    },
    async updateBankAccount(account, changes, signal) {
      begin(signal);
      const current = book.find(account);
      const others = world.company.bankAccounts.filter(({ id }) => id !== current.id);
      requireNone(accountProblems({ ...current, ...changes }, others));
      setAccounts(book.changed(current, changes));
    },
    async deleteBankAccount(account, newDefaultId, signal) {
      begin(signal);
      const current = book.find(account);
      if (book.lacksDefault(current, newDefaultId)) throw invalid({ newDefaultId: 'required' });
      setAccounts(book.without(current, newDefaultId));
    },
  } satisfies Partial<CompanySource>;
}

/** Settings of a company in memory, for stories, tests and hosts that want to try the widget. */
export function createMemoryCompanySource(options: MemoryCompanyOptions = {}): CompanySource {
  const { world = createCompanyWorld(), canUpdate = true, userName = 'Rina Kusuma' } = options;
  const { clock = systemClock, addressOf = (picture) => URL.createObjectURL(picture) } = options;
  const part: Part = {
    world,
    record: recordChange(world, clock, userName),
    begin(signal) {
      signal?.throwIfAborted();
      if (!canUpdate) throw new PantauError('forbidden');
    },
    notify() {
      for (const listener of [...world.listeners]) listener();
    },
  };
  return {
    ...createSections(part),
    ...createLogo(part, addressOf),
    ...createCategories(part),
    ...createAccounts(part),
    async changes({ first, after }, signal) {
      signal?.throwIfAborted();
      const start = after === null ? 0 : world.changes.findIndex(({ id }) => id === after) + 1;
      const changes = world.changes.slice(start, start + first);
      return {
        changes,
        endCursor: changes.at(-1)?.id ?? null,
        hasNextPage: start + first < world.changes.length,
      };
    },
    subscribe(onChange) {
      world.listeners.add(onChange);
      return () => void world.listeners.delete(onChange);
    },
  };
}
