import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { type BankAccount, accountProblems } from '../../engine/company/bank-account.ts';
import { type CompanyCategory, categoryProblem } from '../../engine/company/category.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { createAccountBook } from './account-book.ts';
import { type CompanyPart, invalid, requireNone } from './company-part.ts';
import { type CompanyWorld, createCompanyWorld, recordChange } from './company-world.ts';
import { createLogo } from './memory-logo.ts';
import { createSections } from './memory-sections.ts';

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

const CHANGES_MAX = 100;

function createCategories({ world, record, look, begin, notify }: CompanyPart) {
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

function createAccounts({ world, record, begin, notify }: CompanyPart) {
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
  const part: CompanyPart = {
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
