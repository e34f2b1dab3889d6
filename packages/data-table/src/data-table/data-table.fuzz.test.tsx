import { PantauProvider, createMemoryStore } from '@pantau/core';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useTableQuery } from '../features/address/use-table-query.ts';
import type { TableColumn } from '../features/columns/table-column.ts';
import { defaultSettings } from '../features/columns/default-settings.ts';
import { mergeSettings } from '../features/columns/stored-settings.ts';
import { pageSizes } from '../shared/limits.ts';
import { createMemoryAddress } from '../features/address/memory-address.ts';
import { storySchema } from '../testing/story-filters.ts';
import { DataTable } from './data-table.tsx';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly amount: number | null;
}

const columns: readonly TableColumn<Item>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name, locked: true, sticky: true },
  { key: 'amount', label: 'Amount', value: ({ amount }) => amount },
  { key: 'status.name', label: 'Status', value: ({ name }) => name.slice(0, 1) },
];
const data: readonly Item[] = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  name: `Row ${index}`,
  amount: index % 7 === 0 ? null : index,
}));
const getRowId = ({ id }: Item): string => id;
const schema = storySchema();

interface FuzzedProps {
  readonly address: string;
  readonly stored: unknown;
}

function Fuzzed({ address, stored }: FuzzedProps): ReactElement {
  const { filters, ...query } = useTableQuery({
    schema,
    columns,
    address: createMemoryAddress(address),
  });
  // The query that the address led to, for the assertions.
  return (
    <>
      <output>{JSON.stringify(query.query)}</output>
      <DataTable
        label="Rows"
        columns={columns}
        data={data}
        getRowId={getRowId}
        selectable
        filters={filters}
        columnSettings={mergeSettings(stored, defaultSettings(columns))}
        {...query}
      />
    </>
  );
}

const render = (props: FuzzedProps): string =>
  renderToStaticMarkup(
    <PantauProvider locale="en" store={createMemoryStore()}>
      <Fuzzed {...props} />
    </PantauProvider>,
  );

function queryIn(markup: string): Record<string, unknown> {
  const text = /<output>(.*?)<\/output>/s.exec(markup)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll(/&[a-z#0-9]+;/g, '?')) as Record<
    string,
    unknown
  >;
}

const parameter = fc.tuple(
  fc.constantFrom('page', 'limit', 'search', 'sort', 'status', 'created_on', 'total_weight', 'x'),
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('-1', '0', '1e9', 'NaN', '25', '-', 'name:asc', 'DRAFT', '1..2', '%', 'null'),
  ),
);
const address = fc.oneof(
  fc.array(parameter, { maxLength: 6 }).map((list) => `?${new URLSearchParams(list)}`),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const stored = fc.oneof(
  fc.jsonValue(),
  fc.record({
    version: fc.constantFrom(1, 2),
    columns: fc.array(
      fc.record({
        key: fc.constantFrom('name', 'amount', 'status.name', 'gone', '__proto__'),
        shown: fc.oneof(fc.boolean(), fc.constant('yes')),
        pinned: fc.constantFrom('start', 'end', null, 'left'),
        width: fc.oneof(fc.double(), fc.constant(null)),
        closeChild: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  }),
);

describe('a table with any address and any stored settings', () => {
  it('renders with its locked column, a valid page and a valid page size (DT-36)', () => {
    fc.assert(
      fc.property(address, stored, (here, kept) => {
        const markup = render({ address: here, stored: kept });
        expect(markup).toContain('role="grid"');
        expect(markup).toContain('data-key="name"');
        const { page, limit } = queryIn(markup);
        expect(pageSizes).toContain(limit);
        expect(Number.isInteger(page) && Number(page) >= 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
