import { createMemoryTableSource } from '../adapters/memory/index.ts';
import type { TableSource } from '../features/rows/table-source.ts';
import type { ContractRow, TableSourceHarness } from './table-source-harness.ts';

export const contractColumns = [
  { key: 'name', value: ({ name }: ContractRow) => name },
  { key: 'amount', value: ({ amount }: ContractRow) => amount, total: 'sum' as const },
];

/** @param corrupt puts something wrong */
export function createMemoryHarness(
  rows: readonly ContractRow[],
  corrupt: (source: TableSource<ContractRow>) => TableSource<ContractRow> = (source) => source,
): TableSourceHarness<ContractRow> {
  const source = createMemoryTableSource({
    rows,
    columns: contractColumns,
    getRowId: ({ id }) => id,
  });
  return { source: corrupt(source), read: (row) => row, close: () => undefined };
}
