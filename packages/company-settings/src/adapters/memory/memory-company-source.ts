import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { readPictureStructure } from '@pantau/core/company';
import { accountNoEnd } from '@pantau/core/contract';
import { type BankAccount, accountProblems } from '../../engine/company/bank-account.ts';
import { type CompanyCategory, categoryProblem } from '../../engine/company/category.ts';
import {
  type Company,
  type CompanySection,
  type Section,
  type SectionValues,
  withSection,
} from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { LOGO_MAX, type LogoProblem } from '../../engine/company/logo.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import { createAccountBook } from './account-book.ts';
import {
  type CompanyWorld,
  type RecordChange,
  createCompanyWorld,
  recordChange,
} from './company-world.ts';
import { storedValues } from './stored-values.ts';

export interface MemoryCompanyOptions {
  /** Shared by the sources of several users. Defaults to a seeded company. */
  readonly world?: CompanyWorld | undefined;
  /** The company of the user. Defaults to that of `world`; a user of another one does not find it. */
  readonly companyId?: number | undefined;
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

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

const CHANGES_MAX = 100;

interface Part {
  readonly world: CompanyWorld;
  readonly canUpdate: boolean;
  readonly record: RecordChange;
  /** Throws unless the request may read the company. */
  look(signal: AbortSignal | undefined): void;
  /** Throws unless the request may change something. */
  begin(signal: AbortSignal | undefined): void;
  notify(): void;
}

/** The company as users who may only read settings see it. */
const forReader = (company: Company): Company => ({
  ...company,
  bankAccounts: company.bankAccounts.map((account) => ({
    ...account,
    accountNo: accountNoEnd(account.accountNo),
  })),
});

function createSections({ world, canUpdate, record, look, begin, notify }: Part) {
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

function createLogo({ world, record, begin, notify }: Part, addressOf: (picture: Blob) => string) {
  const setLogo = (logoUrl: string | null): void => {
    if (logoUrl === world.company.logoUrl) return;
    record('branding', 'logoUrl', world.company.logoUrl, logoUrl);
    world.company = { ...world.company, logoUrl };
    notify();
  };
  const refusal = (code: LogoProblem): PantauError => new PantauError('invalid', { code });
  return {
    async uploadLogo(picture, signal) {
      begin(signal);
      if (picture.size > LOGO_MAX) throw refusal('LOGO_SIZE');
      const bytes = new Uint8Array(await picture.arrayBuffer());
      const structure = readPictureStructure(bytes);
      if (structure?.end === null) throw refusal('LOGO_UNREADABLE');
      if (structure?.end !== bytes.length) throw refusal('LOGO_TYPE');
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

function createCategories({ world, record, look, begin, notify }: Part) {
  const list = (): readonly CompanyCategory[] => {
    const { category } = world.company.sections.identity.values;
    return world.categories
      .map((one) => ({ ...one, isUsed: one.isUsed || one.text === category }))
      .toSorted((one, other) => one.text.localeCompare(other.text));
  };
  return {
    async categories(signal) {
      look(signal);
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
    if (bankAccounts === world.company.bankAccounts) return;
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
      const successor = book.successor(current, newDefaultId);
      if (successor === null && book.needsSuccessor(current)) {
        throw invalid({ newDefaultId: 'required' });
      }
      setAccounts(book.without(current, successor));
    },
  } satisfies Partial<CompanySource>;
}

/** Settings of a company in memory, for stories, tests and hosts that want to try the widget. */
export function createMemoryCompanySource(options: MemoryCompanyOptions = {}): CompanySource {
  const { world = createCompanyWorld(), canUpdate = true, userName = 'Rina Kusuma' } = options;
  const { companyId = world.company.id } = options;
  const { clock = systemClock, addressOf = (picture) => URL.createObjectURL(picture) } = options;
  const look = (signal: AbortSignal | undefined): void => {
    signal?.throwIfAborted();
    if (companyId !== world.company.id) throw new PantauError('notFound');
  };
  const part: Part = {
    world,
    canUpdate,
    record: recordChange(world, clock, userName),
    look,
    begin(signal) {
      look(signal);
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
      look(signal);
      const start = after === null ? 0 : world.changes.findIndex(({ id }) => id === after) + 1;
      const isUnknown = after !== null && start === 0;
      if (first < 1 || first > CHANGES_MAX || isUnknown) throw new PantauError('invalid');
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
