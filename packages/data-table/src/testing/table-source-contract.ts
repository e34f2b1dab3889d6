import type { ContractRow, TableSourceHarness } from './table-source-harness.ts';
import { contractRows, tableSourceClauses } from './table-source-clauses.ts';

/** The part of a test framework that the suite needs; `describe` and `it` of vitest, jest or node:test fit. */
interface TestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

export interface TableSourceContractOptions<Row> extends TestFramework {
  /** Named in the report. */
  readonly name: string;
  /** A fresh source for each clause, filled with these rows in this order. */
  readonly create: (
    rows: readonly ContractRow[],
  ) => Promise<TableSourceHarness<Row>> | TableSourceHarness<Row>;
}

/** Runs the contract of `TableSource` on an implementation, one test for each clause. */
export function tableSourceContract<Row>(options: TableSourceContractOptions<Row>): void {
  const { name, create, describe, it } = options;
  describe(`${name} keeps the contract of TableSource`, () => {
    for (const clause of tableSourceClauses) {
      it(`${clause.title} [${clause.id}]`, async () => {
        const harness = await create(contractRows);
        try {
          await clause.run(harness as TableSourceHarness);
        } finally {
          await harness.close();
        }
      });
    }
  });
}
