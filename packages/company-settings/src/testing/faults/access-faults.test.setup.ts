import { PantauError } from '@pantau/core';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanyHarness } from '../contract/harness.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';
import { type Faults, unless, withCalls } from './spoil.test.setup.ts';

type User = 'reader' | 'foreign' | 'intruder';

/** Lets a user make calls as somebody else. */
const withCallsOf =
  (name: User, calls: (harness: CompanyHarness) => Partial<CompanySource>): Spoil =>
  (harness) => ({ [name]: { ...harness[name], ...calls(harness) } });

const readerFaults = (
  [
    'saveSection',
    'createBankAccount',
    'updateBankAccount',
    'deleteBankAccount',
    'createCategory',
    'deleteCategory',
    'uploadLogo',
    'removeLogo',
  ] as const
).map(
  (name) =>
    [
      `a reader can call ${name}`,
      withCallsOf('reader', ({ source }) => ({ [name]: source[name] })),
    ] as const,
);

const intruderFaults = (['company', 'saveSection', 'createBankAccount'] as const).map(
  (name) =>
    [
      `another company’s user can call ${name}`,
      withCallsOf('intruder', ({ source }) => ({ [name]: source[name] })),
    ] as const,
);

export const accessFaults: Faults = {
  foreign: [
    [
      'categories of another company are listed',
      withCallsOf('foreign', ({ source, foreign }) => ({
        categories: async () => [...(await foreign.categories()), ...(await source.categories())],
      })),
    ],
    [
      'accounts of another company are listed',
      withCallsOf('foreign', ({ source, foreign }) => ({
        async company() {
          const { bankAccounts } = await source.company();
          const own = await foreign.company();
          return { ...own, bankAccounts: [...own.bankAccounts, ...bankAccounts] };
        },
      })),
    ],
    [
      'the history of another company is shown',
      withCallsOf('foreign', ({ source }) => ({ changes: (query) => source.changes(query) })),
    ],
    [
      'an account of another company can be deleted',
      withCallsOf('foreign', ({ source, foreign }) => ({
        deleteBankAccount: (...args) =>
          unless(foreign.deleteBankAccount(...args), 'notFound', () =>
            source.deleteBankAccount(...args),
          ),
      })),
    ],
    [
      'a category of another company can be deleted',
      withCallsOf('foreign', ({ source, foreign }) => ({
        deleteCategory: (id) =>
          unless(foreign.deleteCategory(id), 'notFound', () => source.deleteCategory(id)),
      })),
    ],
    [
      'an account of another company becomes the default',
      withCalls((source) => ({
        deleteBankAccount: (account) => source.deleteBankAccount(account, null),
      })),
    ],
  ],
  intruder: [
    ...intruderFaults,
    [
      'that the company exists is revealed',
      withCallsOf('intruder', () => ({
        company: () => Promise.reject(new PantauError('forbidden')),
      })),
    ],
  ],
  'read-only': [
    ...readerFaults,
    [
      'a reader sees no history',
      withCallsOf('reader', () => ({
        changes: () => Promise.resolve({ changes: [], endCursor: null, hasNextPage: false }),
      })),
    ],
  ],
  'reader-accounts': [
    [
      'only the view masks numbers',
      withCallsOf('reader', ({ source, reader }) => ({
        async company(signal) {
          const { bankAccounts } = await source.company(signal);
          return { ...(await reader.company(signal)), bankAccounts };
        },
      })),
    ],
    [
      'four digits of a short number are sent',
      withCallsOf('reader', ({ source, reader }) => ({
        async company(signal) {
          const { bankAccounts } = await source.company(signal);
          const cut = bankAccounts.map((one) => ({ ...one, accountNo: one.accountNo.slice(-4) }));
          return { ...(await reader.company(signal)), bankAccounts: cut };
        },
      })),
    ],
    [
      'half of every number is sent',
      withCallsOf('reader', ({ source, reader }) => ({
        async company(signal) {
          const { bankAccounts } = await source.company(signal);
          const half = bankAccounts.map((one) => ({
            ...one,
            accountNo: one.accountNo.slice(-Math.floor(one.accountNo.length / 2)),
          }));
          return { ...(await reader.company(signal)), bankAccounts: half };
        },
      })),
    ],
    [
      'the history has four digits of short numbers',
      withCallsOf('reader', ({ source, reader }) => ({
        async changes(query) {
          const page = await reader.changes(query);
          const { bankAccounts } = await source.company();
          const after = bankAccounts.map(({ accountNo }) => accountNo.slice(-4)).join(' ');
          return { ...page, changes: page.changes.map((one) => ({ ...one, after })) };
        },
      })),
    ],
    [
      'nobody gets whole numbers',
      withCalls((_source, { reader }) => ({ company: (signal) => reader.company(signal) })),
    ],
    [
      'the history has whole numbers',
      withCallsOf('reader', ({ source, reader }) => ({
        async changes(query) {
          const page = await reader.changes(query);
          const { bankAccounts } = await source.company();
          const after = bankAccounts.map(({ accountNo }) => accountNo).join(' ');
          return { ...page, changes: page.changes.map((one) => ({ ...one, after })) };
        },
      })),
    ],
  ],
  subscribe: [
    ['nothing is reported', withCalls(() => ({ subscribe: () => () => {} }))],
    [
      'reports go on after the end',
      withCalls((source) => ({
        subscribe(onChange) {
          source.subscribe?.(onChange);
          return () => {};
        },
      })),
    ],
    [
      'only the first change is reported',
      withCalls((source) => {
        let isReported = false;
        return {
          subscribe: (onChange) =>
            source.subscribe?.(() => {
              if (!isReported) onChange();
              isReported = true;
            }) ?? (() => {}),
        };
      }),
    ],
  ],
  abort: [
    ['signals are ignored', withCalls((source) => ({ company: () => source.company() }))],
    [
      'signals of the history are ignored',
      withCalls((source) => ({ changes: (query) => source.changes(query) })),
    ],
    [
      'an aborted change is stored',
      withCalls((source) => ({
        async createCategory(text, signal) {
          const created = await source.createCategory(text);
          signal?.throwIfAborted();
          return created;
        },
      })),
    ],
  ],
};
