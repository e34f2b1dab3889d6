import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterSchema } from '../filters/filter-schema.ts';
import { pageSizes } from '../../shared/limits.ts';
import {
  type AddressState,
  droppedFromAddress,
  isInAddress,
  readAddress,
  writeAddress,
} from './address-state.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const numRuns = process.env['PANTAU_FULL'] === undefined ? 1_000 : 50_000;

const today = '2026-11-20';
const schema: FilterSchema = [
  {
    kind: 'select',
    key: 'status',
    label: '',
    options: ['DRAFT', 'ASSIGNED'].map((value) => ({ value, label: value })),
  },
  { kind: 'numberRange', key: 'total_weight', label: '' },
  { kind: 'dateRange', key: 'created_on', label: '' },
  { kind: 'multiSelect', key: 'customer', label: '' },
  { kind: 'text', key: 'page', label: '' },
];
const options = { schema, today, sortable: ['number', 'created_on'] };
const initial: AddressState = { page: 1, limit: 10, search: '', sorts: [], filters: {} };
const read = (query: string): AddressState => readAddress(query, options);

describe('the address of a table with endless paging (DT-396)', () => {
  const endless = { ...options, paged: false };

  it('names no page, and does not read one', () => {
    expect(writeAddress('page=4&tab=a', { ...initial, page: 3, search: 'x' }, endless)).toBe(
      'tab=a&limit=10&search=x',
    );
    expect(readAddress('page=4&limit=25', endless)).toMatchObject({ page: 1, limit: 25 });
    expect(isInAddress('page=4', endless)).toBe(false);
  });
});

describe('query string', () => {
  it.each([
    ['10', 10],
    ['25', 25],
    ['50', 50],
    ['100', 100],
    ['20', 10],
    ['0', 10],
    ['-25', 10],
    ['25.0', 10],
    ['', 10],
    ['many', 10],
  ])('a limit of "%s" is %d', (text, limit) => {
    expect(read(`limit=${text}`).limit).toBe(limit);
  });

  it.each([
    ['7', 7],
    ['1', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['x', 1],
    ['', 1],
    ['99999999999999999999', 1],
  ])('a page of "%s" is %d', (text, page) => {
    expect(read(`page=${text}`).page).toBe(page);
  });

  it('stores an empty search as a dash, and reads it back (DT-11)', () => {
    expect(writeAddress('', initial, options)).toBe('page=1&limit=10&search=-');
    expect(read('search=-').search).toBe('');
    expect(read('search=').search).toBe('');
  });

  it('preserves a search for dashes', () => {
    for (const search of ['-', '--', '-a', 'a-']) {
      expect(read(writeAddress('', { ...initial, search }, options)).search).toBe(search);
    }
  });

  it('writes sorts as "key order", and ignores unknown, duplicate and malformed ones', () => {
    expect(read('sort=created_on desc,number asc').sorts).toEqual([
      { key: 'created_on', direction: 'desc' },
      { key: 'number', direction: 'asc' },
    ]);
    expect(read('sort=secret asc,number up,number asc,number desc,,asc').sorts).toEqual([
      { key: 'number', direction: 'asc' },
    ]);
  });

  it('writes filters under the names of their fields', () => {
    const state: AddressState = {
      ...initial,
      filters: {
        status: { kind: 'select', value: 'DRAFT' },
        total_weight: { kind: 'numberRange', min: 10, max: null },
        created_on: { kind: 'dateRange', from: '2026-11-14', to: today, shortcut: 'last7Days' },
        customer: { kind: 'multiSelect', values: ['PT A', 'PT B, C'] },
        page: { kind: 'text', text: 'three' },
      },
    };
    const query = writeAddress('', state, options);
    expect([...new URLSearchParams(query)].slice(3)).toEqual([
      ['status', 'DRAFT'],
      ['total_weight', '10..'],
      ['created_on', 'last7Days'],
      ['customer', 'PT A'],
      ['customer', 'PT B, C'],
      ['filter.page', 'three'],
    ]);
    expect(read(query)).toEqual(state);
  });

  it('ignores filters that do not fit their field, and future days', () => {
    const odd = [
      'status=GONE',
      'total_weight=-5..',
      'total_weight=20..10',
      'total_weight=1e3..',
      'created_on=2026-11-21..',
      'created_on=..2026-11-21',
      'created_on=2026-02-30..',
      'created_on=tomorrow',
      'customer=',
    ];
    for (const query of odd) expect(read(query).filters, query).toEqual({});
  });

  it('names the sorts and filters that it drops, but not what belongs to others (DT-265)', () => {
    const dropped = (query: string) => droppedFromAddress(query, read(query), options);
    expect(dropped('sort=secret asc,number asc&status=GONE&total_weight=-5..&tab=map')).toEqual([
      'sort=secret asc',
      'status=GONE',
      'total_weight=-5..',
    ]);
    expect(dropped('status.op=contains')).toEqual(['status=']);
    expect(dropped('sort=number desc&status=DRAFT&page=x')).toEqual([]);
  });

  it('leaves other parameters unchanged and in place', () => {
    const before = 'isLoginSuccess=&page=3&tab=map&limit=25&status=DRAFT';
    expect(writeAddress(before, { ...initial, page: 4 }, options)).toBe(
      'isLoginSuccess=&page=4&tab=map&limit=10&search=-',
    );
  });

  it('keeps two tables on a page apart', () => {
    const [orders, trips] = [
      { ...options, namespace: 'orders' },
      { ...options, namespace: 'trips' },
    ];
    const one = writeAddress('', { ...initial, page: 2, search: 'a' }, orders);
    const both = writeAddress(one, { ...initial, page: 5, search: 'b' }, trips);
    expect(readAddress(both, orders)).toMatchObject({ page: 2, search: 'a' });
    expect(readAddress(both, trips)).toMatchObject({ page: 5, search: 'b' });
    expect(read(both)).toEqual(initial);
  });

  it('detects whether the address contains state of this table', () => {
    expect(isInAddress('?tab=map', options)).toBe(false);
    expect(isInAddress('?status=DRAFT', options)).toBe(true);
    expect(isInAddress('?page=1', { ...options, namespace: 'trips' })).toBe(false);
  });
});

describe('any query string', () => {
  const names = [
    ...schema.map((field) => field.key),
    'filter.page',
    'limit',
    'search',
    'sort',
    'x',
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('today', '..', '1..2', '-', 'number asc', '%', '2026-11-20..', 'DRAFT', '7'),
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.tuple(fc.constantFrom(...names), value)).map((pairs) => {
      return pairs.map(([name, text]) => `${name}=${text}`).join('&');
    }),
  );

  it('never throws, and gives a valid state', () => {
    fc.assert(
      fc.property(query, (text) => {
        const state = read(text);
        expect(pageSizes).toContain(state.limit);
        expect(Number.isSafeInteger(state.page) && state.page >= 1).toBe(true);
        expect(state.search).toBe(state.search.trim());
        expect(state.sorts.every((sort) => options.sortable.includes(sort.key))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('is written so that the same state is restored', () => {
    fc.assert(
      fc.property(query, query, (text, elsewhere) => {
        const state = read(text);
        expect(read(writeAddress(elsewhere, state, options))).toEqual(state);
      }),
      { numRuns },
    );
  });
});
